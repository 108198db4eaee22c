/* What follows about the bases of a seat from what everybody was told.
 *
 * The same as filature/games/agent_hunter/worlds.py, with one difference: what a seat was told about
 * its own bases is left aside, so that your own bases show what the others can know.
 */
import type { LogEntry } from "$client/live/table.svelte";
import type { Answer, GameEvent } from "./generated";

export interface Probe {
  seq: number;
  agent: number;
  answer: Answer;
}

/** What is known of one base since its present agent stands there. */
export interface Story {
  /** The newest first. */
  probes: Probe[];
  /** How the present agent came there after the beginning, and which one was shown then. */
  change: { kind: "swapped" | "refilled"; shown: number | null; seq: number } | null;
  fell: number | null;
  /** The numbers that it may be, rising. */
  possible: number[];
}

/** The agent on each base; -1 where there is none. */
type Placement = readonly number[];

const compare = (agent: number, hidden: number): Answer =>
  agent === hidden ? "equal" : agent > hidden ? "higher" : "lower";

/** Follow the log for the bases of one seat. */
export function stories(log: readonly LogEntry<GameEvent>[], seat: number, bases: number, agents: number): Story[] {
  const all = Array.from({ length: bases }, (): Story => ({ probes: [], change: null, fell: null, possible: [] }));
  let placements: Placement[] = [];
  const out = new Set<number>();

  const where = (test: (placement: Placement) => boolean): void => {
    placements = placements.filter(test);
  };
  const put = (base: number, choices: readonly number[]): void => {
    const found = new Map<string, Placement>();
    for (const placement of placements) {
      for (const agent of choices) {
        const elsewhere = placement.some((other, at) => at !== base && other === agent);
        if (agent >= 0 && (elsewhere || out.has(agent))) continue;
        const next = placement.map((other, at) => (at === base ? agent : other));
        found.set(next.join(), next);
      }
    }
    placements = [...found.values()];
  };
  /** Take the agent off a base; what was known of it goes with the agent. */
  const empty = (base: number): void => {
    put(base, [-1]);
    all[base] = { probes: [], change: null, fell: null, possible: [] };
  };
  const everybody = Array.from({ length: agents }, (_, agent) => agent);

  for (const { seq, say: told } of log) {
    switch (told.type) {
      case "placed":
        if (told.seat !== seat) break;
        placements = [new Array<number>(bases).fill(-1)];
        for (let base = 0; base < bases; base++) put(base, everybody);
        break;
      case "hand_attack":
      case "base_attack":
        if (told.seat !== seat) {
          where((placement) => compare(told.agent, placement[told.target] ?? -1) === told.answer);
          all[told.target]?.probes.unshift({ seq, agent: told.agent, answer: told.answer });
        } else if (told.type === "hand_attack") {
          where((placement) => !placement.includes(told.agent));
        } else {
          where((placement) => placement[told.base] === told.agent);
          if (told.answer === "equal") empty(told.base);
        }
        break;
      case "fell":
        if (told.owner === seat) {
          where((placement) => placement[told.base] === told.agent);
          put(told.base, [-1]);
          const story = all[told.base];
          if (story) story.fell = seq;
        }
        out.add(told.agent);
        break;
      case "laid":
        if (told.seat !== seat) break;
        if (told.base === null) where((placement) => !placement.includes(told.agent));
        else {
          where((placement) => placement[told.base!] === told.agent);
          empty(told.base);
        }
        break;
      case "swapped":
      case "refilled": {
        if (told.seat !== seat) break;
        const shown = told.type === "swapped" ? told.agent : null;
        if (shown !== null) where((placement) => placement[told.base] === shown);
        put(told.base, everybody);
        all[told.base] = { probes: [], change: { kind: told.type, shown, seq }, fell: null, possible: [] };
        break;
      }
    }
  }
  all.forEach((story, base) => {
    story.possible = everybody.filter((agent) => placements.some((placement) => placement[base] === agent));
  });
  return all;
}
