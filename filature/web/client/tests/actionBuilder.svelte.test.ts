import { expect, it } from "vitest";
import { byNumberAlone, numbered } from "../src/command/numbering";
import { ActionBuilder } from "../src/decision/actionBuilder.svelte";
import type { Decision } from "../src/generated/wire";

const asked = (id: string): Decision => ({
  id,
  asked: "turn",
  legal: { alternatives: [{ fixed: { type: "probe" }, choose: { agent: { kind: "one", of: [3, 5] } } }] },
});

class Probing extends ActionBuilder {
  protected override initial({ id }: Decision): Record<string, unknown> {
    return id === "2" ? { agent: 3 } : { agent: 9 };
  }
}

it("begins anew with each decision, and only with what is legal", () => {
  const board = $state({ decision: asked("1") });
  const builder = new Probing(board);
  expect(builder.now.chosen).toEqual({});
  builder.set({ agent: 5 });
  expect(builder.action).toEqual({ type: "probe", agent: 5 });
  board.decision = asked("2");
  expect(builder.action).toEqual({ type: "probe", agent: 3 });
});

it("knows whether anything was chosen since its beginning", () => {
  const builder = new ActionBuilder({ decision: asked("1") });
  expect(builder.changed).toBe(false);
  builder.set({ agent: 5 });
  expect(builder.changed).toBe(true);
  builder.restart();
  expect(builder.changed).toBe(false);
});

it("numbers answers by the numbers in their names, where each has one of its own", () => {
  expect(numbered(["house 6", "the ruin", "house 2"])).toEqual([6, 7, 2]);
  expect(numbered(["a", "b"])).toEqual([1, 2]);
  expect(numbered(["card 1 of 3", "card 2 of 3"])).toEqual([1, 2]);
  expect(numbered(["base 2", "agent 2"])).toEqual([1, 2]);
  expect(byNumberAlone(["Agent 3", "Agent 5"])).toBe(true);
  expect(byNumberAlone(["Agent 3", "Base 5"])).toBe(false);
  expect(byNumberAlone(["a", "a"])).toBe(false);
});
