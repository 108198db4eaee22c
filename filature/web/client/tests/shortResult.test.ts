import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { shortResult } from "../src/mygames/shortResult";
import type { Language } from "../src/words/texts";
import { Words } from "../src/words/words";

const text = (language: Language): string => readFileSync(`src/words/${language}.ftl`, "utf8");
const fr = new Words("fr", [text("fr")]);
const en = new Words("en", [text("en")]);
const over = (seat: number, winners: number[], scores: number[]) =>
  ({ phase: "over", you: [seat], outcome: { winners, scores, reason: "x" } }) as const;

test("a result is told from one's own seat", () => {
  expect(shortResult(fr, over(0, [1], [14, 17, 9]) as never)).toBe("2e, à 3 points");
  expect(shortResult(fr, over(2, [1], [14, 17, 9]) as never)).toBe("3e, à 8 points");
  expect(shortResult(fr, over(1, [1], [14, 17, 9]) as never)).toBe("Gagné, avec 17 points");
  expect(shortResult(fr, over(0, [1], [16, 44]) as never)).toBe("Perdu, 16 à 44");
  expect(shortResult(fr, over(1, [1], [1, 3]) as never)).toBe("Gagné, 3 à 1");
  expect(shortResult(fr, over(0, [0, 2], [5, 3, 5, 3]) as never)).toBe("Victoire partagée à 2");
  expect(shortResult(en, over(0, [1], [14, 17, 9]) as never)).toBe("2nd, 3 points behind");
  expect(shortResult(en, over(0, [1], [14, 15, 16, 9]) as never)).toBe("3rd, 1 point behind");
});

test("equal points or a stopped game make no false margin", () => {
  expect(shortResult(fr, over(0, [1], [17, 17, 9]) as never)).toBe("2e");
  expect(shortResult(fr, over(0, [], [1, 1, 1]) as never)).toBe("Personne n’a gagné");
  expect(shortResult(fr, { phase: "left", you: [0], outcome: null })).toBe("Arrêtée avant la fin");
});
