/* What a board is given of a replay: all that was told by then, and the event that it points at. */
import type { Highlights } from "../board/boards";
import type { ReplayStep, Say } from "../generated/wire";
import type { LogEntry } from "../live/table.svelte";

/** Everything that was told, by step; each step is a message of its own. */
export const logOf = (told: readonly (readonly Say[])[]): LogEntry[] =>
  told.flatMap((say, seq) => say.map((one, at) => ({ seq, at, say: one })));

/** What the viewer of a replay had been told by a step. */
export const logAt = (steps: readonly ReplayStep[], step: number): LogEntry[] => logOf(steps.slice(0, step + 1).map(({ say }) => say));

/** The event that the board points at: the first of the step that is not a detail of another. */
export function pointedAt(log: readonly LogEntry[], step: number, viewer: number, highlights: Highlights | null | undefined): LogEntry | null {
  const here = log.filter(({ seq }) => seq === step);
  return here.find(({ say }) => !highlights?.isDetail(say, viewer)) ?? here[0] ?? null;
}
