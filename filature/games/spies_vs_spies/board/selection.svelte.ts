/* What the viewer is about to do: ask for a card, call the mission, or point at somebody in it. */
import { createContext } from "svelte";
import { ActionBuilder } from "$client/decision/actionBuilder.svelte";
import type { Values } from "$client/decision/partialAction";
import type { Decision } from "$client/generated/wire";
import type { GameAction } from "./generated";
import type { GameState } from "./state.svelte";

export class Selection extends ActionBuilder<GameAction> {
  protected override initial({ asked }: Decision): Values {
    return asked === "turn" ? { type: "ask" } : {};
  }

  readonly asking = $derived(this.asked === "turn" && this.now.is("type", "ask"));
  readonly pointing = $derived(this.asked === "point");
  /** A player who asks for an objective shows a card of their own. */
  readonly showing = $derived(this.asking && this.now.is("category", "objective"));
  readonly target = $derived(this.now.get("target"));
  readonly category = $derived(this.now.get("category"));
  readonly show = $derived(this.now.get("show"));
}

export const [getBoard, setBoard] = createContext<{ game: GameState; selection: Selection }>();
