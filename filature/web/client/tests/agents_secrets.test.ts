import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Counting } from "../../../games/agents_secrets/board/counting.svelte";
import { deeds, turns } from "../../../games/agents_secrets/board/ledger";
import { apart, braille, spot, spread, WINDOWS } from "../../../games/agents_secrets/board/street";
import type { GameEvent, View } from "../../../games/agents_secrets/board/generated";
import { outlook } from "../../../games/agents_secrets/board/outlook";
import { logOf } from "./log";

const agent = (name: string, place: string, score: number) => ({ agent: name, place, score, known: false, holder: null });

function view(wanted: Partial<View>): View {
  return {
    viewer: 0,
    phase: "move",
    rules: "basic",
    goal: 42,
    report_at: null,
    turn: 3,
    turn_limit: 500,
    seat: 0,
    to_act: [0],
    roll: 4,
    file: "house_7",
    agents: [agent("red", "house_5", 3), agent("blue", "ruin", 2), agent("green", "house_9", 35)],
    seats: [{ seat: 0, agent: "red", reported: false, report: null, right: null, total: null }],
    ...wanted,
  };
}

const said = logOf<GameEvent>;

describe("the preview of a move", () => {
  it("sees no count where nobody reaches the file", () => {
    const seen = outlook(view({}), { red: 1, blue: 3 });
    expect(seen.arriving).toEqual([]);
    expect(seen.walks).toEqual([
      { agent: "red", from: 5, steps: 1 },
      { agent: "blue", from: 11, steps: 3 },
    ]);
    expect(seen.ahead["blue"]?.hour).toBe(2);
  });

  it("counts for everybody, never below nothing, and sees the end", () => {
    const seen = outlook(view({}), { red: 2, green: 0 });
    expect(seen.arriving).toEqual(["red"]);
    expect(seen.ahead).toEqual({
      red: { hour: 7, gain: 7, score: 10 },
      blue: { hour: 11, gain: -2, score: 0 },
      green: { hour: 9, gain: 9, score: 44 },
    });
    expect(seen.ends).toBe(true);
  });

  it("with the advanced rules has only an arrival count, and calls for the reports", () => {
    const there = view({ rules: "advanced", report_at: 29, goal: 63, file: "house_9" });
    expect(outlook(there, { red: 1 }).arriving).toEqual([]);
    expect(outlook(there, { red: 4 })).toMatchObject({ arriving: ["red"], reports: true, ends: false });
  });
});

describe("the ledger", () => {
  const log = said(
    { type: "rolled", seat: 1, value: 4 },
    { type: "moved", seat: 1, steps: { red: 3, blue: 1 }, to: { red: "ruin", blue: "house_7" } },
    { type: "counted", seat: 1, gains: { red: 0, blue: 7 }, scores: { red: 0, blue: 7 } },
    { type: "file_moved", seat: 1, to: "house_3", stays: false },
    { type: "rolled", seat: 0, value: 1 },
    { type: "moved", seat: 0, steps: { red: 1 }, to: { red: "chapel" } },
  );

  it("says who moved whom, from where and to where", () => {
    expect(turns(log).map((turn) => [turn.seat, turn.die, turn.file])).toEqual([
      [1, 4, "house_3"],
      [0, 1, null],
    ]);
    expect(turns(log)[0]?.moves[0]).toEqual({ agent: "red", steps: 3, from: 8, to: 11 });
  });

  it("says who caused a count, and where", () => {
    expect(turns(log).map((turn) => turn.cause)).toEqual([{ agents: ["blue"], place: "house_7" }, null]);
  });

  it("adds up the points, the ruin and the counts of each seat", () => {
    const [first, second] = deeds(turns(log), 2);
    expect(first).toMatchObject({ counts: 0, moved: { red: 1 }, left: { red: 1 }, entered: {} });
    expect(second).toMatchObject({ counts: 1, moved: { red: 3, blue: 1 }, entered: { red: 1 }, gained: { red: 0, blue: 7 } });
  });
});

describe("a count on the board", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const motion = (reduced: boolean): void => void vi.stubGlobal("matchMedia", () => ({ matches: reduced }));

  it("writes one gain after the other, then moves the markers together", () => {
    motion(false);
    const counting = new Counting();
    counting.begin(["red", "blue"]);
    const seen = [];
    for (const pause of [0, 300, 180, 1119, 1]) {
      vi.advanceTimersByTime(pause);
      seen.push([counting.written, counting.waiting]);
    }
    expect(seen).toEqual([
      [[], true],
      [["red"], true],
      [["red", "blue"], true],
      [["red", "blue"], true],
      [["red", "blue"], false],
    ]);
  });

  it("goes to its last picture when it is skipped", () => {
    motion(false);
    const counting = new Counting();
    counting.begin(["red", "blue"]);
    counting.end();
    vi.advanceTimersByTime(5000);
    expect([counting.written, counting.waiting]).toEqual([[], false]);
  });
});

describe("the street", () => {
  it("has as many windows as a house is worth, and its number in braille", () => {
    expect(WINDOWS.map((rows) => rows.reduce((sum, row) => sum + row, 0))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(braille(10)).toEqual([[3, 4, 5, 6], [1], [2, 4, 5]]);
  });

  it("is a clock", () => {
    expect(spot(3, 100).x).toBeCloseTo(100);
    expect(spot(6, 100).y).toBeCloseTo(100);
  });

  it("leaves room for seven agents at one door", () => {
    const seven = Array.from({ length: 7 }, (_, at) => ({ anchor: { x: at, y: -100 }, w: 27, h: 31 }));
    const found = spread(seven);
    for (const [i, a] of found.entries()) {
      for (const b of found.slice(i + 1)) {
        expect(Math.abs(a.x - b.x) > 45 || Math.abs(a.y - b.y) > 50).toBe(true);
      }
    }
  });

  it("keeps markers of one score apart", () => {
    const found = apart([0, 0, 0, 3], 0.1).sort((a, b) => a - b);
    expect(found[1]! - found[0]!).toBeGreaterThan(0.08);
    expect(found[3]).toBeCloseTo(3);
  });
});
