import { describe, expect, it } from "vitest";
import type { Alternative } from "../src/generated/wire";
import { byNumberAlone, next, numbered, start, understood, type Begun } from "../src/decision/questions";

const SHAPES: Alternative[] = [
  { fixed: { type: "pass" } },
  { fixed: { type: "probe" }, choose: { agent: { kind: "one", of: [3, 5] }, base: { kind: "one", of: [1] } } },
  { fixed: { type: "hide" }, choose: { cards: { kind: "pick", count: 2, of: ["a", "b", "b"] } } },
  { fixed: { type: "order" }, choose: { cards: { kind: "arrange", of: ["a", "b", "b"] } } },
  { fixed: { type: "keep" }, choose: { cards: { kind: "subset", count: 2, of: [1, 2, 3] } } },
  { fixed: { type: "walk" }, choose: { steps: { kind: "split", total: 3, over: ["red", "blue", "green"] } } },
  { fixed: { type: "report" }, choose: { who: { kind: "assign", keys: ["red", "blue"], to: [0, 1] } } },
];

/** Give the numbers of answers until nothing is asked, and the action that comes of them. */
function answered(begun: Begun, answers: number[]): unknown {
  const found = next(begun);
  if ("action" in found) return found.action;
  const [first, ...rest] = answers;
  return answered(found.question.options[first ?? 0]!.then, rest);
}

/** Follow every answer to every question. */
function all(begun: Begun): unknown[] {
  const found = next(begun);
  return "action" in found ? [found.action] : found.question.options.flatMap((option) => all(option.then));
}

describe("a decision question by question", () => {
  it("comes to every action of every kind of choice", () => {
    const counts = SHAPES.map((one) => new Set(all(start(one)).map((action) => JSON.stringify(action))).size);
    expect(counts).toEqual([1, 2, 3, 3, 3, 10, 7]);
  });

  it("does not ask for what leaves no choice", () => {
    expect(answered(start(SHAPES[1]!), [1])).toEqual({ type: "probe", agent: 5, base: 1 });
    expect(answered(start(SHAPES[5]!), [1, 0])).toEqual({ type: "walk", steps: { red: 1, green: 2 } });
  });

  it("goes on from what was understood of a line", () => {
    const parts: [number, Record<string, unknown[]>, number[], unknown][] = [
      [1, { agent: [5] }, [], { type: "probe", agent: 5, base: 1 }],
      [2, { cards: ["b"] }, [0], { type: "hide", cards: ["b", "a"] }],
      [4, { cards: [3] }, [0], { type: "keep", cards: [1, 3] }],
      [5, { steps: [["blue", 2]] }, [1], { type: "walk", steps: { red: 1, blue: 2 } }],
      [6, { who: [["blue", 0]] }, [1], { type: "report", who: { red: 1, blue: 0 } }],
    ];
    for (const [at, chosen, answers, action] of parts) {
      const begun = understood({ fixed: SHAPES[at]!.fixed, chosen, missing: [] }, SHAPES);
      expect(answered(begun!, answers)).toEqual(action);
    }
    expect(understood({ fixed: { type: "fly" }, chosen: {}, missing: [] }, SHAPES)).toBeNull();
  });
});

describe("numbers of answers", () => {
  it("are those that stand in the names, where each has one of its own", () => {
    expect(numbered(["house 6", "the ruin", "house 2"])).toEqual([6, 7, 2]);
    expect(numbered(["a", "b"])).toEqual([1, 2]);
    expect(numbered(["card 1 of 3", "card 2 of 3"])).toEqual([1, 2]);
    expect(numbered(["base 2", "agent 2"])).toEqual([1, 2]);
  });

  it("are enough where nothing else differs", () => {
    expect(byNumberAlone(["Agent 3", "Agent 5"])).toBe(true);
    expect(byNumberAlone(["Agent 3", "Base 5"])).toBe(false);
    expect(byNumberAlone(["a", "a"])).toBe(false);
  });
});
