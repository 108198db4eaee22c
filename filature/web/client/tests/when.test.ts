import { expect, test } from "vitest";
import { whenWords } from "../src/mygames/when";

const NOW = new Date(2026, 2, 20, 15, 0);
const at = (...parts: [number, number, number, number?, number?]): number => new Date(...parts).getTime() / 1000;

test("a time is told as people would", () => {
  expect(whenWords(at(2026, 2, 20, 0, 5), "fr", NOW)).toBe("aujourd’hui, 0:05");
  expect(whenWords(at(2026, 2, 19, 23, 59), "fr", NOW)).toBe("hier, 23:59");
  expect(whenWords(at(2026, 2, 17, 9, 0), "fr", NOW)).toBe("mardi");
  expect(whenWords(at(2026, 2, 12, 9, 0), "fr", NOW)).toBe("12 mars");
  expect(whenWords(at(2025, 2, 12, 9, 0), "fr", NOW)).toBe("12 mars 2025");
  expect(whenWords(at(2026, 2, 19, 21, 30), "en", NOW)).toBe("yesterday, 9:30 PM");
  // A clock that is a little ahead of the server's does not say tomorrow.
  expect(whenWords(at(2026, 2, 20, 15, 1), "en", NOW)).toMatch(/^today, /);
});
