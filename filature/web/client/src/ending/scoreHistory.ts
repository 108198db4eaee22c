/* How the scores ran through a game that is over, as its replay tells the truth. */
import { replayOf } from "../api";
import type { Scoring } from "../board/boards";
import type { Say } from "../generated/wire";
import { allSteps } from "../replay/steps";

/** A step of the replay after which the points by seat are others than before; the first is the start. */
export interface Moment {
  step: number;
  points: number[];
}

export interface Course {
  moments: Moment[];
  goal: number | null;
  /** What happened at a step, in full. */
  told: (step: number) => Say[];
  /** In which turn or round a step was made, where the game counts them. */
  when: (step: number) => When;
}

export interface When {
  unit: "turn" | "round" | "moment";
  number: number;
}

/** Read the whole replay of a table for its scores. */
export async function courseOf(table: string, invite: string | null, scoring: Scoring): Promise<Course> {
  const steps = await allSteps((from) => replayOf(table, "truth", from, invite));
  const last = steps.at(-1);
  return {
    moments: changes(steps.map((step) => scoring.points(step.position.view))),
    goal: last ? scoring.goal(last.position.view) : null,
    told: (step) => steps[step]?.say ?? [],
    when: (step) => whenOf(steps[step - 1]?.position.view ?? {}, step),
  };
}

/** Read from what was seen before a step when it was made: games count turns, or rounds, or neither. */
export function whenOf(before: Readonly<Record<string, unknown>>, step: number): When {
  for (const unit of ["round", "turn"] as const) {
    const number = before[unit];
    if (typeof number === "number" && number > 0) return { unit, number };
  }
  return { unit: "moment", number: step + 1 };
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
