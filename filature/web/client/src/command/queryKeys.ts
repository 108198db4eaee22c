/* Keys that ask: what is held, what is asked, what happened last… With Alt and Shift everywhere; as
 * single letters only where somebody has wished so and the table has the focus, so that they never
 * stand in a screen reader's way. All can be given other letters.
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

const USUAL: Record<Askable, string> = {
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

export function keyOf(what: Askable, own: Record<string, string>): string {
  return own[what] ?? USUAL[what];
}

/** Return what a key asks for, if it asks. */
export function askedBy(event: KeyboardEvent, own: Record<string, string>, letters: boolean): Askable | null {
  const modified = event.altKey && event.shiftKey && !event.ctrlKey && !event.metaKey;
  const plain = !event.altKey && !event.ctrlKey && !event.metaKey;
  if (!modified && !(plain && letters && atTable(event.target))) return null;
  const typed = modified && event.code.startsWith("Key") ? event.code.slice(3).toLowerCase() : event.key.toLowerCase();
  return ASKABLE.find((what) => keyOf(what, own) === typed) ?? null;
}

/** Letters ask only while the table itself has the focus, and never where something is typed. */
function atTable(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest("input, textarea, select, [contenteditable]")) return false;
  return target.closest("main") !== null;
}
