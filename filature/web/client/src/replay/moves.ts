/* The moves of a replay as a list, by turn, oldest first. */
import { whenOf, type When } from "../ending/scoreHistory";
import type { ReplayStep } from "../generated/wire";

/** The steps of one turn or round; those of none are of the set-up. */
export interface Turn {
  when: When | null;
  steps: number[];
}

export function turnsOf(steps: readonly ReplayStep[]): Turn[] {
  const turns: Turn[] = [];
  steps.forEach((_, step) => {
    const { unit, number } = whenOf(steps[step - 1]?.position.view ?? {}, step);
    const when = unit === "moment" ? null : { unit, number };
    const before = turns.at(-1);
    if (before && before.when?.unit === when?.unit && before.when?.number === when?.number) before.steps.push(step);
    else turns.push({ when, steps: [step] });
  });
  return turns;
}
