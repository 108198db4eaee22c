import { describe, expect, it } from "vitest";
import { changes, spread } from "../src/ending/scoreHistory";

describe("the course of the scores", () => {
  it("keeps the start and every step that changed a score", () => {
    const known = [[0, 0], [0, 0], [3, 0], [3, 0], [2, 1], [2, 1]];
    expect(changes(known)).toEqual([
      { step: 0, points: [0, 0] },
      { step: 2, points: [3, 0] },
      { step: 4, points: [2, 1] },
    ]);
  });

  it("takes what is not counted yet for nothing", () => {
    expect(changes([[null, null], [0, 0], [0, 4]])).toEqual([
      { step: 0, points: [0, 0] },
      { step: 2, points: [0, 4] },
    ]);
  });

  it("moves labels apart that would lie over one another, and keeps their order", () => {
    expect(spread([50, 10, 52], 20, 100)).toEqual([50, 10, 70]);
    expect(spread([98, 99, 100], 20, 100)).toEqual([50, 70, 90]);
    expect(spread([0, 0], 20, 100)).toEqual([10, 30]);
  });
});
