import { describe, expect, it } from "vitest";
import { PartialAction } from "../src/decision/partialAction";
import type { Alternative } from "../src/generated/wire";
import { jsonEqual } from "../src/jsonEqual";

type Choose = NonNullable<Alternative["choose"]>;

const targets = { kind: "one" as const, of: [0, 2] };
const TURN: Alternative[] = [
  { fixed: { type: "attack", from: "hand" }, choose: { agent: { kind: "one", of: [1, 5] }, target: targets } },
  { fixed: { type: "attack", from: "base" }, choose: { base: { kind: "one", of: [0, 1] }, target: targets } },
  { fixed: { type: "swap", base: 0 }, choose: { agent: { kind: "one", of: [1, 5, 7] } } },
  { fixed: { type: "swap", base: 1 }, choose: { agent: { kind: "one", of: [1, 5, 8] } } },
];
const HAND = { type: "attack", from: "hand" };

const choosing = (choose: Choose): PartialAction => PartialAction.of({ fixed: { type: "act" }, choose });

describe("an action over several alternatives", () => {
  const begun = new PartialAction(TURN, HAND);

  it("says what may be chosen with the rest and what is missing", () => {
    expect(begun.values("agent")).toEqual([1, 5]);
    expect(begun.values("target")).toEqual([0, 2]);
    expect(begun.values("base")).toEqual([]);
    expect(begun.missing).toEqual(["agent", "target"]);
    const complete = begun.with({ agent: 5 }).with({ target: 2 });
    expect(complete.missing).toEqual([]);
    expect(complete.action).toEqual({ type: "attack", from: "hand", agent: 5, target: 2 });
  });

  it("drops what conflicts with the newest choice and keeps the rest", () => {
    const base = begun.with({ agent: 5 }).with({ target: 2 }).with({ type: "attack", from: "base" });
    expect(base.chosen).toEqual({ target: 2, type: "attack", from: "base" });
    const swap = base.with({ type: "swap" });
    expect(swap.missing).toEqual(["base", "agent"]);
    expect(swap.values("agent")).toEqual([1, 5, 7, 8]);
    const first = swap.with({ agent: 7 });
    expect(first.get("base")).toBe(0);
    expect(first.action).toEqual({ type: "swap", base: 0, agent: 7 });
    const second = first.with({ base: 1 });
    expect(second.get("agent")).toBeUndefined();
    expect(second.missing).toEqual(["agent"]);
  });

  it("does nothing illegal and takes choices back", () => {
    const empty = new PartialAction(TURN);
    expect(empty.with({ agent: 9 }).chosen).toEqual({});
    expect(empty.missing).toEqual(["type"]);
    expect(empty.with({ target: 0 }).toggle("target", 0).chosen).toEqual({});
  });

  it("takes for chosen what has no other possibility", () => {
    const refill: Alternative = { fixed: { type: "refill", base: 1 }, choose: { agent: { kind: "one", of: [4] } } };
    expect(new PartialAction([refill]).action).toEqual({ type: "refill", base: 1, agent: 4 });
    expect(new PartialAction([{ fixed: { type: "pass" } }]).action).toEqual({ type: "pass" });
  });
});

describe("an ordered choice", () => {
  const pick = choosing({ agents: { kind: "pick", count: 2, of: [1, 2, 3] } });

  it("is filled one after the other and place by place, no value twice", () => {
    const first = pick.toggle("agents", 3);
    expect(first.list("agents")).toEqual([3, undefined]);
    expect(first.valuesAt("agents", 1)).toEqual([1, 2]);
    expect(first.valuesAt("agents", 0)).toEqual([1, 2, 3]);
    expect(first.missing).toEqual(["agents"]);
    const full = first.toggle("agents", 1).toggle("agents", 2);
    expect(full.action).toEqual({ type: "act", agents: [3, 1] });
    const open = full.toggle("agents", 3);
    expect(open.place("agents", 0, 1).list("agents")).toEqual([undefined, 1]);
    expect(open.place("agents", 0, 2).action).toEqual({ type: "act", agents: [2, 1] });
  });

  it("does not tell equals apart when arranging", () => {
    const arrange = choosing({ cards: { kind: "arrange", of: ["a", "b", "a"] } });
    const one = arrange.place("cards", 0, "a");
    expect(one.valuesAt("cards", 1)).toEqual(["b", "a"]);
    const two = one.place("cards", 1, "a");
    expect(two.valuesAt("cards", 2)).toEqual(["b"]);
    expect(two.place("cards", 2, "b").action).toEqual({ type: "act", cards: ["a", "a", "b"] });
    expect(arrange.with({ cards: ["b", "b", "a"] }).action).toBeNull();
  });
});

