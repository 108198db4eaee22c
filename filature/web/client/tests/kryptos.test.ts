import { describe, expect, it } from "vitest";
import { candidates, ruling } from "../../../games/kryptos/board/deduction";
import { COLOURS, colourOf, latest, type Colours } from "../../../games/kryptos/board/cards";
import type { CardView, HandView, View } from "../../../games/kryptos/board/generated";

/** A hand as another seat sees it: numbers are face up, null is hidden. */
function hand(seat: number, cards: (number | null)[], down: Partial<Colours>, numbers: number, known?: number[]): HandView {
  const views = cards.map((card, at): CardView => {
    const lows = cards.flatMap((one, p) => (one !== null && p <= at ? [one + at - p] : []));
    const highs = cards.flatMap((one, p) => (one !== null && p >= at ? [one - (p - at)] : []));
    return {
      card: card ?? known?.[at] ?? null,
      up: card !== null,
      low: Math.max(at + 1, ...lows),
      high: Math.min(numbers - (cards.length - 1 - at), ...highs),
      refuted: [],
    };
  });
  const none: Colours = { yellow: 0, red: 0, blue: 0, green: 0 };
  const colours_down = { ...none, ...down };
  return { seat, points: 2, cards: views, face_down: cards.filter((card) => card === null).length, colours: none, colours_down };
}

function table(...hands: HandView[]): View {
  const up = hands.flatMap((one) => one.cards.flatMap((card) => (card.up ? (card.card ?? []) : [])));
  return {
    viewer: 0,
    phase: "guess",
    to_act: [],
    first: 0,
    turn: 1,
    numbers: 12,
    target_score: 15,
    target_reached: false,
    bribe: false,
    not_up: Array.from({ length: 12 }, (_, at) => at + 1).filter((number) => !up.includes(number)),
    hands,
    aside: null,
  };
}

const mine = hand(0, [null, 6, null], { yellow: 1, red: 1 }, 12, [5, 6, 10]);

describe("what a hidden card can be", () => {
  it("is neither face up nor in your hand, and keeps the order of its own hand", () => {
    const view = table(mine, hand(1, [null, null, 9], { red: 1, blue: 1, green: 1 }, 12));
    // 1 and 5 are yellow, 5, 6 and 10 are your own; the last before 9 must leave room for one below.
    expect(candidates(view)[1]).toEqual([[2, 3, 4, 7], [3, 4, 7, 8], [9]]);
  });

  it("is nothing that was named there in vain, which may tell of its neighbours", () => {
    const other = hand(1, [null, null, 9], { red: 1, blue: 1, green: 1 }, 12);
    other.cards[0]!.refuted = [2, 3];
    expect(candidates(table(mine, other))[1]).toEqual([[4, 7], [7, 8], [9]]);
  });

  it("has a colour of which the hand has a token left", () => {
    const view = table(mine, hand(1, [null, null, 9], { green: 2 }, 12));
    expect(candidates(view)[1]).toEqual([[4], [8], [9]]);
  });

  it("is known where it is your own", () => {
    expect(candidates(table(mine))[0]).toEqual([[5], [6], [10]]);
  });

  it("says why it is not", () => {
    const other = hand(1, [null, null, 9], { red: 1, green: 1 }, 12);
    other.cards[0]!.refuted = [2];
    const view = table(mine, other);
    const why = (number: number): string => ruling(view, { target: 1, position: 0 }, number);
    expect([9, 5, 2, 3, 8, 12].map(why)).toEqual(["up", "own", "missed", "colour", "order", "order"]);
  });
});

describe("what happened last", () => {
  it("is told by the newest message alone", () => {
    const found = latest([
      { seq: 1, at: 0, say: { type: "guessed", seat: 2, target: 0, position: 1, named: 4, right: true, points: 3 } },
      { seq: 2, at: 0, say: { type: "paid", seat: 1, target: 2 } },
      { seq: 2, at: 1, say: { type: "guessed", seat: 1, target: 2, position: 3, named: 7, right: false, points: 0 } },
    ]);
    expect(found).toEqual({
      turned: null,
      missed: { target: 2, position: 3, number: 7 },
      change: { 1: -1, 2: 1 },
    });
  });

  it("adds up what one turn pays and wins", () => {
    const found = latest([
      { seq: 2, at: 0, say: { type: "paid", seat: 1, target: null } },
      { seq: 2, at: 1, say: { type: "guessed", seat: 1, target: 2, position: 3, named: 7, right: true, points: 3 } },
    ]);
    expect(found).toEqual({ turned: { target: 2, position: 3 }, missed: null, change: { 1: 2 } });
  });
});

it("gives each row of the track one colour", () => {
  expect([1, 2, 3, 4, 5, 48].map(colourOf)).toEqual([...COLOURS, "yellow", "green"]);
});
