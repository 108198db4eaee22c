import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { announcer, ARRIVING, CALM, EACH_CHANGE, EACH_ELEMENT, GAP, KEPT, PATIENCE, sentences, SETTLING, SPACE } from "../src/live/announce.svelte";

const NBSP = "\u00a0";

/** Everything that was ever on the page, in the order in which it came. */
let heard: { text: string; urgent: boolean; at: number }[] = [];
let seen = new Set<number>();

/** Let time pass, and listen at every moment. */
function listen(ms: number): void {
  for (let passed = 0; passed < ms; passed += 10) {
    vi.advanceTimersByTime(10);
    for (const one of announcer.said) {
      if (seen.has(one.id)) continue;
      seen.add(one.id);
      heard.push({ text: one.text, urgent: one.urgent, at: Date.now() });
    }
  }
}

const plain = (text: string): string => text.split(NBSP).join("").trim();

/** Each test begins a minute after the one before it. */
let minute = Date.now();

beforeEach(() => {
  vi.useFakeTimers({ now: (minute += 60_000) });
  announcer.forget();
  heard = [];
  seen = new Set();
});
afterEach(() => {
  listen(KEPT + GAP);
  vi.useRealTimers();
});

test("a burst is one message in order, urgent if any part of it is", () => {
  announcer.say("Marcel attaque.");
  announcer.sayNow("Plus grand");
  announcer.say("À vous.");
  listen(1_000);
  expect(heard.map(({ text, urgent }) => [text, urgent])).toEqual([["Marcel attaque. Plus grand. À vous.", true]]);
});

test("what is not urgent stays polite", () => {
  announcer.say("Marcel attaque.");
  listen(1_000);
  expect(heard[0]!.urgent).toBe(false);
});

test("whatever is said at whatever moment is heard once and in order, with a pause between messages", () => {
  // A small generator with a fixed seed: every run tries the same bursts.
  let seed = 7;
  const random = (below: number): number => (seed = (seed * 48_271) % 2_147_483_647) % below;
  for (let round = 0; round < 40; round++) {
    heard = [];
    const told: string[] = [];
    for (let at = 0; at < 12; at++) {
      const text = `Phrase ${String(round)}-${String(random(4))}${random(2) ? "." : ""}`;
      told.push(text);
      if (random(2)) announcer.say(text);
      else announcer.sayNow(text);
      if (random(3)) listen(10 * random(60));
    }
    listen(2 * SPACE);
    expect(plain(heard.map(({ text }) => text).join(" "))).toBe(sentences(told));
    const gaps = heard.slice(1).map((one, at) => one.at - heard[at]!.at);
    expect(Math.min(GAP, ...gaps)).toBeGreaterThanOrEqual(GAP);
  }
});

test("the same answer again is another text, which sounds the same", () => {
  for (let time = 0; time < 3; time++) {
    announcer.sayNow("Scores : 3.");
    listen(2 * GAP);
  }
  const texts = heard.map(({ text }) => text);
  expect(texts.map(plain)).toEqual(["Scores : 3.", "Scores : 3.", "Scores : 3."]);
  expect(texts[0]).not.toBe(texts[1]);
  expect(texts[1]).not.toBe(texts[2]);
});

test("old messages leave the page, new ones stay", () => {
  announcer.say("Avant.");
  listen(KEPT);
  announcer.say("Après.");
  listen(SPACE);
  expect(announcer.said.map(({ text }) => text)).toEqual(["Après."]);
  listen(KEPT);
  expect(announcer.said).toEqual([]);
});

test("what was about to be said is taken back with the rest", () => {
  announcer.say("Votre main : 3.");
  listen(GAP);
  announcer.say("Votre main : 4.");
  announcer.forget();
  listen(1_000);
  expect(announcer.said).toEqual([]);
  expect(heard).toHaveLength(1);
});

test("nothing is said for nothing", () => {
  announcer.say(" ");
  listen(1_000);
  expect(heard).toEqual([]);
});

test("a dialog that is open has the messages, and leaves none behind", () => {
  const page = announcer.open();
  const dialog = announcer.open();
  announcer.say("Dedans.");
  listen(GAP);
  expect(announcer.said[0]!.place).toBe(dialog.place);
  dialog.close();
  announcer.say("Dehors.");
  listen(SPACE);
  expect(announcer.said.map(({ place }) => place)).toEqual([dialog.place, page.place]);
  page.close();
});

