import { describe, expect, it } from "vitest";
import type { Alternative, Decision } from "../src/generated/wire";
import { Drafting } from "../src/decision/drafting.svelte";
import type { Draft } from "../src/decision/legal";

const decision = (...alternatives: Alternative[]): Decision => ({ id: "1", asked: "turn", legal: { alternatives } });

const targets = { kind: "one" as const, of: [0, 2] };
const turn = decision(
  { fixed: { type: "attack", from: "hand" }, choose: { agent: { kind: "one", of: [1, 5] }, target: targets } },
  { fixed: { type: "attack", from: "base" }, choose: { base: { kind: "one", of: [0, 1] }, target: targets } },
  { fixed: { type: "swap", base: 0 }, choose: { agent: { kind: "one", of: [1, 5, 7] } } },
  { fixed: { type: "swap", base: 1 }, choose: { agent: { kind: "one", of: [1, 5, 8] } } },
);

function draftOf(decision: Decision, first: Draft = {}): Drafting {
  return new Drafting(
    () => decision,
    () => first,
  );
}

describe("a draft made on the board", () => {
  it("begins as it is told and says what may be chosen with the rest", () => {
    const draft = draftOf(turn, { type: "attack", from: "hand" });
    expect(draft.values("agent")).toEqual([1, 5]);
    expect(draft.values("target")).toEqual([0, 2]);
    expect(draft.values("base")).toEqual([]);
    expect(draft.missing).toEqual(["agent", "target"]);
    draft.set({ agent: 5 });
    draft.set({ target: 2 });
    expect(draft.missing).toEqual([]);
    expect(draft.action).toEqual({ type: "attack", from: "hand", agent: 5, target: 2 });
  });

  it("knows whether anything was chosen since its beginning", () => {
    const draft = draftOf(turn, { type: "attack", from: "hand" });
    expect(draft.changed).toBe(false);
    draft.set({ agent: 5 });
    expect(draft.changed).toBe(true);
    draft.restart();
    expect(draft.changed).toBe(false);
  });

  it("lets go of what does not go with the newest choice, and keeps the rest", () => {
    const draft = draftOf(turn, { type: "attack", from: "hand" });
    draft.set({ agent: 5 });
    draft.set({ target: 2 });
    draft.set({ type: "attack", from: "base" });
    expect(draft.chosen).toEqual({ target: 2, type: "attack", from: "base" });
    draft.set({ type: "swap" });
    expect(draft.missing).toEqual(["base", "agent"]);
    expect(draft.values("agent")).toEqual([1, 5, 7, 8]);
    draft.set({ agent: 7 });
    expect(draft.get("base")).toBe(0);
    expect(draft.action).toEqual({ type: "swap", base: 0, agent: 7 });
    draft.set({ base: 1 });
    expect(draft.get("agent")).toBeUndefined();
    expect(draft.missing).toEqual(["agent"]);
  });

  it("does nothing illegal and takes choices back", () => {
    const draft = draftOf(turn);
    draft.set({ agent: 9 });
    expect(draft.chosen).toEqual({});
    expect(draft.missing).toEqual(["type"]);
    draft.set({ target: 0 });
    draft.toggle("target", 0);
    expect(draft.chosen).toEqual({});
  });

  it("takes for chosen what has no other possibility", () => {
    const draft = draftOf(decision({ fixed: { type: "refill", base: 1 }, choose: { agent: { kind: "one", of: [4] } } }));
    expect(draft.action).toEqual({ type: "refill", base: 1, agent: 4 });
    expect(draftOf(decision({ fixed: { type: "pass" } })).action).toEqual({ type: "pass" });
  });

  it("places one after the other, and into a place", () => {
    const place = decision({ fixed: { type: "place" }, choose: { agents: { kind: "pick", count: 2, of: [1, 2, 3] } } });
    const draft = draftOf(place);
    draft.toggle("agents", 3);
    expect(draft.list("agents")).toEqual([3, undefined]);
    expect(draft.missing).toEqual(["agents"]);
    draft.toggle("agents", 1);
    draft.toggle("agents", 2);
    expect(draft.action).toEqual({ type: "place", agents: [3, 1] });
    draft.toggle("agents", 3);
    draft.place("agents", 0, 1);
    expect(draft.list("agents")).toEqual([undefined, 1]);
    draft.place("agents", 0, 2);
    expect(draft.action).toEqual({ type: "place", agents: [2, 1] });
    draft.restart();
    expect(draft.list("agents")).toEqual([undefined, undefined]);
  });

  it("gives out a split, a subset and an assignment", () => {
    const move = draftOf(decision({ fixed: { type: "move" }, choose: { steps: { kind: "split", total: 3, over: ["red", "blue"] } } }));
    move.give("steps", "blue", 2);
    expect(move.action).toBeNull();
    move.give("steps", "red", 5);
    expect(move.action).toEqual({ type: "move", steps: { red: 1, blue: 2 } });
    const two = draftOf(decision({ fixed: { type: "look" }, choose: { agents: { kind: "subset", count: 2, of: [0, 1, 2] } } }));
    two.toggle("agents", 2);
    two.toggle("agents", 0);
    expect(two.full("agents")).toBe(true);
    expect(two.action).toEqual({ type: "look", agents: [0, 2] });
    const report = draftOf(decision({ fixed: { type: "report" }, choose: { owners: { kind: "assign", keys: ["a", "b"], to: [0, 1] } } }));
    expect(report.action).toEqual({ type: "report", owners: { a: null, b: null } });
    report.give("owners", "a", 1);
    report.give("owners", "b", 1);
    expect(report.action).toEqual({ type: "report", owners: { a: 1, b: null } });
  });
});
