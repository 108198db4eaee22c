import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { highlights as hunterHighlights } from "../../../games/agent_hunter/board/highlights";
import { highlights as secretsHighlights } from "../../../games/agents_secrets/board/highlights";
import { highlights as doubleHighlights } from "../../../games/double_agent/board/highlights";
import { highlights as kryptosHighlights } from "../../../games/kryptos/board/highlights";
import { highlights as spiesHighlights } from "../../../games/spies_vs_spies/board/highlights";
import type { Highlights } from "../src/board/boards";
import type { Say } from "../src/generated/wire";
import { EventSteps, follow, NOTHING_READ, stepsOf, stepTo, unreadOf } from "../src/live/eventSteps.svelte";
import type { LogEntry } from "../src/live/table.svelte";

/** A log of messages, each of several events. */
const log = (...told: Say[][]): LogEntry[] =>
  told.flatMap((says, seq) => says.map((say, at) => ({ seq: seq + 1, at, say })));

const guess = (seat: number, target: number, right = false): Say => ({
  type: "guessed",
  seat,
  target,
  position: 2,
  named: 7,
  right,
  points: right ? 3 : 0,
});

const plain = (highlights: unknown): Highlights => highlights as Highlights;
const kryptos = plain(kryptosHighlights);
const hunter = plain(hunterHighlights);
const secrets = plain(secretsHighlights);
const double = plain(doubleHighlights);
const spies = plain(spiesHighlights);
const game = kryptos;
const types = (entries: LogEntry[], viewer: number, which: Highlights | null = game): string[] =>
  stepsOf(entries, viewer, which).map((step) => step.entry.say.type);

/** A small random stream, so that a failure can be run again. */
function* numbers(seed: number): Generator<number> {
  for (let state = seed; ; ) {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    yield state / 2 ** 31;
  }
}

describe("what can be stepped through", () => {
  it("begins with the viewer's own last move, and goes on with what the others did", () => {
    const told = log([guess(0, 1)], [guess(1, 2)], [guess(0, 2, true)], [guess(1, 0)], [guess(2, 1)]);
    const steps = stepsOf(told, 0, game);
    expect(steps.map((step) => step.key)).toEqual(["3.0", "4.0", "5.0"]);
    expect(steps.map((step) => step.own)).toEqual([true, false, false]);
    expect(steps.map((step) => step.sign)).toEqual(["check", null, null]);
    expect(steps.map((step) => step.onViewer)).toEqual([false, true, false]);
  });

  it("leaves out the set-up, what the viewer said, and what another event says", () => {
    const told = log(
      [{ type: "started" }],
      [{ type: "dealt", seat: 1, cards: null, colours: {} }, { type: "first_player", seat: 1 }],
      [{ type: "said", person: 0, name: "Ada", text: "hello" }],
      [{ type: "said", person: 1, name: "Bob", text: "hello" }],
      [{ type: "paid", seat: 1, target: null }, guess(1, 2)],
    );
    expect(types(told, 0)).toEqual(["first_player", "said", "guessed"]);
  });

  it("is the last few events for a spectator", () => {
    const told = log(...Array.from({ length: 9 }, (_, seat) => [guess(seat % 3, 1)]));
    expect(stepsOf(told, -2, game).map((step) => step.entry.seq)).toEqual([5, 6, 7, 8, 9]);
  });

  it("works for a game that says nothing of its events", () => {
    const told = log([{ type: "hid", seat: 0 }], [{ type: "sought", seat: 1 }]);
    expect(types(told, 0, null)).toEqual(["hid", "sought"]);
    expect(types(told, 1, null)).toEqual(["sought"]);
  });
});

