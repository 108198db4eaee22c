/* What the viewer is about to do: attack from the hand or a base, swap, refill, or place agents. */
import { createContext } from "svelte";
import { ActionBuilder } from "$client/decision/actionBuilder.svelte";
import type { Values } from "$client/decision/partialAction";
import type { Decision } from "$client/generated/wire";
import type { GameAction } from "./generated";
import type { GameState } from "./state.svelte";

const DRAWN = ["place", "turn", "refill"];

export class Selection extends ActionBuilder<GameAction> {
  protected override initial({ asked }: Decision): Values {
    return asked === "turn" ? { type: "attack", from: "hand" } : {};
  }

  /** Whether this board can express what is asked. */
  readonly drawn = $derived(this.asked === null || DRAWN.includes(this.asked));
  readonly attacking = $derived(this.now.is("type", "attack"));
  readonly fromHand = $derived(this.attacking && this.now.is("from", "hand"));
  readonly fromBase = $derived(this.attacking && this.now.is("from", "base"));
  readonly swapping = $derived(this.now.is("type", "swap"));
  readonly placing = $derived(this.asked === "place");
  /** The agent for each base, while they are placed. */
  readonly plan = $derived(this.placing ? this.now.list("agents") : []);
  readonly agent = $derived(this.now.get("agent"));
  readonly base = $derived(this.now.get("base"));
  readonly target = $derived(this.now.get("target"));
}

export const [getBoard, setBoard] = createContext<{ game: GameState; selection: Selection }>();
