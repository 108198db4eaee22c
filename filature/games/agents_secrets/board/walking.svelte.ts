/* Pawns that walk: house by house, then to their own spots. What happens meanwhile does not stop them. */
import { onDestroy, untrack } from "svelte";
import { reducedMotion } from "$client/theme";
import type { AgentView } from "./generated";
import { hourOf, PLACES } from "./places";
import { pace } from "./street";

export class WalkingPawns {
  /** By agent, the hour at which it is on its way. */
  walking = $state.raw<Record<string, number>>({});
  private readonly stood: Record<string, number> = {};
  private readonly timers: Record<string, number> = {};

  /** Make it while the component is made. */
  constructor(agents: () => AgentView[]) {
    $effect(() => {
      for (const { agent, place } of agents()) untrack(() => this.move(agent, hourOf(place)));
    });
    onDestroy(() => Object.values(this.timers).forEach((timer) => window.clearTimeout(timer)));
  }

  private move(agent: string, to: number): void {
    const before = this.stood[agent] ?? to;
    const from = this.walking[agent] ?? before;
    this.stood[agent] = to;
    if (before === to) return;
    window.clearTimeout(this.timers[agent]);
    const steps = (((to - from) % PLACES.length) + PLACES.length) % PLACES.length;
    if (!steps || reducedMotion()) this.rest(agent);
    else {
      this.walking = { ...this.walking, [agent]: from };
      this.step(agent, steps, pace(steps));
    }
  }

  private step(agent: string, left: number, every: number): void {
    if (left === 0) return this.rest(agent);
    this.walking = { ...this.walking, [agent]: (this.walking[agent] ?? 0) + 1 };
    this.timers[agent] = window.setTimeout(() => this.step(agent, left - 1, every), every);
  }

  private rest(agent: string): void {
    const { [agent]: _, ...others } = this.walking;
    this.walking = others;
  }
}
