/* The street as its viewer sees it, and the last move, which stays drawn for a moment. */
import { untrack } from "svelte";
import { BoardState } from "$client/board/boardState.svelte";
import { Counting } from "./counting.svelte";
import type { GameEvent, View } from "./generated";
import { turns } from "./ledger";
import type { Walk } from "./outlook";
import { PLACES, signed } from "./places";
import { pace } from "./street";

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
  /** The agents as the score track shows them: they wait there for their turn in the count. */
  readonly onTrack = $derived(
    this.view.agents.map((one) =>
      this.counting.waiting.includes(one.agent) ? { ...one, score: one.score - this.gainOf(one.agent) } : one,
    ),
  );
  readonly gaining = $derived.by(() => {
    const agent = this.counting.now;
    return agent && { agent, gain: signed(this.gainOf(agent)) };
  });

  private gainOf(agent: string): number {
    return this.lastMove?.gains?.[agent] ?? 0;
  }

  short = (agent: string): string => this.words.text(`short-${agent}`);

  hourName = (hour: number): string => this.words.text(`word-${PLACES[hour]}`);

  /** Show each new move for a moment, and its count step by step. Call it while the board is made. */
  followMoves(): void {
    let before: number | undefined;
    $effect(() => {
      const turn = this.lastMove?.turn ?? -1;
      const [first, later] = [before === undefined, before !== undefined && turn > before];
      before = turn;
      if (first || turn < 0) return;
      this.shownTurn = turn;
      untrack(() => (later && this.lastMove?.gains ? this.count() : this.counting.end()));
      const timer = window.setTimeout(() => (this.shownTurn = -1), SHOWN);
      return () => window.clearTimeout(timer);
    });
    $effect(() => () => this.counting.end());
  }

  private count(): void {
    const { gains, moves } = this.lastMove!;
    const order = this.view.agents.map((one) => one.agent).filter((agent) => gains?.[agent] !== undefined);
    this.counting.begin(order, Math.max(0, ...moves.map((move) => move.steps * pace(move.steps))));
  }
}
