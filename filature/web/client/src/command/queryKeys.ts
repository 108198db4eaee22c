/* Keys that ask: what is held, what is asked, what happened last… With Alt and Shift everywhere; as
 * single letters only where somebody has wished so and the table has the focus, so that they never
 * stand in a screen reader's way. All can be given other letters or digits.
 *
 * The usual ones are those that neither screen readers nor browsers take for themselves, even while
 * a page is being read: docs/accessibility.md has the evidence.
 */
export const ASKABLE = [
  "rules",
  "hand",
  "asked",
  "last",
  "scores",
  "players",
  "board",
  "clock",
  "notebook",
  "legal",
  "help",
] as const;

export type Askable = (typeof ASKABLE)[number];

type Keys = Readonly<Record<string, string>>;

/** With Alt and Shift: what nobody else takes. There are not enough for all: the time is told with the players. */
const USUAL: Record<Askable, string> = {
  rules: "9",
  hand: "8",
  asked: "d",
  last: "z",
  scores: "s",
  players: "7",
  board: "w",
  clock: "",
  notebook: "0",
  legal: "j",
  help: "?",
};

/** Alone, where nobody else listens: the first that comes to mind. */
const ALONE: Record<Askable, string> = {
  rules: "r",
  hand: "h",
  asked: "q",
  last: "l",
  scores: "s",
  players: "p",
  board: "b",
  clock: "t",
  notebook: "n",
  legal: "g",
  help: "?",
};

/** The key of a query with Alt and Shift, or nothing where it has none. */
export function keyOf(what: Askable, own: Keys): string {
  return own[what] ?? USUAL[what];
}

/** Return what a key asks for, if it asks. */
export function askedBy(event: KeyboardEvent, own: Keys, letters: boolean): Askable | null {
  const modified = event.altKey && event.shiftKey && !event.ctrlKey && !event.metaKey;
  const plain = !event.altKey && !event.ctrlKey && !event.metaKey;
  if (!modified && !(plain && letters && atTable(event.target))) return null;
  // With Alt and Shift a key may write a sign, as on a Mac: then its place counts. What is printed on it comes
  // first: the Z of a German keyboard is in the place of the Y of others.
  const printed = /^[a-z0-9]$/i.test(event.key);
  const place = modified && !printed ? /^(?:Key|Digit)(.)$/.exec(event.code)?.[1] : undefined;
  const typed = (place ?? event.key).toLowerCase();
  const usual = modified ? USUAL : ALONE;
  // Somebody's own choice comes before what is usual.
  const free = ASKABLE.filter((what) => own[what] === undefined);
  return ASKABLE.find((what) => own[what] === typed) ?? free.find((what) => usual[what] === typed) ?? null;
}

/** Letters ask only while the table itself has the focus, and never where something is typed. */
function atTable(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest("input, textarea, select, [contenteditable]")) return false;
  return target.closest("main") !== null;
}
