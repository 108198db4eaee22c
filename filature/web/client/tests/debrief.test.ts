import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Refused } from "../src/api";
import { lineOf, markedStep, stepAt, topOf, xOf, yOf, type Plot } from "../src/debrief/chart";
import { commandOf, COMMANDS, type Command } from "../src/debrief/commands";
import { DebriefLoader, EVERY } from "../src/debrief/debriefLoader.svelte";
import { figureOf, percent, placeOf, shareOf } from "../src/debrief/measures";
import type { DebriefProgress, SeatDebrief } from "../src/generated/wire";
import { debriefPath } from "../src/router.svelte";
import { LANGUAGES } from "../src/words/texts";
import { Words } from "../src/words/words";

const TEXTS = import.meta.glob<string>("../src/debrief/words/*.ftl", { query: "?raw", import: "default", eager: true });
const words = (language: (typeof LANGUAGES)[number]): Words => new Words(language, [TEXTS[`../src/debrief/words/${language}.ftl`]!]);

describe("a chart", () => {
  const plot: Plot = { left: 50, right: 250, top: 10, bottom: 110 };

  it("runs from the first step at its left to the last at its right", () => {
    expect([0, 5, 10].map((step) => xOf(step, 10, plot))).toEqual([50, 150, 250]);
    expect(xOf(0, 0, plot)).toBe(50);
  });

  it("has its highest value at its top, and draws nothing outside", () => {
    expect([0, 50, 100, 130, -2].map((value) => yOf(value, 100, plot))).toEqual([110, 60, 10, 10, 110]);
  });

  it("finds the step that is touched, and none beyond its ends", () => {
    for (let step = 0; step <= 89; step++) expect(stepAt(xOf(step, 89, plot), 89, plot)).toBe(step);
    expect([-40, 400].map((x) => stepAt(x, 89, plot))).toEqual([0, 89]);
  });

  it("draws a point for every step of a seat", () => {
    expect(lineOf([[0, 100], [50, 50], [100, 0]], 1, 100, plot)).toBe("50,10 150,60 250,110");
  });

  it("has a whole number at half of its height, and room for all values", () => {
    for (const most of [0, 1.2, 7, 11.4, 12.1, 19, 25, 44, 99.5, 140, 260]) {
      const top = topOf([[most, 0]]);
      expect(top).toBeGreaterThanOrEqual(most);
      expect(Number.isInteger(top / 2)).toBe(true);
      expect(top).toBeLessThanOrEqual(Math.max(2, most * 2));
    }
  });

  it("marks each line at another step", () => {
    const marked = Array.from({ length: 7 }, (_, seat) => markedStep(seat, 7, 40));
    expect(new Set(marked).size).toBe(7);
    expect(marked.every((step) => step > 0 && step < 40)).toBe(true);
  });
});

describe("the measures", () => {
  const seat = (at: number, skill: number | null, luck: number, discretion: number): SeatDebrief => ({
    seat: at, skill, luck, discretion, given_up: 0, sentences: [], moments: [],
  });
  const seats = [seat(0, 0.65, 3.14, 7.84), seat(1, 0.924, -0.02, 2), seat(2, null, -6, 7.8)];

  it("are written with few digits", () => {
    expect(seats.map((one) => figureOf(one, "skill"))).toEqual([65, 92, null]);
    expect(seats.map((one) => figureOf(one, "luck"))).toEqual([3.1, 0, -6]);
    expect(Object.is(figureOf(seats[1]!, "luck"), 0)).toBe(true);
  });

  it("rank those who have one; who gives away less is more discreet; equal figures share a place", () => {
    expect(placeOf(seats, 0, "skill")).toEqual({ place: 2, count: 2, shared: false });
    expect(placeOf(seats, 2, "skill")).toBeNull();
    expect(placeOf(seats, 1, "discretion")).toEqual({ place: 1, count: 3, shared: false });
    expect(placeOf(seats, 0, "discretion")).toEqual({ place: 2, count: 3, shared: true });
  });

  it("stand on their scales, the better the further right", () => {
    expect(shareOf(seats, 65, "skill")).toBe(0.65);
    expect([-6, 0, 3].map((luck) => shareOf(seats, luck, "luck"))).toEqual([0, 0.5, 0.75]);
    expect([0, 7.8].map((given) => shareOf(seats, given, "discretion"))).toEqual([1, 0]);
  });

  it("call nothing certain that is not", () => {
    expect([0, 0.0001, 0.5, 0.9999, 1].map(percent)).toEqual([0, 1, 50, 99, 100]);
  });
});

