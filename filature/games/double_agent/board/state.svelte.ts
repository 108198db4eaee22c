/* The table as its viewer sees it: the line of agents, the two sides, and what happened so far. */
import { BoardState } from "$client/board/boardState.svelte";
import type { Spot } from "./cards";
import { deliveries, exchanges, type Delivery, type Sum } from "./deliveries";
import type { CardView, DocumentView, GameEvent, View } from "./generated";

export class GameState extends BoardState<View, GameEvent> {
  /** Your own side is the near one; spectators sit with the second seat. */
  readonly near = $derived(this.viewer === 0 ? 0 : 1);
  readonly mine = $derived(this.view.sides[this.near]!);
  readonly theirs = $derived(this.view.sides[1 - this.near]!);
  /** The agents that have not delivered. */
  readonly live = $derived(this.view.agents.filter((agent) => !agent.delivery).map((agent) => agent.agent));
  private readonly cards = $derived(new Map(this.view.deck.map((card) => [card.id, card])));

  // What happened

  readonly past = $derived(deliveries(this.board.log));
  /** Where something was done last, and who laid a document there just now. */
  readonly latest = $derived.by(() => {
    for (const { seq, say } of [...this.board.log].reverse()) {
      const agent = "agent" in say ? say.agent : "to" in say ? say.to : null;
      if (typeof agent === "number") {
        return { agent, laid: seq === this.newest && say.type === "document" ? say.seat : null };
      }
    }
    return null;
  });
  /** For each answer, the exchanges that came after it. */
  readonly outdated = $derived(exchanges(this.board.log));
  /** What was answered about two of the opponent's tokens. */
  readonly sums = $derived(
    this.view.answers.flatMap(({ agents, total }, at): Sum[] =>
      total === null ? [] : [{ agents, total, later: this.outdated[at] ?? [] }],
    ),
  );

  delivery(agent: number): Delivery | undefined {
    return this.past.find((one) => one.agent === agent);
  }

  /** How many steps of the same chain come before. */
  stepsBefore(agent: number): number {
    const own = this.delivery(agent);
    const before = this.past.slice(0, own ? this.past.indexOf(own) : 0).filter((one) => one.seq === own?.seq);
    return before.reduce((sum, one) => sum + one.steps.length, 0);
  }

  // One agent at a time

  private picked = $state.raw<{ agent: number; at: number | undefined } | null>(null);
  /** The agent that is shown where there is room for one. */
  readonly shown = $derived(
    this.picked && this.picked.at === this.newest ? this.picked.agent : (this.latest?.agent ?? this.live[0] ?? 0),
  );

  show(agent: number): void {
    this.picked = { agent, at: this.newest };
  }

  // Finding things

  find = (card: string | null | undefined): CardView | null => this.cards.get(card ?? "") ?? null;

  letter = (agent: number): string => this.view.agents[agent]!.letter;

  /** What a seat is called: "you" for the viewer. */
  called = (seat: number): string => (seat === this.viewer ? this.say("you") : this.name(seat));

  /** One of the viewer's own documents. */
  document = ({ from, index }: Spot): DocumentView => this.view.agents[from]!.documents[this.near]![index]!;
}
