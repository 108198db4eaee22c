import { describe, expect, it } from "vitest";
import { stories } from "../../../games/agent_hunter/board/deduction";
import type { GameEvent } from "../../../games/agent_hunter/board/generated";
import type { Say } from "../src/generated/wire";
import { logOf } from "./log";

const log = logOf<GameEvent>;
const placed = [
  { type: "placed", seat: 0, agents: [4, 7, 6] },
  { type: "placed", seat: 1, agents: null },
];
const probe = (seat: number, agent: number, target: number, answer: string): Say => ({
  type: "hand_attack",
  seat,
  agent,
  target,
  answer,
});

describe("what follows about a base", () => {
  it("is nothing before anything was told of it", () => {
    expect(stories([], 1, 3, 10).map((story) => story.possible)).toEqual([[], [], []]);
    expect(stories(log(...placed), 1, 3, 10)[2]?.possible).toHaveLength(10);
  });

  it("comes from probes, the newest first, and from agents shown in the hand", () => {
    const known = stories(log(...placed, probe(0, 3, 1, "higher"), probe(1, 1, 0, "lower"), probe(0, 9, 0, "higher")), 1, 3, 10);
    expect(known[1]?.possible).toEqual([0, 2]);
    expect(known[0]?.possible).toEqual([0, 2, 3, 4, 5, 6, 7, 8]);
    expect(known[0]?.probes).toEqual([{ seq: 4, agent: 9, answer: "higher" }]);
  });

  it("takes into account that an agent stands on one base only", () => {
    const known = stories(log(...placed, probe(0, 1, 0, "higher"), probe(0, 2, 1, "higher")), 1, 3, 10);
    expect(known.map((story) => story.possible)).toEqual([[0], [1], [2, 3, 4, 5, 6, 7, 8, 9]]);
  });

  it("says of your own bases only what the others were told", () => {
    expect(stories(log(...placed), 0, 3, 10)[0]?.possible).toHaveLength(10);
  });

  it("begins again with a swap, and with a refill after an attack from a base", () => {
    const swap = { type: "swapped", seat: 1, base: 1, agent: 2, placed: null };
    const known = stories(log(...placed, probe(0, 3, 1, "higher"), swap), 1, 3, 10);
    expect(known[1]).toMatchObject({ probes: [], change: { kind: "swapped", shown: 2, seq: 3 } });
    expect(known[1]?.possible).toHaveLength(10);
    expect(known[0]?.possible).not.toContain(2);
    const attack = { type: "base_attack", seat: 1, base: 0, agent: 5, target: 2, answer: "lower" };
    const fall = { type: "fell", owner: 1, base: 0, agent: 5, seat: 0, points: 1 };
    const after = stories(log(...placed, attack, fall, { type: "laid", seat: 0, agent: 5, base: null }), 1, 3, 10);
    expect(after[0]).toMatchObject({ fell: 3, possible: [] });
    expect(after[1]?.possible).toEqual([0, 1, 2, 3, 4, 6, 7, 8, 9]);
  });
});
