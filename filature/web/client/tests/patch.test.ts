import { describe, expect, it } from "vitest";
import { patched } from "../src/live/patch";

describe("a patch", () => {
  const before = { turn: 1, roll: null, hands: [{ seat: 0, cards: [1, 2, 3] }, { seat: 1, cards: [] }], lines: ["a"] };

  it("sets members, and items by their index", () => {
    expect(patched(before, { turn: [2], roll: [6], hands: { "1": { seat: [4] } } })).toEqual({
      ...before,
      turn: 2,
      roll: 6,
      hands: [before.hands[0], { seat: 4, cards: [] }],
    });
  });

  it("takes items out of arrays and puts others in", () => {
    const after = patched(before, { hands: { "0": { cards: [1, 1, []] } }, lines: [1, 0, ["b", "c"]] });
    expect(after).toEqual({ ...before, hands: [{ seat: 0, cards: [1, 3] }, before.hands[1]], lines: ["a", "b", "c"] });
  });

  it("sets arrays and null as values", () => {
    expect(patched(before, { turn: [null], roll: [[1, 2, 3]] })).toEqual({ ...before, turn: null, roll: [1, 2, 3] });
  });

  it("leaves the value before alone, and keeps what has not changed", () => {
    const copy = structuredClone(before);
    const after = patched(before, { hands: { "1": { cards: [0, 0, [7]] } } }) as typeof before;
    expect(before).toEqual(copy);
    expect(after.hands[0]).toBe(before.hands[0]);
    expect(after.lines).toBe(before.lines);
  });
});