describe("several values", () => {
  it("of a subset keep the listed order and are never too many", () => {
    const subset = choosing({ cards: { kind: "subset", count: 2, of: ["x", "y", "z"] } });
    const full = subset.toggle("cards", "z").toggle("cards", "x");
    expect(full.list("cards")).toEqual(["x", "z"]);
    expect(full.isFull("cards")).toBe(true);
    expect(full.toggle("cards", "y").list("cards")).toEqual(["x", "z"]);
    expect(full.toggle("cards", "x").list("cards")).toEqual(["z"]);
    expect(subset.with({ cards: ["z", "x"] }).action).toBeNull();
  });

  it("of a split give out no more than there is and keep no zero", () => {
    const split = choosing({ steps: { kind: "split", total: 6, over: ["red", "blue", "green"] } });
    const some = split.give("steps", "blue", 4);
    expect(some.byKey("steps")).toEqual({ blue: 4 });
    expect(some.remaining("steps")).toBe(2);
    const all = some.give("steps", "red", 9);
    expect(Object.entries(all.byKey("steps"))).toEqual([["red", 2], ["blue", 4]]);
    expect(all.action).toEqual({ type: "act", steps: { red: 2, blue: 4 } });
    expect(all.give("steps", "blue", 0).byKey("steps")).toEqual({ red: 2 });
    expect(split.give("steps", "red", Number.NaN).byKey("steps")).toEqual({});
    expect(split.with({ steps: { red: 7, blue: -1 } }).action).toBeNull();
  });

  it("of an assignment begin with nothing and are given once", () => {
    const assign = choosing({ names: { kind: "assign", keys: ["1", "2"], to: ["a", "b"] } });
    expect(assign.action).toEqual({ type: "act", names: { "1": null, "2": null } });
    const given = assign.give("names", "1", "a");
    expect(given.valuesFor("names", "2")).toEqual([null, "b"]);
    expect(given.give("names", "2", "a").byKey("names")).toEqual({ "1": "a", "2": null });
    expect(assign.with({ names: { "1": "a" } }).action).toBeNull();
  });
});

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
function answered(partial: PartialAction, [first, ...rest]: number[]): unknown {
  const found = partial.next();
  return "action" in found ? found.action : answered(found.question.options[first ?? 0]!.then, rest);
}

/** Follow every answer to every question. */
function all(partial: PartialAction): unknown[] {
  const found = partial.next();
  return "action" in found ? [found.action] : found.question.options.flatMap((option) => all(option.then));
}

describe("an action question by question", () => {
  it("comes to every action of every kind of choice", () => {
    const counts = SHAPES.map((one) => new Set(all(PartialAction.of(one)).map((action) => JSON.stringify(action))).size);
    expect(counts).toEqual([1, 2, 3, 3, 3, 10, 7]);
  });

  it("does not ask for what leaves no choice", () => {
    expect(answered(PartialAction.of(SHAPES[1]!), [1])).toEqual({ type: "probe", agent: 5, base: 1 });
    expect(answered(PartialAction.of(SHAPES[5]!), [1, 0])).toEqual({ type: "walk", steps: { red: 1, green: 2 } });
  });

  it.each<[number, Record<string, unknown[]>, number[], unknown]>([
    [1, { agent: [5] }, [], { type: "probe", agent: 5, base: 1 }],
    [2, { cards: ["b"] }, [0], { type: "hide", cards: ["b", "a"] }],
    [4, { cards: [3] }, [0], { type: "keep", cards: [1, 3] }],
    [5, { steps: [["blue", 2]] }, [1], { type: "walk", steps: { red: 1, blue: 2 } }],
    [6, { who: [["blue", 0]] }, [1], { type: "report", who: { red: 1, blue: 0 } }],
  ])("goes on from what was understood of a line: %i", (at, chosen, answers, action) => {
    const partial = PartialAction.fromDraft({ fixed: SHAPES[at]!.fixed, chosen, missing: [] }, SHAPES);
    expect(answered(partial!, answers)).toEqual(action);
  });

  it("does not go on from what is not legal", () => {
    expect(PartialAction.fromDraft({ fixed: { type: "fly" }, chosen: {}, missing: [] }, SHAPES)).toBeNull();
  });
});

it("compares values as JSON", () => {
  expect(jsonEqual([1, { a: null }], [1, { a: null }])).toBe(true);
  expect(jsonEqual(true, 1)).toBe(false);
  expect(jsonEqual([1], { 0: 1 })).toBe(false);
  expect(jsonEqual({ a: 1 }, { b: 1 })).toBe(false);
});
