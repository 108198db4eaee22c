/* What the viewer is about to do: the card that is taken, what is done with it, and at which agents. */
import { Drafting } from "$client/decision/drafting.svelte";
import type { Draft } from "$client/decision/legal";
import { forecast, type Forecast } from "./deliveries";
import type { Seen } from "./seen.svelte";
import type { AgentView, Effect } from "./view";

const FIELDS = ["tokens", "agent", "agents", "moves", "to"];
const MODES = ["document", "action"];

/** A card of the hand; of several copies of it, this one. */
export interface Held {
  card: string;
  copy: number;
}

/** What the places on the board are for. */
export type Aim = Exclude<Effect, "personal" | "trapped"> | "document" | "influence";

export type Aiming = ReturnType<typeof aimingWith>;

/** What is chosen on the board of a viewer; a new decision begins anew. */
export function aimingWith(seen: Seen) {
  const board = seen.board;
  const draft = new Drafting(
    () => board.decision,
    (decision): Draft => (decision.asked === "turn" ? { type: "document" } : {}),
  );
  const asked = $derived(board.decision?.asked ?? null);
  /** Whether this board can express all that is asked. */
  const drawn = $derived(
    board.decision?.legal.alternatives.every((one) =>
      Object.keys(one.choose ?? {}).every((field) => FIELDS.includes(field)),
    ) ?? true,
  );
  /** What a card may be played as. */
  const modes = $derived(asked === "turn" ? MODES.filter((type) => draft.possible({ type })) : []);

  // The card

  const card = $derived(seen.find(draft.get("card") as string | undefined));
  let copy = $state(0);
  const hand = $derived.by((): Held[] => {
    const cards = seen.mine.hand ?? [];
    return cards.map((one, at) => ({ card: one, copy: cards.slice(0, at).filter((other) => other === one).length }));
  });
  const taken = $derived(
    card ? [hand.find((one) => one.card === card.id && one.copy === copy) ?? { card: card.id, copy: 0 }] : [],
  );
  /** Take a card; what is done with it stays the same where that is possible. */
  function take(held: Held): void {
    copy = held.copy;
    const type = draft.get("type");
    draft.set(draft.possible({ type, card: held.card }) ? { type, card: held.card } : { card: held.card });
  }

  // The agents

  const aim = $derived.by((): Aim | null => {
    if (asked === "influence") return "influence";
    if (asked !== "turn") return null;
    if (draft.is("type", "document")) return "document";
    const effect = draft.is("none", true) ? null : card?.effect;
    return !effect || effect === "personal" || effect === "trapped" ? null : effect;
  });
  const moving = $derived(aim === "pressure" || aim === "blackmail");
  const pair = $derived(aim === "crosscheck" || aim === "turncoat");
  const field = $derived(pair ? "agents" : aim === "courier" ? "to" : "agent");
  const aimed = $derived.by((): number[] => {
    if (!aim || moving) return [];
    if (pair) return draft.list("agents") as number[];
    const one = draft.get(field);
    return typeof one === "number" ? [one] : [];
  });
  /** The agents that can be aimed at. */
  const open = $derived.by((): unknown[] => {
    if (!aim || moving) return [];
    const choice = pair ? draft.choice("agents") : null;
    return choice?.kind === "subset" ? choice.of : draft.values(field);
  });
  function aimAt(agent: number): void {
    seen.show(agent);
    if (pair) draft.toggle("agents", agent);
    else draft.set({ [field]: agent });
  }
  /** What would come about at an agent that is aimed at. */
  function added(agent: number): Forecast {
    const from = aim === "courier" ? draft.get("from") : undefined;
    return forecast(
      seen.view.agents,
      aim === "document" || aim === "courier" ? { [agent]: 1, ...(typeof from === "number" ? { [from]: -1 } : {}) } : {},
      aim === "nosy" ? { [agent]: 1 } : {},
    );
  }
  /** The space to which the viewer pulls a pawn. */
  const pulled = (agent: AgentView): number =>
    seen.near === 1 ? Math.min(3, agent.space! + 1) : Math.max(0, agent.space! - 1);

  // Tokens

  const giving = $derived(asked === "loyalty");
  /** The token for each agent, while they are given. */
  const plan = $derived(giving ? (draft.list("tokens") as (number | undefined)[]) : []);

  return {
    draft,
    get asked() {
      return asked;
    },
    get drawn() {
      return drawn;
    },
    get modes() {
      return modes;
    },
    get card() {
      return card;
    },
    get hand() {
      return hand;
    },
    get taken() {
      return taken;
    },
    get aim() {
      return aim;
    },
    get moving() {
      return moving;
    },
    get pair() {
      return pair;
    },
    get aimed() {
      return aimed;
    },
    get open() {
      return open;
    },
    get giving() {
      return giving;
    },
    get plan() {
      return plan;
    },
    take,
    aimAt,
    added,
    pulled,
  };
}
