/* The two desks as their viewer sees them, and what follows from what everybody was told. */
import type { BoardProps } from "$client/board/boards";
import { spoken } from "$client/words/language.svelte";
import { stories, type Story } from "./deduction";
import { agentsOf, type DeskView, type View } from "./view";

export type Seen = ReturnType<typeof seenBy>;

/** What the viewer of a board sees; it follows the board as that changes. */
export function seenBy(board: BoardProps) {
  const view = $derived(board.position.view as unknown as View);
  const everybody = $derived(agentsOf(view));
  const known = $derived(
    view.desks.map((desk) => stories(board.log, desk.seat, desk.bases.length, everybody)),
  );
  /** One's own side is the nearer one; whoever watches sits with the second seat. */
  const near = $derived(board.viewer === 0 ? 0 : 1);

  return {
    board,
    get view() {
      return view;
    },
    /** How many agents each side began with. */
    get everybody() {
      return everybody;
    },
    get theirs() {
      return view.desks[1 - near]!;
    },
    get mine() {
      return view.desks[near]!;
    },
    get seated() {
      return board.viewer >= 0;
    },
    get over() {
      return view.phase === "over";
    },
    name: (seat: number): string => board.names[seat] ?? "",
    /** Put something of any kind into words, as they are for this viewer. */
    tell: (kind: string, object: Record<string, unknown>): string =>
      spoken(board.words, kind, object, board.viewer, board.names),
    story: (desk: DeskView, at: number): Story => known[desk.seat]![at]!,
  };
}