describe("reading", () => {
  it("shows somebody who comes what the others did first", () => {
    const told = log([guess(0, 1)], [guess(1, 2)], [guess(2, 1)]);
    const reading = follow(NOTHING_READ, stepsOf(told, 0, game));
    expect(reading.index).toBe(1);
    expect(unreadOf(reading)).toBe(1);
  });

  it("keeps the own result until the next event, and never advances for somebody who is behind", () => {
    const all = [[guess(0, 1, true)], [guess(1, 2)], [guess(2, 1)], [guess(1, 0)]];
    let reading = follow(NOTHING_READ, stepsOf(log(...all.slice(0, 1)), 0, game));
    expect([reading.index, unreadOf(reading)]).toEqual([0, 0]);
    const seen = [2, 3, 4].map((count) => {
      reading = follow(reading, stepsOf(log(...all.slice(0, count)), 0, game));
      return [reading.index, unreadOf(reading)];
    });
    expect(seen).toEqual([
      [1, 0],
      [1, 1],
      [1, 2],
    ]);
  });

  it("never skips an event that came after the viewer, and never moves back, in any order of events", () => {
    for (let seed = 1; seed <= 200; seed++) {
      const random = numbers(seed);
      const next = (below: number): number => Math.floor(random.next().value! * below);
      const told: Say[][] = [];
      let reading = follow(NOTHING_READ, []);
      for (let turn = 0; turn < 30; turn++) {
        const before = reading;
        if (next(3) === 0 && reading.index < reading.steps.length - 1) {
          reading = stepTo(reading, reading.index + 1);
          continue;
        }
        const seat = next(3);
        told.push(Array.from({ length: 1 + next(2) }, () => guess(seat, (seat + 1) % 3, next(2) === 0)));
        reading = follow(reading, stepsOf(log(...told), 0, game));
        expect(reading.index).toBeLessThan(reading.steps.length);
        if (seat === 0) {
          expect(reading.index).toBe(0);
          continue;
        }
        const shown = before.steps[before.index];
        const now = reading.steps.findIndex((step) => step.key === shown?.key);
        const caughtUp = before.index === before.steps.length - 1 && (before.stepped || shown?.own);
        if (shown) expect(reading.index).toBe(caughtUp ? now + 1 : now);
      }
    }
  });
});

describe("what an event brought", () => {
  const view = (points: number | null, told: LogEntry[], which = game): Parameters<EventSteps["update"]>[0] => ({
    log: told,
    viewer: 0,
    highlights: which,
    points,
  });

  it("is what the server told, with the points as they stood then", () => {
    const steps = new EventSteps();
    steps.update(view(8, log([guess(1, 2)])));
    steps.update(view(11, log([guess(1, 2)], [guess(0, 1, true)])));
    expect(steps.shown).toMatchObject({ sign: "check", gain: 3, total: 11 });
    // Others move on: the step still says how things stood.
    steps.update(view(10, log([guess(1, 2)], [guess(0, 1, true)], [guess(1, 0)])));
    steps.previous();
    expect(steps.shown).toMatchObject({ gain: 3, total: 11 });
  });

  it("is divided among the deliveries of a chain", () => {
    const taken = (seat: number, points: number): Say => ({ type: "taken", seat, agent: 1, points, cards: [] });
    const steps = new EventSteps();
    const chain: Say[] = [{ type: "document", seat: 0, agent: 1 }, taken(0, 12), taken(1, 5), taken(0, 4)];
    steps.update(view(9, log([{ type: "first_player", seat: 0 }]), double));
    steps.update(view(25, log([{ type: "first_player", seat: 0 }], chain), double));
    const found: unknown[] = [];
    for (let at = 0; at < steps.count; at++) {
      found.push([steps.shown?.gain ?? null, steps.shown?.total ?? null]);
      steps.next();
    }
    // The document that was laid is left out: what it brought is the answer.
    expect(found).toEqual([
      [12, 21],
      [null, null],
      [4, 25],
    ]);
  });

  it("is hidden with the identity that it would give away", () => {
    const counted: Say = { type: "counted", seat: 1, gains: { blue: 6 }, scores: { blue: 20 } };
    const begun = log([{ type: "first_player", seat: 1 }]);
    const told = log([{ type: "first_player", seat: 1 }], [counted]);
    const steps = new EventSteps();
    steps.update(view(14, begun, secrets));
    steps.update(view(20, told, secrets));
    steps.next();
    expect(steps.shown).toMatchObject({ gain: 6, total: 20 });
    steps.update(view(null, told, secrets));
    expect(steps.shown).toMatchObject({ gain: null, total: null });
  });

  it("is not worked out from a view that several messages have changed", () => {
    const counted: Say = { type: "counted", seat: 1, gains: { blue: 6 }, scores: { blue: 20 } };
    const steps = new EventSteps();
    steps.update(view(14, log([{ type: "first_player", seat: 1 }]), secrets));
    steps.update(view(20, log([{ type: "first_player", seat: 1 }], [counted], [{ type: "file_moved", seat: 1 }]), secrets));
    steps.next();
    expect(steps.shown).toMatchObject({ entry: { say: counted }, gain: null });
  });
});

