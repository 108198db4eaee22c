/* The log in rounds: what was told before the first turn, and then each time round the table. */
import type { Highlights } from "../board/boards";
import type { LogEntry } from "./table.svelte";

export interface Round {
  /** 0 for the set-up. */
  number: number;
  entries: LogEntry[];
}

/** Divide a log, oldest first. A round begins when the first player's turn comes again, or where the
 * game says so. */
export function roundsOf(log: readonly LogEntry[], highlights: Highlights | null): Round[] {
  const rounds: Round[] = [{ number: 0, entries: [] }];
  let first: unknown = null;
  let last: unknown = null;
  for (const entry of log) {
    const { say } = entry;
    if (say.type === "first_player") first = say["seat"];
    const told = highlights?.roundOf(say) ?? null;
    const turn = highlights?.turns.includes(say.type) === true;
    const current = rounds.at(-1)!;
    const begins = turn && (current.number === 0 || (say["seat"] === first && last !== first));
    if (told !== null || begins) rounds.push({ number: told ?? current.number + 1, entries: [] });
    if (turn) last = say["seat"];
    rounds.at(-1)!.entries.push(entry);
  }
  return rounds.filter((round) => round.entries.length);
}