test("every part is a sentence", () => {
  expect(sentences(["Placer 7, 2 et 5", "À vous.", " Quoi ?", "« Non. »", ""])).toBe("Placer 7, 2 et 5. À vous. Quoi ? « Non. »");
});

test("after the focus was moved, everything waits and then comes together", () => {
  announcer.say("Placer 7.");
  announcer.settle();
  listen(SETTLING - 100);
  announcer.sayNow("Plus grand.");
  expect(heard).toEqual([]);
  listen(200);
  expect(heard.map(({ text, urgent }) => [text, urgent])).toEqual([["Placer 7. Plus grand.", true]]);
});

/** Let the page change every so often, for a while; what observes it is told in microtasks. */
async function change(ms: number, every: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += every) {
    document.body.append("a card turns ");
    await Promise.resolve();
    listen(every);
  }
}

test("while the page changes a lot a message waits for calm", async () => {
  const start = Date.now();
  announcer.say("Marcel attaque.");
  await change(1_000, 100);
  expect(heard).toEqual([]);
  listen(CALM);
  expect(heard[0]!.at - start).toBeGreaterThanOrEqual(900 + CALM);
});

test("a page that never rests is no reason to say nothing", async () => {
  const start = Date.now();
  announcer.say("Marcel attaque.");
  await change(2 * PATIENCE, 100);
  expect(heard.map(({ text }) => text)).toEqual(["Marcel attaque."]);
  expect(heard[0]!.at - start).toBeLessThanOrEqual(PATIENCE + 100);
});

test("an answer does not wait for calm", async () => {
  const start = Date.now();
  announcer.sayNow("Trois bases.");
  await change(1_000, 100);
  expect(heard[0]!.at - start).toBeLessThanOrEqual(GAP + 100);
});

test("after many changes a message waits until a slow screen reader has got through them", async () => {
  const start = Date.now();
  const changes = 100;
  for (let at = 0; at < changes; at++) document.body.append("a card turns ");
  await Promise.resolve();
  announcer.say("Marcel attaque.");
  listen(PATIENCE);
  expect(heard[0]!.at - start).toBeGreaterThanOrEqual(changes * EACH_CHANGE);
  expect(changes * EACH_CHANGE).toBeGreaterThan(CALM);
});

test("a part of the page that came counts by its elements", async () => {
  const board = document.createElement("div");
  board.innerHTML = "<span></span>".repeat(300);
  document.body.append(board);
  await Promise.resolve();
  const start = Date.now();
  announcer.say("Suzanne gagne.");
  listen(PATIENCE);
  expect(heard[0]!.at - start).toBeGreaterThanOrEqual(300 * EACH_ELEMENT);
});

test("nothing is said until the page has been loaded for a while", async () => {
  vi.resetModules();
  const fresh = (await import("../src/live/announce.svelte")).announcer;
  fresh.say("À vous.");
  vi.advanceTimersByTime(1_000);
  expect(fresh.pending).toBe(true);
  window.dispatchEvent(new Event("load"));
  vi.advanceTimersByTime(ARRIVING - 100);
  expect(fresh.said).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(fresh.said.map(({ text }) => text)).toEqual(["À vous."]);
  expect(fresh.pending).toBe(false);
});

test("one move after another leaves time to report each", () => {
  announcer.say("Marcel attaque.");
  listen(GAP + 100);
  announcer.say("Suzanne attaque.");
  listen(100);
  announcer.say("À vous.");
  listen(2 * SPACE);
  expect(heard.map(({ text }) => text)).toEqual(["Marcel attaque.", "Suzanne attaque. À vous."]);
  expect(heard[1]!.at - heard[0]!.at).toBeGreaterThanOrEqual(SPACE);
});

test("an answer does not wait for what was said before it", () => {
  announcer.say("Marcel attaque.");
  listen(GAP + 10);
  const start = Date.now();
  announcer.sayNow("Trois bases.");
  listen(SPACE);
  expect(heard[1]!.at - start).toBeLessThanOrEqual(GAP + 10);
});
