/* The table as its viewer sees it: the line of agents, the two sides, and what happened so far. */
import type { Attachment } from "svelte/attachments";
import { BoardState } from "$client/board/boardState.svelte";
import { reducedMotion } from "$client/theme";
import type { Spot } from "./cards";
import { deliveries, exchanges, type Delivery, type Sum } from "./deliveries";
import type { AgentView, CardView, DeliveryView, DocumentView, GameEvent, View } from "./generated";

/** The agents that an event is about. */
function agentsOf(event: GameEvent | undefined): number[] {
  if (!event) return [];
  if ("agent" in event) return [event.agent];
  if ("agents" in event) return event.agents;
  if ("moves" in event) return event.moves.map(([agent]) => agent);
  return "to" in event ? [event.to, event.from] : [];
}

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
    const last = [...this.board.log].reverse().find(({ say }) => agentsOf(say).length);
    if (!last) return null;
    const { seq, say } = last;
    return { agent: agentsOf(say)[0]!, laid: seq === this.newest && say.type === "document" ? say.seat : null };
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

  /** Whether a document has just been laid. */
  isFresh(agent: AgentView, seat: number, at: number): boolean {
    const { latest } = this;
    return latest?.agent === agent.agent && latest.laid === seat && at === agent.documents[seat]!.length - 1;
  }

  // What is looked at again, and what is played as a moment

  /** The delivery that is played now, step by step. */
  readonly playing = $derived.by(() => {
    const { moment } = this.board;
    return (moment?.say.type === "delivers" && this.delivery(moment.say.agent)) || null;
  });
  /** Whether a delivery comes after the one that is played, in the same chain. */
  comesLater(one: Delivery): boolean {
    const { playing, past } = this;
    return playing !== null && playing.seq === one.seq && past.indexOf(one) > past.indexOf(playing);
  }

  /** The points of whoever took a delivery, right after it. */
  pointsAfter(one: Delivery, { seat }: DeliveryView): number {
    const later = this.past.slice(this.past.indexOf(one) + 1).map(({ agent }) => this.view.agents[agent]!.delivery);
    return later.reduce((left, next) => (next?.seat === seat ? left - next.points : left), this.view.sides[seat]!.points);
  }

  /** The neighbours that need one document less because of a delivery and have not delivered. */
  easedBy(one: Delivery): number[] {
    const before = this.past.slice(0, this.past.indexOf(one)).map(({ agent }) => agent);
    return [one.agent - 1, one.agent + 1].filter(
      (near) => this.live.includes(near) && !before.includes(2 * near - one.agent),
    );
  }

  /** The agents of the event that the viewer steps through. */
  readonly framed = $derived.by(() => agentsOf(this.board.pointed?.say));

  /** Scroll to what is framed or played. */
  broughtIntoView: Attachment<HTMLElement> = (element) => {
    if (this.playing || (this.framed.length && !reducedMotion())) element.scrollIntoView({ block: "nearest" });
  };

  // One agent at a time

  private picked = $state.raw<{ agent: number; during: string | undefined } | null>(null);
  private readonly usual = $derived.by(() => {
    const { latest, live, board } = this;
    return latest && (!board.decision || live.includes(latest.agent)) ? latest.agent : (live[0] ?? 0);
  });
  /** The agent that is shown where there is room for one: the viewer's own pick, from one turn to
   * the next, unless another is played or pointed at. */
  readonly shown = $derived.by(() => {
    const picked = this.picked?.during === this.board.decision?.id ? this.picked?.agent : undefined;
    return this.playing?.agent ?? this.framed[0] ?? picked ?? this.usual;
  });

  show(agent: number): void {
    this.picked = { agent, during: this.board.decision?.id };
  }

  // Finding things

  find = (card: string | null | undefined): CardView | null => this.cards.get(card ?? "") ?? null;

  /** Where a space of a track is drawn, counted from the opponent's end. */
  cell = (space: number): number => (this.near === 1 ? space : 3 - space);

  letter = (agent: number): string => this.view.agents[agent]!.letter;

  /** What a seat is called: "you" for the viewer. */
  called = (seat: number): string => (seat === this.viewer ? this.say("you") : this.name(seat));

  /** One of the viewer's own documents. */
  document = ({ from, index }: Spot): DocumentView => this.view.agents[from]!.documents[this.near]![index]!;
}
