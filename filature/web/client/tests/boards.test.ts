import { describe, expect, it } from "vitest";
import { scoring } from "../../../games/agents_secrets/board/scoring";
import type { View } from "../../../games/agents_secrets/board/generated";
import { boardOf } from "../src/board/boards";

describe("boards", () => {
  it("counts no points for a game without a board", async () => {
    expect(await boardOf("a_sixth")).toBeNull();
  });

  it("counts in Les agents secrets for seats that are known, and the total once there is one", () => {
    const agents = [
      { agent: "red", score: 9 },
      { agent: "blue", score: 4 },
    ];
    const seat = (number: number, agent: string | null, total: number | null = null) => ({ seat: number, agent, total });
    const seen = (viewer: number, seats: ReturnType<typeof seat>[]): View => ({ viewer, agents, seats }) as View;
    expect(scoring.points(seen(1, [seat(0, null), seat(1, "blue")]))).toEqual([null, 4]);
    expect(scoring.points(seen(-2, [seat(0, null), seat(1, null)]))).toEqual([null, null]);
    expect(scoring.points(seen(1, [seat(0, "red", 12), seat(1, "blue", 4)]))).toEqual([12, 4]);
  });
});
