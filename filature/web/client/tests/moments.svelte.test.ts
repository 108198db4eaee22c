import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { highlights as doubleHighlights } from "../../../games/double_agent/board/highlights";
import { highlights as kryptosHighlights } from "../../../games/kryptos/board/highlights";
import { highlights as spiesHighlights } from "../../../games/spies_vs_spies/board/highlights";
import type { Highlights } from "../src/board/boards";
import type { Say } from "../src/generated/wire";
import { roundsOf } from "../src/live/logRounds";
import { Moments, momentsOf } from "../src/live/moments.svelte";
import type { LogEntry } from "../src/live/table.svelte";
import { messages } from "./log";

const kryptos = kryptosHighlights as unknown as Highlights;
const double = doubleHighlights as unknown as Highlights;
const spies = spiesHighlights as unknown as Highlights;

const guess = (seat: number, right: boolean): Say => ({ type: "guessed", seat, target: 2, position: 1, named: 7, right, points: 3 });
const entry = (seq: number, say: Say, at = 0): LogEntry => ({ seq, at, say });

describe("moments", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    delete document.documentElement.dataset["motion"];
  });

  it("are right guesses, of anybody, and no wrong ones", () => {
    const told = [entry(1, guess(0, true)), entry(2, guess(1, false)), entry(3, guess(1, true))];
    expect(momentsOf(told, kryptos, false).map((one) => one.entry.seq)).toEqual([1, 3]);
    expect(momentsOf(told, kryptos, true).map((one) => one.entry.seq)).toEqual([3]);
    expect(momentsOf(told, null, false)).toEqual([]);
  });

  it("of a chain are played one after the other", () => {
    const moments = new Moments();
    const chain = [0, 1].map((agent) => entry(4, { type: "delivers", agent, tokens: [1, 2] }, agent));
    expect(moments.arrive(chain, double, false)).toBe(true);
    const seen: unknown[] = [];
    for (let at = 0; at < 3; at++) {
      seen.push(moments.now?.say["agent"]);
      vi.advanceTimersByTime(2_400);
    }
    expect(seen).toEqual([0, 1, undefined]);
  });

  it.each(["keydown", "pointerdown"])("end at a %s, which does what it always does", (kind) => {
    const moments = new Moments();
    moments.arrive([entry(1, guess(0, true)), entry(2, guess(1, true))], kryptos, false);
    const event = new Event(kind, { cancelable: true });
    window.dispatchEvent(event);
    expect(moments.now).toBeNull();
    expect(event.defaultPrevented).toBe(false);
    vi.advanceTimersByTime(5_000);
    expect(moments.now).toBeNull();
  });

  it("stand still for two seconds without motion", () => {
    document.documentElement.dataset["motion"] = "less";
    const moments = new Moments();
    moments.arrive([entry(1, guess(0, true))], kryptos, false);
    vi.advanceTimersByTime(1_900);
    expect(moments.now?.seq).toBe(1);
    vi.advanceTimersByTime(200);
    expect(moments.now).toBeNull();
  });

  it("wait until the page is seen, and then only the last is played", () => {
    const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    const moments = new Moments();
    moments.arrive([entry(1, guess(0, true))], kryptos, false);
    moments.arrive([entry(2, guess(1, true))], kryptos, false);
    expect(moments.now).toBeNull();
    visibility.mockReturnValue("visible");
    document.dispatchEvent(new Event("visibilitychange"));
    expect(moments.now?.seq).toBe(2);
    vi.advanceTimersByTime(900);
    expect(moments.now).toBeNull();
    visibility.mockRestore();
  });
});

describe("the rounds of a log", () => {
  it("begin with the first player, keep every entry once and in order", () => {
    const log = messages(
      [1, { type: "first_player", seat: 1 }],
      [2, { type: "revealed", seat: 1 }],
      [3, { type: "revealed", seat: 0 }],
      [4, guess(1, false)],
      [5, { type: "stopped", seat: 1 }],
      [6, guess(0, false)],
      [7, { type: "said", person: 0 }],
      [8, guess(1, true)],
      [9, guess(1, true)],
      [10, guess(0, true)],
    ) as LogEntry[];
    const rounds = roundsOf(log, kryptos);
    expect(rounds.map(({ number, entries }) => [number, entries.map((one) => one.seq)])).toEqual([
      [0, [1, 2, 3]],
      [1, [4, 5, 6, 7]],
      [2, [8, 9, 10]],
    ]);
  });

  it("are those of the game where it counts them", () => {
    const log = messages(
      [1, { type: "first_player", seat: 1 }],
      [2, { type: "round_began", round: 1, seat: 1 }],
      [3, { type: "asked", seat: 1, target: 0 }],
      [4, { type: "round_began", round: 2, seat: 0 }],
    ) as LogEntry[];
    expect(roundsOf(log, spies).map((round) => round.number)).toEqual([0, 1, 2]);
    expect(roundsOf(log, null).map((round) => round.entries.length)).toEqual([4]);
  });
});
