/* The hours of rest that somebody takes along to tables played over days: at night, by this device. */
import type { Rest } from "../generated/wire";
import { recall, remember } from "../storage";

const KEPT = "filature.rest";

/** The hours that somebody rests unless they say otherwise. */
export const NIGHT = { start: 22, end: 8 };

/** The most hours of rest in a day, as the server has it. */
export const LONGEST_REST = 12;

export const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

/** The hours of rest kept by this browser; null: none are wished. */
export function rememberedRest(): Rest | null {
  try {
    const kept = JSON.parse(recall(KEPT) ?? "{}") as Partial<Rest> | null;
    if (kept === null) return null;
    const { start = NIGHT.start, end = NIGHT.end } = kept;
    const hours = [start, end].every((hour) => Number.isInteger(hour) && hour >= 0 && hour < 24);
    return { zone: zone(), ...(hours && restHours(start, end) <= LONGEST_REST && start !== end ? { start, end } : NIGHT) };
  } catch {
    return { zone: zone(), ...NIGHT };
  }
}

export const rememberRest = (rest: Rest | null): void => remember(KEPT, JSON.stringify(rest));

/** How many hours a rest has. */
export const restHours = (start: number, end: number): number => (end - start + 24) % 24;
