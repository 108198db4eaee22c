/* Pawns that are moved: one or several of them, step by step, until a legal way is complete. */
import { includesEqual, jsonEqual } from "$client/jsonEqual";
import type { Step } from "./cards";
import type { Selection } from "./selection.svelte";
import type { GameState } from "./state.svelte";

export class PawnMoves {
  constructor(
    private readonly game: GameState,
    private readonly selection: Selection,
  ) {}

  private readonly ways = $derived.by(() =>
    this.selection.moving ? this.selection.now.values("moves").map((way) => way as Step[]) : [],
  );
  /** Only one pawn is moved. */
  readonly alone = $derived(this.ways.every((way) => way.length === 1));
  private begun = $state.raw<{ decision: string; card: string; steps: Step[] } | null>(null);
  readonly steps = $derived.by((): Step[] => {
    const { moving, now, decision, card } = this.selection;
    if (!moving) return [];
    const whole = now.get("moves");
    if (whole) return whole as Step[];
    return this.begun?.decision === decision?.id && this.begun?.card === card?.id ? (this.begun?.steps ?? []) : [];
  });
  /** Every step that some way has, along the line, from the far end of the tracks to the near one. */
  readonly offered = $derived.by((): Step[] => {
    const found: Step[] = [];
    for (const step of this.ways.flat()) if (!includesEqual(found, step)) found.push(step);
    const toward = this.game.near === 1 ? 1 : -1;
    return found.sort((a, b) => a[0] - b[0] || (a[1] - b[1]) * toward);
  });

  push = (step: Step): void => {
    this.game.show(step[0]);
    const has = includesEqual(this.steps, step);
    const next = this.alone ? [step] : has ? this.steps.filter((one) => !jsonEqual(one, step)) : [...this.steps, step];
    next.sort((a, b) => a[0] - b[0]);
    this.begun = { decision: this.selection.decision!.id, card: this.selection.card!.id, steps: next };
    this.selection.set({ moves: this.ways.find((way) => jsonEqual(way, next)) });
  };

  /** Tell whether a step goes with those chosen. */
  possible(step: Step): boolean {
    const wanted = [...this.steps, step];
    return this.alone || this.ways.some((way) => wanted.every((one) => includesEqual(way, one)));
  }

  /** The space at which a step ends. */
  landing([agent, by]: Step): number {
    return this.game.view.agents[agent]!.space! + by;
  }
}
