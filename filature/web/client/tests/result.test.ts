import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { lookOf } from "../src/ending/looks";
import { inOrder, ranking, shareText, tieRule, verdict } from "../src/ending/result";
import { whenOf } from "../src/ending/scoreHistory";
import { ledThroughout, turningPoint } from "../src/ending/turningPoint";
import { LANGUAGES } from "../src/words/texts";
import { SPECTATOR, Words } from "../src/words/words";

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf-8");
const words = LANGUAGES.map(
  (language) =>
    new Words(language, [read(`../../../core/${language}.ftl`), read(`../src/words/${language}.ftl`), "name = Kryptos\n"]),
);
const [fr] = words;
const NAMES = ["Ada", "Bob", "Chloé", "Dov"];
const outcome = (winners: number[], scores: number[]) => ({ winners, scores, reason: "goal" });
const say = (viewer: number, winners: number[], scores: number[]): string =>
  verdict(fr!, outcome(winners, scores), viewer, (seat) => NAMES[seat]!);

/** Every result of two and three players with few points, and any of them as winners. */
function* results() {
  for (const seats of [2, 3]) {
    for (let code = 0; code < 3 ** seats; code++) {
      const scores = Array.from({ length: seats }, (_, seat) => Math.floor(code / 3 ** seat) % 3);
      for (let won = 0; won < 2 ** seats; won++) {
        yield outcome(scores.flatMap((_, seat) => (won & (1 << seat) ? [seat] : [])), scores);
      }
    }
  }
}

describe("the result", () => {
  it("ranks everybody once, winners first, then by points", () => {
    for (const result of results()) {
      const places = ranking(result);
      expect(places.map(({ seat }) => seat).sort()).toEqual(result.scores.map((_, seat) => seat));
      expect(places.slice(0, result.winners.length).map(({ seat }) => seat).sort()).toEqual(result.winners);
      const others = places.slice(result.winners.length).map(({ points }) => points);
      expect(others).toEqual([...others].sort((a, b) => b - a));
      if (result.winners.length) expect(places.every(({ seat, place }) => (place === 1) === result.winners.includes(seat))).toBe(true);
      expect(inOrder(2, result).sort()).toEqual([0, 1]);
    }
  });

  it("has words for every result, viewer and language, and the shared text names nobody", () => {
    for (const result of results()) {
      for (const one of words) {
        for (const viewer of [SPECTATOR, ...result.scores.keys()]) {
          expect(verdict(one, result, viewer, (seat) => NAMES[seat]!)).toMatch(/^[A-Z].*\.$/u);
          const shared = shareText(one, result, viewer);
          expect(NAMES.filter((name) => shared.includes(name))).toEqual([]);
          expect(shared).not.toMatch(/-\d|[{}]/u);
        }
      }
    }
  });

  it("says who won and by how much, or where the viewer finished", () => {
    expect(say(0, [0], [17, 14, 12])).toBe("Vous gagnez, 3 points devant Bob.");
    expect(say(1, [0], [17, 14, 12])).toBe("Vous finissez 2e, à 3 points d’Ada.");
    expect(say(2, [0], [17, 14, 14])).toBe("Vous finissez 2e ex æquo, à 3 points d’Ada.");
    expect(say(SPECTATOR, [0], [17, 14, 14])).toBe("Ada gagne, 3 points devant Bob et Chloé.");
    expect(say(0, [1], [16, 44])).toBe("Bob gagne, 44 à 16.");
    expect(say(1, [1], [16, 44])).toBe("Vous gagnez, 44 à 16.");
    expect(say(1, [0], [14, 14, 3])).toBe("Vous finissez 2e, à égalité de points avec Ada.");
    expect(say(0, [0, 1], [9, 9, 3])).toBe("Vous partagez la victoire avec Bob, 9 points.");
    expect(say(1, [0], [42, 43, 3])).toBe("Vous finissez 2e. Ada gagne.");
    expect(say(0, [], [4, 3])).toBe("Personne ne gagne.");
  });

  it("names the rule that decided between equals", () => {
    expect(tieRule(outcome([0], [5, 4]))).toBe(null);
    expect(tieRule(outcome([0], [5, 5]))).toBe("broken");
    expect(tieRule(outcome([0, 1], [5, 5]))).toBe("shared");
  });
});

const moments = (...rows: number[][]) => rows.map((points, step) => ({ step, points }));

describe("the turning point", () => {
  it("is the last change of the lead", () => {
    const game = moments([0, 0], [3, 0], [3, 5], [6, 5], [6, 8], [7, 8], [9, 8]);
    expect(turningPoint(game, outcome([0], [9, 8]))).toMatchObject({ at: 6, kind: "passed", points: 9, most: 8 });
  });

  it("is where the winner drew level, if a rule decided", () => {
    const game = moments([0, 0], [0, 4], [4, 4]);
    expect(turningPoint(game, outcome([0], [4, 4]))).toMatchObject({ at: 2, kind: "level" });
  });

  it("is the biggest swing of a winner who was never behind", () => {
    const game = moments([0, 0], [2, 0], [8, 0], [8, 3]);
    expect(turningPoint(game, outcome([0], [8, 3]))).toMatchObject({ at: 2, kind: "away", swing: 6 });
  });

  it("is not there in a steady or shared game, nor where a rule decided against the points", () => {
    const steady = moments([0, 0], [3, 0], [6, 0], [9, 0]);
    expect(turningPoint(steady, outcome([0], [9, 0]))).toBe(null);
    expect(ledThroughout(steady, outcome([0], [9, 0]))).toBe(0);
    const close = moments([0, 0], [1, 1], [2, 1], [2, 2]);
    expect(turningPoint(close, outcome([0, 1], [2, 2]))).toBe(null);
    expect(ledThroughout(close, outcome([0], [2, 2]))).toBe(null);
    expect(turningPoint(moments([0, 0], [1, 2]), outcome([0], [1, 2]))).toBe(null);
    expect(turningPoint(moments([0, 0]), outcome([0], [0, 0]))).toBe(null);
  });

  it("is told by the turn or the round in which it was", () => {
    expect(whenOf({ turn: 7 }, 40)).toEqual({ unit: "turn", number: 7 });
    expect(whenOf({ round: 2 }, 40)).toEqual({ unit: "round", number: 2 });
    expect(whenOf({ turn: null }, 40)).toEqual({ unit: "moment", number: 41 });
  });
});

it("the viewer's look is the first, and everybody has another", () => {
  for (const viewer of [SPECTATOR, 0, 1, 2]) {
    expect(new Set([0, 1, 2].map((seat) => lookOf(seat, viewer, 3))).size).toBe(3);
    if (viewer >= 0) expect(lookOf(viewer, viewer, 3)).toBe(0);
  }
});
