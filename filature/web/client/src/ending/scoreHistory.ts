/* How the scores ran through a game that is over, as its replay tells the truth. */
import { replayOf } from "../api";
import type { Scoring } from "../board/boards";

/** A step of the replay after which the points by seat are others than before; the first is the start. */
export interface Moment {
  step: number;
  points: number[];
}

export interface Course {
  moments: Moment[];
  goal: number | null;
}

/** Read the whole replay of a table for its scores. */
export async function courseOf(table: string, invite: string | null, scoring: Scoring): Promise<Course> {
  const known: (number | null)[][] = [];
  let goal: number | null = null;
  for (;;) {
    const { steps, total } = await replayOf(table, "truth", known.length, invite);
    known.push(...steps.map((step) => scoring.points(step.position.view)));
    const last = steps.at(-1);
    if (last) goal = scoring.goal(last.position.view);
    if (!last || known.length >= total) return { moments: changes(known), goal };
  }
}

/** Pick the steps that changed a score; what is not counted yet is 0. */
export function changes(known: readonly (readonly (number | null)[])[]): Moment[] {
  const moments: Moment[] = [];
  known.forEach((row, step) => {
    const points = row.map((one) => one ?? 0);
    const before = moments.at(-1);
    if (!before || points.some((one, seat) => one !== before.points[seat])) moments.push({ step, points });
  });
  return moments;
}

/** Move heights apart until none is nearer than `gap` to another, within `height` where they fit. */
export function spread(heights: readonly number[], gap: number, height: number): number[] {
  const order = heights.map((_, at) => at).sort((a, b) => heights[a]! - heights[b]! || a - b);
  const apart = [...heights];
  let free = gap / 2;
  for (const at of order) {
    apart[at] = Math.max(apart[at]!, free);
    free = apart[at]! + gap;
  }
  let below = height - gap / 2;
  for (const at of order.reverse()) {
    apart[at] = Math.min(apart[at]!, below);
    below = apart[at]! - gap;
  }
  return apart;
}