describe("what is typed", () => {
  it.each(LANGUAGES)("means one thing, in the words of the page (%s)", (language) => {
    const page = words(language);
    const names = (command: Command): string[] => page.text(`ui-debrief-says-${command}`).split(", ");
    const all = COMMANDS.flatMap(names);
    expect(new Set(all).size).toBe(all.length);
    for (const command of COMMANDS) {
      for (const name of names(command)) expect(commandOf(name.toUpperCase(), names)).toEqual({ command, number: null });
    }
    expect(commandOf(`${names("step")[0]!} 12`, names)).toEqual({ command: "step", number: 12 });
    expect(commandOf("12", names)).toEqual({ command: "step", number: 12 });
    expect(commandOf(`${names("moment")[0]!}2`, names)).toEqual({ command: "moment", number: 2 });
    expect(commandOf("xyzzy", names)).toBeNull();
    expect(commandOf("", names)).toBeNull();
  });
});

describe("the address", () => {
  it("names the seat, the step and what is tried again, as far as they are known", () => {
    expect(debriefPath("a b", { as: 0, step: 15, again: 15 }, "x")).toBe("/t/a%20b/debrief?as=0&step=15&try=15&i=x");
    expect(debriefPath("t")).toBe("/t/t/debrief");
    expect(debriefPath(null, { as: 2, step: null })).toBe("/debrief?as=2");
  });
});

describe("loading", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const whole = { progress: 1, debrief: { steps: 3 } } as DebriefProgress;

  it("asks again until the debrief is there", async () => {
    const answers = [{ progress: 0.2, debrief: null }, { progress: 0.6, debrief: null }, whole];
    const request = vi.fn(() => Promise.resolve(answers[Math.min(request.mock.calls.length, 3) - 1]!));
    const loader = new DebriefLoader(request);
    loader.start();
    await vi.advanceTimersByTimeAsync(EVERY - 1);
    expect([loader.progress, request.mock.calls.length]).toEqual([0.2, 1]);
    await vi.advanceTimersByTimeAsync(5 * EVERY);
    expect(loader.debrief).toEqual({ steps: 3 });
    expect(request).toHaveBeenCalledTimes(3);
  });

  it("asks no more once the page is left", async () => {
    const request = vi.fn(() => Promise.resolve({ progress: 0.1, debrief: null }));
    const stop = new DebriefLoader(request).start();
    await vi.advanceTimersByTimeAsync(2.5 * EVERY);
    stop();
    const asked = request.mock.calls.length;
    await vi.advanceTimersByTimeAsync(10 * EVERY);
    expect(request).toHaveBeenCalledTimes(asked);
  });

  it("rests while the page is hidden, and goes on after", async () => {
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(false);
    const request = vi.fn(() => Promise.resolve({ progress: 0.1, debrief: null }));
    const stop = new DebriefLoader(request).start();
    await vi.advanceTimersByTimeAsync(1.5 * EVERY);
    hidden.mockReturnValue(true);
    document.dispatchEvent(new Event("visibilitychange"));
    const asked = request.mock.calls.length;
    await vi.advanceTimersByTimeAsync(10 * EVERY);
    expect(request).toHaveBeenCalledTimes(asked);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event("visibilitychange"));
    await vi.advanceTimersByTimeAsync(1);
    expect(request).toHaveBeenCalledTimes(asked + 1);
    stop();
    hidden.mockRestore();
  });

  it("waits as long as the server wishes, where it is asked too often", async () => {
    const request = vi.fn<() => Promise<DebriefProgress>>(() => Promise.reject(new Refused({ type: "too_often", seconds: 3 })));
    const loader = new DebriefLoader(request);
    loader.start();
    await vi.advanceTimersByTimeAsync(2_900);
    expect([loader.problem, request.mock.calls.length]).toEqual([null, 1]);
    request.mockImplementation(() => Promise.resolve(whole));
    await vi.advanceTimersByTimeAsync(200);
    expect(loader.debrief).toEqual({ steps: 3 });
  });

  it("says what was refused, and asks again when told to", async () => {
    const request = vi.fn<() => Promise<DebriefProgress>>(() => Promise.reject(new Refused({ type: "not_over_yet" })));
    const loader = new DebriefLoader(request);
    loader.start();
    await vi.advanceTimersByTimeAsync(5 * EVERY);
    expect([loader.problem?.type, request.mock.calls.length]).toEqual(["not_over_yet", 1]);
    request.mockImplementation(() => Promise.resolve(whole));
    loader.retry();
    await vi.advanceTimersByTimeAsync(1);
    expect([loader.problem, loader.debrief]).toEqual([null, { steps: 3 }]);
  });
});
