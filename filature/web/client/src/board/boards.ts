/* The boards that games bring with them; a game without one is played on the generic board. */
import type { Component, Snippet } from "svelte";
import type { Decision, Position, RecordAction, Say } from "../generated/wire";
import type { Mark, Markable, Value } from "../notebook/marks.svelte";
import type { Sound } from "../live/sounds";
import type { LogEntry } from "../live/table.svelte";
import type { Words } from "../words/words";

/** Somebody is asked to name something hidden, in the place of a decision. A board may offer to
 * touch it; the page asks for the same in words. */
export interface Naming {
  /** What is named, and as what. */
  chosen: Markable | null;
  value: Value | null;
  /** It can still be chosen; the board shows a world in which it is wrong; it is right. */
  state: "open" | "refuted" | "right";
  choose: (secret: Markable, value?: Value) => void;
  /** What the page says of it: for a board with room for it beside what it shows (`leavesRoom`). */
  beside?: Snippet | undefined;
}

/** What every board is given. */
export interface BoardProps<View = Position["view"], Event = Say> {
  position: Omit<Position, "view"> & { view: View };
  /** The seat of the viewer, or `SPECTATOR`. */
  viewer: number;
  names: string[];
  words: Words;
  /** Everything the viewer was told since the start, oldest first. */
  log: readonly LogEntry<Event>[];
  /** The decision that the viewer owes now. */
  decision: Decision | null;
  /** The decision was sent and is not acknowledged yet. */
  sending: boolean;
  /** Why the last answer to this decision was refused. */
  refusal: string | null;
  answer: (decision: Decision, action: RecordAction) => void;
  /** The event that the viewer looks at again: what it concerns is framed. */
  pointed?: LogEntry<Event> | null;
  /** An event that has just happened and is played once, as a short moment. */
  moment?: LogEntry<Event> | null;
  /** The viewer's own pencil marks on something hidden. */
  marks?: (secret: Markable) => readonly Mark[];
  naming?: Naming | null;
  /** Tell the page that a scene stands in the place of the board until the viewer goes on. */
  hold?: (held: boolean) => void;
}

/** What a game counts for its seats, as far as a view tells it. */
export interface Scoring<View = Position["view"]> {
  /** The points by seat; null where the viewer may not know them. */
  points: (view: View) => (number | null)[];
  /** How many points end the game, where a number of points does. */
  goal: (view: View) => number | null;
}

/** How the answer to a move is marked, beside its words. */
export type Sign = "check" | "cross" | "eye" | "up" | "down";

/** An event that is played once on the board, as long as this and with this sound. */
export interface Moment {
  ms: number;
  sound: Sound;
}

/** What a game's events mean to somebody who follows the game one sentence at a time. All of it
 * follows from what the viewer was told. */
export interface Highlights<Event = Say> {
  /** The events by which a seat, their `seat`, makes a decision. */
  decisions: readonly string[];
  /** The events of a seat's turn, after the set-up. */
  turns: readonly string[];
  /** The number of the round that an event begins, where the game counts rounds itself. */
  roundOf(event: Event): number | null;
  /** Another event of the same move says it, or it is of the set-up. */
  isDetail(event: Event, viewer: number): boolean;
  /** How a move of the viewer was answered: `verdict-TYPE` and `result-TYPE` say it. */
  sign(event: Event, viewer: number): Sign | null;
  /** Somebody else does it to the viewer. */
  isOnViewer(event: Event, viewer: number): boolean;
  /** The points that it brings the viewer; "view" where only the views before and after tell. */
  gain(event: Event, viewer: number): number | "view" | null;
  /** The event without what everybody knows already, to be spoken in short sentences (`short-told-TYPE`). */
  brief?(event: Event): Event;
  /** What makes it a moment of the game, if it is one. */
  moment(event: Event): Moment | null;
}

interface GameBoard {
  default: Component<BoardProps>;
  scoring: Scoring;
  highlights: Highlights;
  /** At a desk, there is room on the board for what the page says of something to be named. */
  leavesRoom?: boolean;
}

const boards = import.meta.glob<GameBoard>("../../../../games/*/Board.svelte");

/** Load the board and the scoring of a game, or nothing where it has none. */
export async function boardOf(game: string): Promise<GameBoard | null> {
  return (await boards[`../../../../games/${game}/Board.svelte`]?.()) ?? null;
}
