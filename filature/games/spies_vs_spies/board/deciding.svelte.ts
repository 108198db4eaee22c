/* What the viewer is about to do: ask for a card, call the mission, or point at somebody in it. */
import type { BoardProps } from "$client/board/boards";
import { Drafting } from "$client/decision/drafting.svelte";
import type { Draft } from "$client/decision/legal";
import type { Category } from "./view";

export type Deciding = ReturnType<typeof decidingOn>;

/** What is chosen on a board; a new decision begins anew. */
export function decidingOn(board: BoardProps) {
  const draft = new Drafting(
    () => board.decision,
    (decision): Draft => (decision.asked === "turn" ? { type: "ask" } : {}),
  );
  const asked = $derived(board.decision?.asked ?? null);
  const asking = $derived(asked === "turn" && draft.is("type", "ask"));

  return {
    draft,
    get asked() {
      return asked;
    },
    get asking() {
      return asking;
    },
    get pointing() {
      return asked === "point";
    },
    /** Whoever asks for an objective shows a card of their own. */
    get showing() {
      return asking && draft.is("category", "objective");
    },
    get target() {
      return draft.get("target") as number | undefined;
    },
    get category() {
      return draft.get("category") as Category | undefined;
    },
    get show() {
      return draft.get("show") as Category | undefined;
    },
  };
}
