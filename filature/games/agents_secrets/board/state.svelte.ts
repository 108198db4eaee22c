/* The street as its viewer sees it, and the last move, which stays drawn for a moment. */
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import { BoardState } from "$client/board/boardState.svelte";
import { reducedMotion } from "$client/theme";
import { Counting } from "./counting.svelte";
import type { CountedEvent, GameEvent, View } from "./generated";
import { turns } from "./ledger";
import type { Walk } from "./outlook";
import { hourOf, PLACES, signed } from "./places";

/** How long the last move stays drawn. */
const SHOWN = 2000;

export class GameState extends BoardState<View, GameEvent> {
  readonly own = $derived(this.seated ? (this.view.seats[this.viewer] ?? null) : null);
  readonly history = $derived(turns(this.board.log));
  /** The last turn in which somebody moved. */
  readonly lastMove = $derived(this.history.at(-1)?.moves.length ? this.history.at(-1) : this.history.at(-2));
  readonly counting = new Counting();
  private shownTurn = $state(-1);
  /** The walks of the last move, while they stay drawn. */
  readonly trail = $derived.by((): Walk[] => {
    const moves = this.lastMove?.turn === this.shownTurn ? (this.lastMove?.moves ?? []) : [];
    return moves.map(({ agent, from, steps }) => ({ agent, from, steps }));
  });
  /** The count that is played now. */
  private readonly count = $derived.by((): CountedEvent | null => {
    const say = this.board.moment?.say;
    return say?.type === "counted" ? say : null;
  });
  /** The agents as the score track shows them: they jump together, when all gains are written. */
  readonly onTrack = $derived(
    this.view.agents.map((one) => (this.counting.waiting ? { ...one, score: one.score - this.gainOf(one.agent) } : one)),
  );
  /** The gains that are written on the street. */
  readonly gains = $derived(this.counting.written.map((agent) => ({ agent, gain: signed(this.gainOf(agent)) })));
  /** What the event is about that the viewer steps through. */
  readonly framed = $derived.by((): readonly string[] => {
    const say = this.board.pointed?.say;
    if (say?.type === "moved") return Object.keys(say.steps);
    if (say?.type === "counted") return Object.keys(say.gains);
    return say?.type === "file_moved" ? [say.to] : [];
  });

  private gainOf(agent: string): number {
    return this.count?.gains[agent] ?? 0;
  }

  /** Scroll to what is framed or counted. */
  broughtIntoView: Attachment<HTMLElement> = (element) => {
    if (this.count || (this.framed.length && !reducedMotion())) element.scrollIntoView({ block: "nearest" });
  };

  placeName = (place: string): string => {
    const agents = this.view.agents.filter((one) => one.place === place).map((one) => one.agent);
    const args = { place, number: hourOf(place), agents, file: this.view.file === place };
    return this.words.text("board-place", this.words.arguments(args, this.viewer, this.board.names));
  };

  short = (agent: string): string => this.words.text(`short-${agent}`);

  hourName = (hour: number): string => this.words.text(`word-${PLACES[hour]}`);

  /** Show each new move for a moment, and play counts from the chapel to the ruin. Call it while the board is made. */
  followMoves(): void {
    let before: number | undefined;
    $effect(() => {
      const turn = this.lastMove?.turn ?? -1;
      const first = before === undefined;
      before = turn;
      if (first || turn < 0) return;
      this.shownTurn = turn;
      const timer = window.setTimeout(() => (this.shownTurn = -1), SHOWN);
      return () => window.clearTimeout(timer);
    });
    $effect(() => {
      const gains = this.count?.gains;
      if (!gains) return;
      const order = untrack(() => this.view.agents.filter(({ agent }) => agent in gains));
      order.sort((a, b) => hourOf(a.place) - hourOf(b.place));
      this.counting.begin(order.map((one) => one.agent));
      return () => this.counting.end();
    });
  }
}
