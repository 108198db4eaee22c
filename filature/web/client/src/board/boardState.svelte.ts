/* What the viewer of a board sees, and how to put it into words for them. Each game extends it in
 * `board/state.svelte.ts` by what follows from its own view and log.
 */
import type { Say } from "../generated/wire";
import type { Value } from "../notebook/marks.svelte";
import { spoken } from "../words/language.svelte";
import type { Sayable } from "../words/words";
import type { BoardProps } from "./boards";

export class BoardState<View extends { phase: string }, Event = Say> {
  constructor(readonly board: BoardProps<View, Event>) {}

  readonly view = $derived.by(() => this.board.position.view);
  readonly words = $derived.by(() => this.board.words);
  readonly viewer = $derived.by(() => this.board.viewer);
  readonly seated = $derived.by(() => this.board.viewer >= 0);
  readonly over = $derived.by(() => this.view.phase === "over");
  /** The number of the newest message in the log. */
  readonly newest = $derived.by(() => this.board.log.at(-1)?.seq);

  name = (seat: number): string => this.board.names[seat] ?? "";

  /** Put an object with a `type` into words: `KIND-TYPE`. */
  tell = (kind: string, object: object): string =>
    spoken(this.words, kind, { ...object }, this.viewer, this.board.names);

  /** Put one of the board's own messages into words: `board-TYPE`. */
  say = (type: string, args: object = {}): string => this.tell("board", { type, ...args });

  /** Put a single value into words. */
  value = (field: string, value: unknown): string => String(this.words.value(field, value, this.viewer, this.board.names));

  /** Put a value that may be chosen for a field into words. */
  choice = (field: string, value: unknown): string => this.words.choice(field, value, this.viewer, this.board.names);

  /** The viewer's own pencil marks on something hidden, in words; `short` says a value as the board does. */
  marked(type: string, args: Sayable, short: (value: Value) => string): string[] {
    return (this.board.marks?.({ type, args }) ?? []).map(({ value, kind }) =>
      this.words.text(`ui-mark-${kind}`, { value: short(value) }),
    );
  }

  /** The lines of a section of the position's sheet, in words. */
  statements(type: string, args: Sayable = {}): string[] {
    const section = this.board.position.sheet.find(
      (one) => one.type === type && Object.entries(args).every(([key, value]) => one.args?.[key] === value),
    );
    return (section?.lines ?? []).map((line) => this.tell("line", { ...line.args, type: line.type }));
  }
}
