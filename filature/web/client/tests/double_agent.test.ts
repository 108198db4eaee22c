import { describe, expect, it } from "vitest";
import { deliveries, exchanges, forecast, prospect } from "../../../games/double_agent/board/deliveries";
import type { AgentView, CardView, GameEvent } from "../../../games/double_agent/board/generated";
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

describe("who would profit from a delivery", () => {
  const card = (value: number, effect: CardView["effect"] = null, back = String(value)): CardView => ({
    id: `${effect ?? "doc"}_${value}`,
    name: {},
    value,
    back,
    copies: [1, 1],
    effect,
    source: "house",
  });
  const personal = card(0, "personal", "0/7");
  const cards = [card(4), card(5), personal];
  const find = (id: string | null): CardView | null => cards.find((one) => one.id === id) ?? null;

  it("is certain exactly if no token and no hidden card can change it", () => {
    for (let space = 0; space < 4; space++) {
      for (const token of [1, 2, 3, 4, 5]) {
        for (const tokens of [[1], [5], [2, 2, 4], [1, 2, 2, 3, 4, 5]]) {
          for (const own of [[cards[0]!], [cards[0]!, personal]]) {
            for (const hidden of [0, 1]) {
              const [agent] = line([3, 4]);
              const side = space >> 1;
              const docs = hidden ? [{ back: "0/7", card: null, seen: false }] : [{ back: "5", card: null, seen: false }];
              Object.assign(agent!, { space, side, dark: space % 3 === 0, tokens: [token, null], documents: [[], docs] });
              const mine = token + (space === 0 ? 1 : 0) + own.filter((one) => one === personal).length;
              const outcomes = tokens.flatMap((theirs) =>
                [0, hidden].map((more) => mine - (theirs + (space === 3 ? 1 : 0) + more)).map((by) => by > 0 || (by === 0 && side === 0)),
              );
              const { taker, points } = prospect(agent!, 0, own, tokens, 1, find);
              expect(taker === "mine").toBe(outcomes.every(Boolean));
              expect(taker === "theirs").toBe(!outcomes.some(Boolean));
              expect(points).toBe(hidden ? null : 9);
            }
          }
        }
      }
    }
  });

  it("says up to which token of the opponent the documents are the viewer's", () => {
    const [agent] = line([3, 4]);
    Object.assign(agent!, { tokens: [4, null], space: 1, side: 0 });
    expect(prospect(agent!, 0, [], [1, 2, 2, 3, 4, 5], 1, find)).toMatchObject({ taker: "token", most: 4 });
    Object.assign(agent!, { space: 2, side: 1 });
    expect(prospect(agent!, 0, [], [1, 2, 2, 3, 4, 5], 1, find)).toMatchObject({ taker: "token", most: 3 });
  });

  it("leaves out of the points what trapped documents take out of the game", () => {
    const [agent] = line([3, 4]);
    Object.assign(agent!, { tokens: [4, null] });
    expect(prospect(agent!, 0, [card(4), card(5), card(5), card(0, "trapped", "0/7")], [1], 0, find).points).toBe(4);
  });
});
