/* The home page at `/`; a table at `/t/TABLE`, with an invitation in `?i=`; a finished game to be seen again
 * at `/t/TABLE/replay`, `as` somebody, at a `step`, and one from a file at `/replay`; a game's own page
 * at `/g/GAME`, its lesson at `/g/GAME/lesson`, at a `step` counted from 1. */
export type Page =
  | { at: "home" }
  | { at: "game"; id: string }
  | { at: "lesson"; id: string; step: number | null }
  | { at: "table"; id: string; invite: string | null }
  | { at: "replay"; id: string; invite: string | null; as: string; step: number }
  | { at: "record"; as: string; step: number };

function read(): Page {
  const params = new URLSearchParams(location.search);
  const game = /^\/g\/([^/]+)(\/lesson)?\/?$/.exec(location.pathname);
  if (game?.[1]) {
    const id = decodeURIComponent(game[1]);
    const step = Number(params.get("step"));
    return game[2] ? { at: "lesson", id, step: Number.isInteger(step) && step > 0 ? step : null } : { at: "game", id };
  }
  const shown = Number(params.get("step") ?? "0");
  const moment = { as: params.get("as") ?? "truth", step: Number.isInteger(shown) ? shown : 0 };
  if (/^\/replay\/?$/.test(location.pathname)) return { at: "record", ...moment };
  const found = /^\/t\/([^/]+)(\/replay)?\/?$/.exec(location.pathname);
  if (!found?.[1]) return { at: "home" };
  const id = decodeURIComponent(found[1]);
  const invite = params.get("i");
  if (!found[2]) return { at: "table", id, invite };
  return { at: "replay", id, invite, ...moment };
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

  /** Show another moment of the same page, under its own address. */
  replace(path: string): void {
    history.replaceState(null, "", path);
    this.page = read();
  }

  /** Follow a link without reloading the page. */
  follow = (event: MouseEvent & { currentTarget: HTMLAnchorElement }): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    this.go(event.currentTarget.pathname + event.currentTarget.search);
  };

  /** Take the invitation out of the address once it has been used. */
  forgetInvite(): void {
    if (location.search) history.replaceState(null, "", location.pathname);
  }

  /** A page is drawn: after a navigation, focus its title. */
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
export const gamePath = (id: string): string => `/g/${encodeURIComponent(id)}`;
export const lessonPath = (id: string, step: number | null = null): string =>
  `${gamePath(id)}/lesson${step === null ? "" : `?step=${String(step)}`}`;
export const replayPath = (id: string, as = "truth", step = 0, invite: string | null = null): string =>
  `/t/${encodeURIComponent(id)}/replay?as=${as}&step=${String(step)}${invite ? `&i=${encodeURIComponent(invite)}` : ""}`;
/** A record that was opened in this page, at a moment. */
export const recordPath = (as = "truth", step = 0): string => `/replay?as=${as}&step=${String(step)}`;
export const tablePath = (id: string): string => `/t/${encodeURIComponent(id)}`;
