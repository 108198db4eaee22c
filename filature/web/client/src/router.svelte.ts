/* The home page at `/`, one's own games at `/games`; a table at `/t/TABLE`, with an invitation in `?i=`; a
 * finished game to be seen again at `/t/TABLE/replay`, `as` somebody, at a `step`, and one from a file at
 * `/replay`; their debriefs at `/t/TABLE/debrief` and `/debrief`; a game's own page at `/g/GAME`, its lesson at
 * `/g/GAME/lesson`, at a `step` counted from 1; the cases of a `day` at `/cases`, one case at
 * `/cases/GAME/NUMBER` or, as that of a day, at `/cases/GAME?day=…`; how one is told of one's turn at
 * `/notifications`, one's own data at `/me`, and what links in e-mails lead to at `/notifications/confirm/…` and `/notifications/leave/…`;
 * one's circles at `/circles`, a circle at `/circle/CIRCLE`, with its link in `?i=`, and an event of it at
 * `/circle/CIRCLE/event/EVENT`. */
import { focusOn } from "./kit/focusOn";

export type Page =
  | { at: "home" }
  | { at: "games" }
  | { at: "circles" }
  | { at: "circle"; id: string; invite: string | null }
  | { at: "event"; id: string; event: string }
  | { at: "cases"; day: string | null }
  | { at: "case"; game: string; number: number | null; day: string | null }
  | { at: "notifications" }
  | { at: "own" }
  | { at: "letter"; wish: "confirm" | "leave"; secret: string }
  | { at: "unknown" }
  | { at: "game"; id: string }
  | { at: "lesson"; id: string; step: number | null }
  | { at: "table"; id: string; invite: string | null }
  | { at: "replay"; id: string; invite: string | null; as: string; step: number }
  | { at: "record"; as: string; step: number }
  | ({ at: "debrief"; id: string | null; invite: string | null } & DebriefPlace);

/** A place in a debrief: of which seat, at which step, and which decision is tried again. */
export interface DebriefPlace {
  as: number | null;
  step: number | null;
  again: number | null;
}

export const gamesPath = "/games";
export const casesPath = "/cases";
export const notificationsPath = "/notifications";
export const circlesPath = "/circles";
export const ownDataPath = "/me";
const PAGES: Record<string, "home" | "games" | "notifications" | "circles" | "own"> = {
  "/": "home",
  [gamesPath]: "games",
  [notificationsPath]: "notifications",
  [circlesPath]: "circles",
  [ownDataPath]: "own",
};

/** Read the address; one that cannot be decoded leads nowhere. */
function read(): Page {
  try {
    return pageAt();
  } catch {
    return { at: "unknown" };
  }
}

function pageAt(): Page {
  const params = new URLSearchParams(location.search);
  const game = /^\/g\/([^/]+)(\/lesson)?\/?$/.exec(location.pathname);
  if (game?.[1]) {
    const id = decodeURIComponent(game[1]);
    const step = Number(params.get("step"));
    return game[2] ? { at: "lesson", id, step: Number.isInteger(step) && step > 0 ? step : null } : { at: "game", id };
  }
  const count = (name: string): number | null => (/^\d{1,5}$/.test(params.get(name) ?? "") ? Number(params.get(name)) : null);
  const place: DebriefPlace = { as: count("as"), step: count("step"), again: count("try") };
  if (/^\/debrief\/?$/.test(location.pathname)) return { at: "debrief", id: null, invite: null, ...place };
  const cases = /^\/cases(?:\/([^/]+)(?:\/(\d{1,9}))?)?\/?$/.exec(location.pathname);
  if (cases) {
    const day = params.get("day");
    if (!cases[1]) return { at: "cases", day };
    return { at: "case", game: decodeURIComponent(cases[1]), number: cases[2] ? Number(cases[2]) : null, day };
  }
  const letter = /^\/notifications\/(confirm|leave)\/([\w-]+)$/.exec(location.pathname);
  if (letter?.[2]) return { at: "letter", wish: letter[1] === "leave" ? "leave" : "confirm", secret: letter[2] };
  const circle = /^\/circle\/([^/]+)(?:\/event\/([^/]+))?\/?$/.exec(location.pathname);
  if (circle?.[1]) {
    const id = decodeURIComponent(circle[1]);
    return circle[2] ? { at: "event", id, event: decodeURIComponent(circle[2]) } : { at: "circle", id, invite: params.get("i") };
  }
  const shown = Number(params.get("step") ?? "0");
  const moment = { as: params.get("as") ?? "truth", step: Number.isInteger(shown) ? shown : 0 };
  if (/^\/replay\/?$/.test(location.pathname)) return { at: "record", ...moment };
  const found = /^\/t\/([^/]+)(\/replay|\/debrief)?\/?$/.exec(location.pathname);
  if (!found?.[1]) return { at: PAGES[location.pathname] ?? "unknown" };
  const id = decodeURIComponent(found[1]);
  const invite = params.get("i");
  if (!found[2]) return { at: "table", id, invite };
  return found[2] === "/debrief" ? { at: "debrief", id, invite, ...place } : { at: "replay", id, invite, ...moment };
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

  /** Show the invitation in the address of somebody who holds a seat: copying the address invites.
   *
   * It lets others watch and take a free seat, as the link on the page does; no seat of anybody. */
  carryInvite(id: string, invite: string): void {
    if (this.page.at !== "table" || this.page.id !== id || this.page.invite === invite) return;
    this.replace(tablePath(id, invite));
  }

  /** A page is drawn: after a navigation, focus its title. So too on a page that asks the server first
   * (`late`), unless somebody is in it already: a screen reader has read what there was before. */
  arrived(late = false): void {
    if (!this.moved && !(late && document.activeElement === document.body)) return;
    this.moved = false;
    window.scrollTo(0, 0);
    focusOn(document.querySelector("h1"));
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
export const casesOf = (day: string): string => `${casesPath}?day=${day}`;
/** A case by its number, or as that of a day. */
export const casePath = (game: string, which: number | string): string =>
  `${casesPath}/${encodeURIComponent(game)}${typeof which === "number" ? `/${String(which)}` : `?day=${which}`}`;
export const circlePath = (id: string, invite: string | null = null): string =>
  `/circle/${encodeURIComponent(id)}${invite ? `?i=${encodeURIComponent(invite)}` : ""}`;
export const eventPath = (id: string, event: string): string => `${circlePath(id)}/event/${encodeURIComponent(event)}`;
export const replayPath = (id: string, as = "truth", step = 0, invite: string | null = null): string =>
  `/t/${encodeURIComponent(id)}/replay?as=${as}&step=${String(step)}${invite ? `&i=${encodeURIComponent(invite)}` : ""}`;
/** A record that was opened in this page, at a moment. */
export const recordPath = (as = "truth", step = 0): string => `/replay?as=${as}&step=${String(step)}`;
export const tablePath = (id: string, invite: string | null = null): string =>
  `/t/${encodeURIComponent(id)}${invite ? `?i=${encodeURIComponent(invite)}` : ""}`;
/** The debrief of a table, or of the record that was opened in this page. */
export function debriefPath(id: string | null, { as, step, again }: Partial<DebriefPlace> = {}, invite: string | null = null): string {
  const wanted = { as, step, try: again, i: invite };
  const given = Object.entries(wanted).filter(([, value]) => value != null);
  const query = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
  return `${id === null ? "" : `/t/${encodeURIComponent(id)}`}/debrief${query ? `?${query}` : ""}`;
}
