/* What the viewer is about to do: attack from the hand or a base, swap, refill, or place agents. */
import type { BoardProps } from "$client/board/boards";
import { Drafting } from "$client/decision/drafting.svelte";
import type { Draft } from "$client/decision/legal";

export type Deciding = ReturnType<typeof decidingOn>;

/** What is chosen on a board; a new decision begins anew. */
export function decidingOn(board: BoardProps) {
  const draft = new Drafting(
    () => board.decision,
    (decision): Draft => (decision.asked === "turn" ? { type: "attack", from: "hand" } : {}),
  );
  const asked = $derived(board.decision?.asked ?? null);
  const attacking = $derived(draft.is("type", "attack"));
  const placing = $derived(asked === "place");
  const plan = $derived(placing ? (draft.list("agents") as (number | undefined)[]) : []);

  return {
    draft,
    get asked() {
      return asked;
    },
    /** Whether this board can express what is asked. */
    get drawn() {
      return asked === null || asked === "place" || asked === "turn" || asked === "refill";
    },
    get attacking() {
      return attacking;
    },
    get fromHand() {
      return attacking && draft.is("from", "hand");
    },
    get fromBase() {
      return attacking && draft.is("from", "base");
    },
    get swapping() {
      return draft.is("type", "swap");
    },
    get placing() {
      return placing;
    },
    /** The agent for each base, while they are placed. */
    get plan() {
      return plan;
    },
    get agent() {
      return draft.get("agent") as number | undefined;
    },
    get base() {
      return draft.get("base") as number | undefined;
    },
    get target() {
      return draft.get("target") as number | undefined;
    },
  };
}
