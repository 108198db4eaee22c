import type { Say } from "../src/generated/wire";
import type { LogEntry } from "../src/live/table.svelte";

/** A log of numbered messages with one event each; fields that do not matter to a test may be left out. */
export const messages = <Event>(...told: [number, Say][]): LogEntry<Event>[] =>
  told.map(([seq, say]) => ({ seq, at: 0, say: say as Event }));

export const logOf = <Event>(...told: Say[]): LogEntry<Event>[] => messages(...told.map((say, seq): [number, Say] => [seq, say]));
