import { describe, expect, it } from "vitest";
import { deliveries, exchanges, forecast } from "../../../games/double_agent/board/deliveries";
import type { AgentView, GameEvent } from "../../../games/double_agent/board/generated";
import { messages } from "./log";

/** Six agents, each by its documents and how many it needs; null: it has delivered. */
const line = (...agents: ([number, number] | null)[]): AgentView[] =>
  agents.map((one, agent) => ({
    agent,
    letter: "LSBAVE"[agent]!,
    needed: one?.[1] ?? 0,
    count: one?.[0] ?? 0,
    counters: 0,
    space: one ? 1 : null,
    side: one ? 0 : null,
    dark: false,
    activated: false,
    unknown_back: false,
    tokens: [null, null],
    documents: [[], []],
    delivery: one
      ? null
      : { seat: 0, tokens: [1, 1], bonus: null, loyalties: [1, 1], tie: true, documents: [[], []], left: [], cards: [], points: 0 },
  }));

describe("what a move brings about", () => {
  it("is nothing while the documents do not suffice", () => {
    expect(forecast(line([3, 4], [3, 4], [3, 4], [3, 4], [3, 4], [3, 4]), {})).toEqual({ order: [], fewer: [] });
  });

  it("is a delivery, after which the neighbours need one document less", () => {
    const agents = line([0, 4], [3, 4], [1, 4], [0, 4], [3, 4], [0, 4]);
    expect(forecast(agents, { 1: 1 })).toEqual({ order: [1], fewer: [0, 2] });
  });

  it("may be a chain, from the lowest agent each time", () => {
    const agents = line([0, 4], [3, 4], [3, 4], [3, 4], [2, 4], [3, 4]);
    expect(forecast(agents, { 3: 1 })).toEqual({ order: [3, 2, 1], fewer: [0, 4] });
  });

  it("takes nothing off where a neighbour has delivered before", () => {
    expect(forecast(line(null, [2, 3], [3, 4], [0, 3], null, [2, 3]), { 2: 1 })).toEqual({ order: [2], fewer: [] });
  });

  it("counts a document that goes away, and a counter that comes", () => {
    const agents = line([3, 4], [0, 4], [3, 4], [0, 4], [0, 4], [0, 4]);
    expect(forecast(agents, { 0: -1, 2: 1 }).order).toEqual([2]);
    expect(forecast(agents, { 0: 1 }, { 0: 1 }).order).toEqual([]);
  });
});

const log = messages<GameEvent>;

describe("what was told", () => {
  it("is cut into deliveries, those of one move a chain", () => {
    const past = deliveries(
      log(
        [1, { type: "document", seat: 0, agent: 1 }],
        [1, { type: "delivers", agent: 1, tokens: [1, 2] }],
        [1, { type: "revealed", agent: 1, seat: 0, cards: [] }],
        [1, { type: "taken", agent: 1, seat: 1 }],
        [1, { type: "delivers", agent: 2, tokens: [1, 2] }],
        [1, { type: "taken", agent: 2, seat: 1 }],
        [2, { type: "delivers", agent: 5, tokens: [1, 2] }],
      ),
    );
    expect(past.map(({ agent, after, steps }) => [agent, after, steps.length])).toEqual([
      [1, null, 3],
      [2, 1, 2],
      [5, null, 1],
    ]);
  });

  it("dates a sum by an exchange of one of its two tokens, by the one who was asked", () => {
    const answered = log(
      [1, { type: "tip", seat: 0, agent: 1 }],
      [2, { type: "crosscheck", seat: 0, agents: [1, 3], total: 5 }],
      [3, { type: "turncoat", seat: 1, agents: [1, 3] }],
      [4, { type: "turncoat", seat: 0, agents: [1, 2] }],
      [5, { type: "turncoat", seat: 1, agents: [3, 4] }],
    );
    expect(exchanges(answered)).toEqual([[], [[3, 4]]]);
  });
});
