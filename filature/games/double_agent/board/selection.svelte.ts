/* What the viewer is about to do: the card that is taken, what is done with it, and at which agents. */
import { createContext } from "svelte";
import { ActionBuilder } from "$client/decision/actionBuilder.svelte";
import type { Values } from "$client/decision/partialAction";
import type { Decision } from "$client/generated/wire";
import { standing } from "./cards";
import { forecast, type Forecast } from "./deliveries";
import type { AgentView, Effect, GameAction } from "./generated";
import type { PawnMoves } from "./pawns.svelte";
import type { GameState } from "./state.svelte";

const FIELDS = ["tokens", "agent", "agents", "moves", "to"];
const MODES = ["document", "action"] as const;

/** A card of the hand; of several copies of it, this one. */
export interface Held {
  card: string;
  copy: number;
}

/** What the places on the board are for. */
export type Aim = Exclude<Effect, "personal" | "trapped"> | "document" | "influence";

export class Selection extends ActionBuilder<GameAction> {
  constructor(private readonly game: GameState) {
    super(game.board);
  }

  protected override initial({ asked }: Decision): Values {
    return asked === "turn" ? { type: "document" } : {};
  }

  /** Whether this board can express everything that is asked. */
  readonly drawn = $derived(
    this.decision?.legal.alternatives.every((one) =>
      Object.keys(one.choose ?? {}).every((field) => FIELDS.includes(field)),
    ) ?? true,
  );
  /** What a card may be played as. */
  readonly modes = $derived(this.asked === "turn" ? MODES.filter((type) => this.now.allows({ type })) : []);

  // The card

  readonly card = $derived.by(() => this.game.find(this.now.get("card")));
  private copy = $state(0);
  readonly hand = $derived.by((): Held[] => {
    const cards = this.game.mine.hand ?? [];
    return cards.map((one, at) => ({ card: one, copy: cards.slice(0, at).filter((other) => other === one).length }));
  });
  readonly taken = $derived.by(() => {
    const id = this.card?.id;
    if (id === undefined) return [];
    return [this.hand.find((one) => one.card === id && one.copy === this.copy) ?? { card: id, copy: 0 }];
  });

  /** Take a card; what is done with it stays the same where that is possible. */
  take = (held: Held): void => {
    this.copy = held.copy;
    const type = this.now.get("type");
    this.set(this.now.allows({ type, card: held.card }) ? { type, card: held.card } : { card: held.card });
  };

  // The agents

  readonly aim = $derived.by((): Aim | null => {
    if (this.asked === "influence") return "influence";
    if (this.asked !== "turn") return null;
    if (this.now.is("type", "document")) return "document";
    const effect = this.now.is("none", true) ? null : this.card?.effect;
    return !effect || effect === "personal" || effect === "trapped" ? null : effect;
  });
  readonly moving = $derived(this.aim === "pressure" || this.aim === "blackmail");
  readonly pair = $derived(this.aim === "crosscheck" || this.aim === "turncoat");
  private readonly field = $derived(this.aim === "courier" ? ("to" as const) : ("agent" as const));
  /** The agents that are chosen. */
  readonly aimed = $derived.by((): number[] => {
    if (!this.aim || this.moving) return [];
    const one = this.pair ? undefined : this.now.get(this.field);
    const chosen = this.pair ? this.now.list("agents") : [one];
    return chosen.filter((agent) => agent !== undefined);
  });
  /** The agents that can be chosen. */
  readonly open = $derived.by((): unknown[] => {
    if (!this.aim || this.moving) return [];
    if (!this.pair) return this.now.values(this.field);
    const choice = this.now.choice("agents");
    return choice?.kind === "subset" ? choice.of : this.now.values("agents");
  });

  /** An agent is to be chosen, or two. */
  readonly aiming = $derived.by(() => this.drawn && this.aim !== null && !this.moving && this.game.live.length > 0);
  /** The act by which an agent is chosen. */
  readonly verb = $derived.by(() => {
    const { aim, card, game } = this;
    return aim === "document" && card ? game.say("do_document_card", { value: card.value }) : game.say(`do_${aim}`);
  });

  aimAt = (agent: number): void => {
    this.game.show(agent);
    if (this.pair) this.toggle("agents", agent);
    else this.set({ [this.field]: agent });
  };

  /** Whether an agent would deliver if it were chosen. */
  delivers = (agent: number): boolean =>
    (this.aim === "document" || this.aim === "courier") && this.added(agent).order.includes(agent);

  /** What it would mean for an agent to be chosen, in a few words. */
  outcome = (at: number): string => {
    const { say, near, view } = this.game;
    const agent = view.agents[at]!;
    const { count, needed } = agent;
    switch (this.aim) {
      case "document":
      case "courier":
        if (!this.open.includes(at)) return say("no_place");
        return say(this.delivers(at) ? "would_deliver" : "needs", { count: count + 1, needed });
      case "tip":
        return say("documents", { count: agent.documents[1 - near]!.length });
      case "nosy":
        return say("needs", { count, needed: needed + 1 });
      case "crosscheck":
        return say("their_token");
      case "turncoat":
        return say("token", { token: agent.tokens[near] });
      case "influence":
        return agent.activated ? say("pulled") : say("where", standing(this.pulled(agent)));
      default:
        return say("needs", { count, needed });
    }
  };

  /** What would happen if the chosen card went to an agent. */
  added(agent: number): Forecast {
    const from = this.aim === "courier" ? this.now.get("from") : undefined;
    const laid = this.aim === "document" || this.aim === "courier";
    return forecast(
      this.game.view.agents,
      laid ? { [agent]: 1, ...(from === undefined ? {} : { [from]: -1 }) } : {},
      this.aim === "nosy" ? { [agent]: 1 } : {},
    );
  }

  /** The space to which the viewer pulls a pawn. */
  pulled(agent: AgentView): number {
    return this.game.near === 1 ? Math.min(3, agent.space! + 1) : Math.max(0, agent.space! - 1);
  }

  // Tokens

  readonly giving = $derived(this.asked === "loyalty");
  /** The token for each agent, while they are given. */
  readonly plan = $derived(this.giving ? this.now.list("tokens") : []);
}

export const [getBoard, setBoard] = createContext<{ game: GameState; selection: Selection; pawns: PawnMoves }>();
