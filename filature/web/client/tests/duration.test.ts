import { expect, it } from "vitest";
import { durationWords as written, untilWords } from "../src/words/duration";
import type { Language } from "../src/words/texts";

/** Some languages have unbreakable spaces. */
const durationWords = (seconds: number, language: Language): string => written(seconds, language).replace(/\s/g, " ");

it("says a duration by its two largest units", () => {
  expect(durationWords(20, "fr")).toBe("1 minute");
  expect(durationWords(2 * 3600 + 40 * 60, "fr")).toBe("2 heures 40 minutes");
  expect(durationWords(29 * 3600, "fr")).toBe("1 jour 5 heures");
  expect(durationWords(29 * 3600, "de")).toBe("1 Tag 5 Stunden");
});

it("rounds long durations to hours, and never says 24 hours", () => {
  expect(durationWords(86_390, "en")).toBe("1 day");
  expect(durationWords(7 * 3600 + 25 * 60, "en")).toBe("7 hours");
});

it("names the day of a moment unless it is today", () => {
  const now = new Date(2026, 2, 17, 9);
  const at = (day: number, hour: number): number => new Date(2026, 2, day, hour, 40).getTime() / 1000;
  expect(untilWords(at(17, 18), "fr", now)).toBe("18:40");
  expect(untilWords(at(19, 9), "fr", now)).toMatch(/^jeudi/);
  expect(untilWords(at(28, 9), "fr", now)).toMatch(/^samedi 28 mars/);
});
