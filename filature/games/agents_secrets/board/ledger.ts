/* The public ledger: what everybody could see, turn by turn, read from what was told. */
import type { LogEntry } from "$client/live/table.svelte";
import type { GameEvent } from "./generated";
import { FIRST_FILE, hourOf, PLACES, RUIN } from "./places";

export interface Step {
  agent: string;
  steps: number;
  from: number;
  to: number;
}

export interface Turn {
  turn: number;
  seat: number;
  die: number;
  moves: Step[];
  /** What each agent gained, where there was a count, and who caused it, at which place. */
  gains: Record<string, number> | null;
  cause: { agents: string[]; place: string } | null;
  /** Where the file went after it. */
  file: string | null;
  seq: number;
}

/** What one seat did to each agent in all its turns. */
export interface Deeds {
  seat: number;
  turns: number;
  counts: number;
  moved: Record<string, number>;
  entered: Record<string, number>;
  left: Record<string, number>;
  gained: Record<string, number>;
}

/** The turns so far, oldest first. */
export function turns(log: readonly LogEntry<GameEvent>[]): Turn[] {
  const found: Turn[] = [];
  let place = FIRST_FILE;
  for (const { seq, say } of log) {
    const now = found.at(-1);
    switch (say.type) {
      case "rolled":
        found.push({ turn: found.length + 1, seat: say.seat, die: say.value, moves: [], gains: null, cause: null, file: null, seq });
        break;
      case "moved": {
        if (!now) break;
        now.seq = seq;
        now.moves = Object.entries(say.steps).map(([agent, steps]) => {
          const end = hourOf(say.to[agent] ?? "");
          return { agent, steps, from: (end - steps + PLACES.length) % PLACES.length, to: end };
        });
        break;
      }
      case "counted":
        if (!now) break;
        now.gains = say.gains;
        now.cause = { agents: now.moves.filter((move) => PLACES[move.to] === place).map((move) => move.agent), place };
        break;
      case "file_moved":
        place = say.to;
        if (now) now.file = place;
        break;
    }
  }
  return found;
}

/** The same by seat. */
export function deeds(all: readonly Turn[], seats: number): Deeds[] {
  const sums = Array.from({ length: seats }, (_, seat): Deeds => {
    return { seat, turns: 0, counts: 0, moved: {}, entered: {}, left: {}, gained: {} };
  });
  const add = (to: Record<string, number>, agent: string, count: number): void => {
    to[agent] = (to[agent] ?? 0) + count;
  };
  for (const turn of all) {
    const sum = sums[turn.seat];
    if (!sum) continue;
    if (turn.moves.length) sum.turns += 1;
    for (const move of turn.moves) {
      add(sum.moved, move.agent, move.steps);
      if (move.to === RUIN) add(sum.entered, move.agent, 1);
      if (move.from === RUIN) add(sum.left, move.agent, 1);
    }
    if (turn.gains) {
      sum.counts += 1;
      for (const [agent, gain] of Object.entries(turn.gains)) add(sum.gained, agent, gain);
    }
  }
  return sums;
}
