import { describe, expect, it } from "vitest";
import type { Alternative, Assign, Pick, Split, Subset } from "../src/generated/wire";
import { action, begin, isChosen, missing, placed, remaining, same, shared, toggled, valuesFor, valuesOf } from "../src/decision/legal";

const attack: Alternative = {
  fixed: { type: "attack", from: "hand" },
  choose: { agent: { kind: "one", of: [0, 4, 7] }, target: { kind: "one", of: [2] } },
};

describe("a draft", () => {
  it("chooses what is forced and leaves the rest open", () => {
    const draft = begin(attack);
    expect(draft).toEqual({ agent: undefined, target: 2 });
    expect(missing(attack, draft)).toEqual(["agent"]);
    expect(action(attack, draft)).toBeNull();
  });

  it("becomes the record's action when it is complete, and only a legal one", () => {
    expect(action(attack, { agent: 4, target: 2 })).toEqual({ type: "attack", from: "hand", agent: 4, target: 2 });
    expect(action(attack, { agent: 5, target: 2 })).toBeNull();
  });

  it("is complete at once where nothing is to be chosen", () => {
    expect(action({ fixed: { type: "pass" } }, {})).toEqual({ type: "pass" });
  });
});

describe("an ordered choice", () => {
  const pick: Pick = { kind: "pick", count: 2, of: [1, 2, 3] };

  it("offers at each place what stands at no other", () => {
    expect(valuesFor(pick, [2, undefined], 1)).toEqual([1, 3]);
    expect(valuesFor(pick, [2, undefined], 0)).toEqual([1, 2, 3]);
  });

  it("is given and taken back place by place", () => {
    const first = placed([undefined, undefined], 1, 3);
    expect(first).toEqual([undefined, 3]);
    expect(placed(first, 1, 3)).toEqual([undefined, undefined]);
    expect(isChosen(pick, [2, 3])).toBe(true);
    expect(isChosen(pick, [2, 2])).toBe(false);
    expect(isChosen(pick, first)).toBe(false);
  });

  it("does not tell equals apart when arranging", () => {
    const arrange = { kind: "arrange", of: ["a", "b", "a"] } as const;
    const loose = { kind: "arrange" as const, of: [...arrange.of] };
    expect(valuesFor(loose, ["a", undefined, undefined], 1)).toEqual(["b", "a"]);
    expect(valuesFor(loose, ["a", "a", undefined], 2)).toEqual(["b"]);
    expect(isChosen(loose, ["a", "a", "b"])).toBe(true);
    expect(isChosen(loose, ["b", "b", "a"])).toBe(false);
  });
});

describe("a subset", () => {
  const subset: Subset = { kind: "subset", count: 2, of: ["x", "y", "z"] };

  it("keeps the listed order and never holds too many", () => {
    expect(toggled(subset, ["z"], "x")).toEqual(["x", "z"]);
    expect(toggled(subset, ["x", "z"], "y")).toEqual(["x", "z"]);
    expect(toggled(subset, ["x", "z"], "x")).toEqual(["z"]);
    expect(isChosen(subset, ["x", "z"])).toBe(true);
    expect(isChosen(subset, ["z", "x"])).toBe(false);
  });
});

describe("a split", () => {
  const split: Split = { kind: "split", total: 6, over: ["red", "blue", "green"] };

  it("gives out no more than there is and keeps no zero", () => {
    const some = shared(split, {}, "blue", 4);
    expect(some).toEqual({ blue: 4 });
    expect(remaining(split, some)).toBe(2);
    const all = shared(split, some, "red", 9);
    expect(all).toEqual({ red: 2, blue: 4 });
    expect(Object.keys(all)).toEqual(["red", "blue"]);
    expect(isChosen(split, all)).toBe(true);
    expect(shared(split, all, "blue", 0)).toEqual({ red: 2 });
    expect(shared(split, {}, "red", Number.NaN)).toEqual({});
    expect(isChosen(split, { red: 7, blue: -1 })).toBe(false);
  });
});

describe("an assignment", () => {
  const assign: Assign = { kind: "assign", keys: ["1", "2"], to: ["a", "b"] };

  it("begins with nothing for everybody and gives no value twice", () => {
    const draft = begin({ fixed: { type: "guess" }, choose: { names: assign } });
    expect(draft["names"]).toEqual({ "1": null, "2": null });
    expect(valuesOf(assign, { "1": "a", "2": null }, "2")).toEqual([null, "b"]);
    expect(isChosen(assign, { "1": "a", "2": null })).toBe(true);
    expect(isChosen(assign, { "1": "a", "2": "a" })).toBe(false);
    expect(isChosen(assign, { "1": "a" })).toBe(false);
  });
});

describe("values", () => {
  it("are compared as JSON", () => {
    expect(same([1, { a: null }], [1, { a: null }])).toBe(true);
    expect(same(true, 1)).toBe(false);
    expect(same([1], { 0: 1 })).toBe(false);
    expect(same({ a: 1 }, { b: 1 })).toBe(false);
  });
});
