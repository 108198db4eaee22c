/* The steps of a replay, which the server gives in parts. */
import type { Replay, ReplayStep } from "../generated/wire";

/** Read a replay part by part: all steps so far, and how many there will be. */
export async function* readSteps(load: (from: number) => Promise<Replay>): AsyncGenerator<{ steps: ReplayStep[]; total: number }> {
  let steps: ReplayStep[] = [];
  for (;;) {
    const part = await load(steps.length);
    steps = [...steps, ...part.steps];
    yield { steps, total: part.total };
    if (!part.steps.length || steps.length >= part.total) return;
  }
}

/** Read all steps of a replay. */
export async function allSteps(load: (from: number) => Promise<Replay>): Promise<ReplayStep[]> {
  let found: ReplayStep[] = [];
  for await (const { steps } of readSteps(load)) found = steps;
  return found;
}
