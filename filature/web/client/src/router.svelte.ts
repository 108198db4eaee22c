/* Two pages: the desk at `/`, and a table at `/t/TABLE`, with an invitation in `?i=`. */
export type Page = { at: "home" } | { at: "table"; id: string; invite: string | null };

function read(): Page {
  const found = /^\/t\/([^/]+)\/?$/.exec(location.pathname);
  if (!found?.[1]) return { at: "home" };
  return {
    at: "table",
    id: decodeURIComponent(found[1]),
    invite: new URLSearchParams(location.search).get("i"),
  };
}

class Router {
  page = $state.raw<Page>(read());
  private moved = false;

  constructor() {
    window.addEventListener("popstate", () => this.show());
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.show();
  }

  /** Follow a link inside the program without loading it anew. */
  follow = (event: MouseEvent & { currentTarget: HTMLAnchorElement }): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    this.go(event.currentTarget.pathname);
  };

  /** Take the invitation out of the address once it has been used. */
  forgetInvite(): void {
    if (location.search) history.replaceState(null, "", location.pathname);
  }

  /** A page is drawn: whoever came to it from another one begins at its title. */
  arrived(): void {
    if (!this.moved) return;
    this.moved = false;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>("h1")?.focus();
  }

  private show(): void {
    this.moved = true;
    this.page = read();
  }
}

export const router = new Router();
export const tablePath = (id: string): string => `/t/${encodeURIComponent(id)}`;
