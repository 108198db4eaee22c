/* Pawns that are moved: one or several of them, step by step, until a legal way is complete. */
import { same } from "$client/decision/legal";
import type { Aiming } from "./aiming.svelte";
import type { Seen } from "./seen.svelte";
import type { Step } from "./view";

const holds = (way: readonly Step[], part: readonly Step[]): boolean =>
  part.every((step) => way.some((other) => same(other, step)));

export type Pawns = ReturnType<typeof movedPawns>;

export function movedPawns(seen: Seen, aiming: Aiming) {
  const { board } = seen;
  const { draft } = aiming;
  const ways = $derived(aiming.moving ? (draft.values("moves") as Step[][]) : []);
  /** One pawn only is moved. */
  const alone = $derived(ways.every((way) => way.length === 1));
  let partly = $state.raw<{ decision: string; card: string; steps: Step[] } | null>(null);
  const steps = $derived.by((): Step[] => {
    if (!aiming.moving) return [];
    const whole = draft.get("moves") as Step[] | undefined;
    if (whole) return whole;
    return partly && partly.decision === board.decision?.id && partly.card === aiming.card?.id ? partly.steps : [];
  });
  /** Every step that some way has, along the line, from the far end of the tracks to the near one. */
  const offered = $derived.by((): Step[] => {
    const found: Step[] = [];
    for (const step of ways.flat()) if (!found.some((other) => same(other, step))) found.push(step);
    const toward = seen.near === 1 ? 1 : -1;
    return found.sort((a, b) => a[0] - b[0] || (a[1] - b[1]) * toward);
  });
  function push(step: Step): void {
    seen.show(step[0]);
    const has = steps.some((one) => same(one, step));
    const next = alone ? [step] : has ? steps.filter((one) => !same(one, step)) : [...steps, step];
    next.sort((a, b) => a[0] - b[0]);
    partly = { decision: board.decision!.id, card: aiming.card!.id, steps: next };
    draft.set({ moves: ways.find((way) => same(way, next)) });
  }

  return {
    get alone() {
      return alone;
    },
    get steps() {
      return steps;
    },
    get offered() {
      return offered;
    },
    /** Tell whether a step goes with those chosen. */
    possible: (step: Step): boolean => alone || ways.some((way) => holds(way, [...steps, step])),
    /** The space at which a step ends. */
    landing: ([agent, by]: Step): number => seen.view.agents[agent]!.space! + by,
    push,
  };
}