describe("stepping", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("points at an event for two seconds, and begins again after the last", () => {
    const steps = new EventSteps();
    steps.update({ log: log([guess(0, 1)], [guess(1, 2)], [guess(2, 1)]), viewer: 0, highlights: game, points: 1 });
    expect([steps.index, steps.atLast, steps.pointed]).toEqual([1, false, null]);
    steps.next();
    expect([steps.index, steps.atLast, steps.pointed?.seq, steps.unread]).toEqual([2, true, 3, 0]);
    vi.advanceTimersByTime(1_900);
    steps.next();
    expect([steps.index, steps.pointed?.seq]).toEqual([0, 1]);
    vi.advanceTimersByTime(1_900);
    expect(steps.pointed?.seq).toBe(1);
    vi.advanceTimersByTime(200);
    expect(steps.pointed).toBeNull();
  });

  it("forgets everything when somebody else looks", () => {
    const steps = new EventSteps();
    const told = log([guess(0, 1)], [guess(1, 2)]);
    steps.update({ log: told, viewer: 0, highlights: game, points: 1 });
    steps.next();
    steps.update({ log: [], viewer: -2, highlights: game, points: null });
    expect([steps.count, steps.shown, steps.pointed, steps.unread]).toEqual([0, null, null, 0]);
  });
});

describe("the signs of each game", () => {
  const sign = (which: Highlights, say: Say, viewer = 0): unknown => which.sign(say, viewer);

  it("mark answers to the viewer alone", () => {
    const answers: [Highlights, Say, string][] = [
      [kryptos, guess(0, 1, true), "check"],
      [kryptos, guess(0, 1), "cross"],
      [hunter, { type: "hand_attack", seat: 0, agent: 4, target: 1, answer: "higher" }, "down"],
      [hunter, { type: "base_attack", seat: 0, base: 0, agent: 4, target: 1, answer: "lower" }, "up"],
      [hunter, { type: "fell", owner: 1, base: 0, agent: 4, seat: 0, points: 1 }, "check"],
      [double, { type: "taken", seat: 0, agent: 1, points: 3 }, "check"],
      [double, { type: "tip", seat: 0, agent: 1, documents: [] }, "eye"],
      [secrets, { type: "counted", seat: 0, gains: {}, scores: {} }, "check"],
      [spies, { type: "shown", owner: 1, seat: 0, card: "hat" }, "eye"],
      [spies, { type: "revealed", seat: 0, right: false }, "cross"],
      [spies, { type: "team_scored", members: [0, 2], success: true, points: 3 }, "check"],
    ];
    expect(answers.map(([which, say]) => sign(which, say))).toEqual(answers.map(([, , wanted]) => wanted));
    expect(answers.map(([which, say]) => sign(which, say, 3))).toEqual(answers.map(() => null));
  });

  it("are left to the base that falls where an attack finds its agent", () => {
    const equal: Say[] = [
      { type: "hand_attack", seat: 0, agent: 4, target: 1, answer: "equal" },
      { type: "fell", owner: 1, base: 1, agent: 4, seat: 0, points: 2 },
    ];
    expect(types(log(equal), 0, hunter)).toEqual(["fell"]);
  });
});
