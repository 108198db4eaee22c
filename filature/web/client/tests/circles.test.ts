import { describe, expect, it, vi } from "vitest";
import { calendarFile } from "../src/circles/calendar";
import { commandOf, COMMANDS, named, type Command } from "../src/circles/commands";
import { kindsFor } from "../src/circles/eventKinds";
import { paceWords, playedWords } from "../src/circles/eventWords";
import { depthOf, drawnOf, gapsOf, looksOf, rankedResults } from "../src/circles/leagueChart";
import { fieldTime, typedTime } from "../src/circles/moments";
import { ownRounds, tableOf, widest } from "../src/circles/sameDeals";
import { resultOf, scoresOf } from "../src/circles/tableResult";
import { busyAt, listed, stateOf } from "../src/circles/tableState";
import { whileLooking } from "../src/circles/whileLooking";
import type { CircleSeat, CircleTable, EventRound, EventTable } from "../src/generated/wire";
import { circlePath, eventPath } from "../src/router.svelte";
import { LANGUAGES } from "../src/words/texts";
import { Words } from "../src/words/words";

const TEXTS = import.meta.glob<string>(["../src/circles/words/*.ftl", "../src/words/*.ftl", "../../../core/*.ftl"], { query: "?raw", import: "default", eager: true });
const words = (language: (typeof LANGUAGES)[number]): Words =>
  new Words(language, [TEXTS[`../../../core/${language}.ftl`]!, TEXTS[`../src/words/${language}.ftl`]!, TEXTS[`../src/circles/words/${language}.ftl`]!]);
const speaker = (language: (typeof LANGUAGES)[number], you = 2) => {
  const own = words(language);
  return { words: own, text: own.text.bind(own), isYou: (member: number | null) => member === you, gameName: (id: string) => id };
};

const person = (member: number, name: string): CircleSeat => ({ kind: "person", name, member });
const empty: CircleSeat = { kind: "empty", name: null, member: null };
const table = (given: Partial<CircleTable>): CircleTable => ({
  id: "t",
  name: "MARTRE",
  game: "kryptos",
  phase: "playing",
  seats: [],
  pace: {},
  created: 0,
  ended: null,
  free: false,
  watch: false,
  you: [],
  waiting: [],
  outcome: null,
  season: 1,
  invite: null,
  event: null,
  round: null,
  ...given,
});

describe("the league's chart", () => {
  it("measures everybody from the best of the same evening", () => {
    expect(gapsOf([[3, 5, null], [9, 6, 2]])).toEqual([[-2, 0, null], [0, -3, -7]]);
  });

  it("reaches below the deepest gap, with a middle that is a plain number", () => {
    for (let deepest = 0; deepest < 400; deepest += 0.7) {
      const depth = depthOf([[0, -deepest]]);
      expect(depth).toBeLessThanOrEqual(-deepest);
      expect(Number.isInteger(depth / 2)).toBe(true);
      expect(-depth).toBeLessThanOrEqual(Math.max(2, deepest * 2 + 2));
    }
  });

  it("draws the first of the ranking, and who reads wherever they stand", () => {
    expect(drawnOf([1, 2, 3, 4, 5], 5, 3)).toEqual([1, 2, 5]);
    expect(drawnOf([1, 2, 3, 4, 5], 2, 3)).toEqual([1, 2, 3]);
    expect(drawnOf([1, 2, 3], null, 2)).toEqual([1, 2]);
    expect(drawnOf([1, 2, 3], 9, 2)).toEqual([1, 2]);
  });

  it("gives who reads the disc and nobody the same shape", () => {
    expect([...looksOf([1, 2, 5], 5)]).toEqual([[5, 0], [1, 1], [2, 2]]);
    expect([...looksOf([1, 2], null)]).toEqual([[1, 0], [2, 1]]);
  });

  it("ranks by games won where there is no league, equal ones alike", () => {
    const { rows, days } = rankedResults([
      { day: "2026-03-12", member: 1, games: 1, won: 1 },
      { day: "2026-03-12", member: 2, games: 1, won: 0 },
      { day: "2026-03-13", member: 2, games: 2, won: 1 },
      { day: "2026-03-14", member: 3, games: 1, won: 0 },
    ]);
    expect(days).toEqual(["2026-03-12", "2026-03-13", "2026-03-14"]);
    expect(rows.map(({ member, rank, figure, games, gaps }) => [member, rank, figure, games, gaps])).toEqual([
      [1, 1, 1, 1, [0, 0, 0]],
      [2, 1, 1, 2, [-1, 0, 0]],
      [3, 3, 0, 1, [null, null, -1]],
    ]);
  });
});

describe("the same deals", () => {
  const at = (name: string, seats: CircleSeat[], scores: number[] | null, gaps: number[] | null): EventTable => ({
    id: name,
    name,
    phase: "over",
    seats,
    you: [],
    invite: null,
    scores,
    gaps,
  });
  const bot: CircleSeat = { kind: "bot", name: "Marcel", member: null };
  const open: EventRound = {
    number: 1,
    began: 0,
    open: true,
    byes: [],
    tables: [at("A", [person(1, "Ada"), person(2, "Bob")], [3, 8], [-1, 2]), at("B", [bot, person(3, "Cleo")], [5, 4], [1, -2])],
  };
  const sealed: EventRound = { ...open, number: 2, open: false, tables: open.tables.map((one) => ({ ...one, scores: null, gaps: null })) };

  it("put one's own score beside those of the same seat elsewhere", () => {
    const [own, ...more] = ownRounds({ played: [open, sealed] }, 2);
    expect(more).toEqual([]);
    expect(own).toMatchObject({ number: 1, seat: 1, score: 8, gap: 2 });
    expect(own?.others).toEqual([{ seat: person(3, "Cleo"), table: "B", score: 4 }]);
  });

  it("say nothing of who was not there, nor to who is no member", () => {
    expect(ownRounds({ played: [open] }, 9)).toEqual([]);
    // The bot's seat has no member either.
    expect(ownRounds({ played: [open] }, null)).toEqual([]);
    expect(tableOf(open, null)).toBeNull();
    expect(tableOf(sealed, 3)?.name).toBe("B");
  });

  it("draw the widest gap at full length, and no bar longer", () => {
    expect(widest([2, -3.5, null])).toBe(3.5);
    expect(widest([])).toBe(1);
  });
});

describe("tables in words", () => {
  const four = [person(3, "Chloé"), person(2, "Camille"), person(5, "Inès"), empty];

  it("name who sits there, and the free seats", () => {
    expect(stateOf(table({ phase: "gathering", seats: four }), speaker("fr"))).toBe("Chloé, vous et Inès, une place");
    expect(stateOf(table({ phase: "gathering", seats: four.slice(1) }), speaker("en"))).toBe("You and Inès, one seat free");
    expect(stateOf(table({ seats: [person(1, "Odette"), person(2, "Camille")] }), speaker("de"))).toBe("Odette gegen du");
    expect(stateOf(table({ seats: four.slice(0, 3), pace: { kind: "days", seconds: 3 * 86_400 }, waiting: [1] }), speaker("fr"))).toBe("par jours, à jouer\u00a0: vous");
  });

  it("say nothing of how a sealed one ended", () => {
    for (const language of LANGUAGES) {
      const said = (outcome: CircleTable["outcome"]) => stateOf(table({ phase: "sealed", seats: four.slice(0, 3), outcome }), speaker(language));
      expect(said({ winners: [0], scores: [9, 1, 1], reason: "x" })).toBe(said(null));
    }
  });

  it("tell a result, one's own as one's own", () => {
    const ended = { seats: four.slice(0, 3), outcome: { winners: [1], scores: [2, 9, 4], reason: "x" } };
    expect(resultOf(ended, speaker("fr"))).toBe("Vous gagnez");
    expect(scoresOf(ended, speaker("fr"))).toBe("Vous 9, Inès 4 et Chloé 2");
    expect(resultOf({ ...ended, outcome: { ...ended.outcome, winners: [0, 1] } }, speaker("en"))).toBe("Chloé and you win");
    expect(resultOf({ ...ended, outcome: { ...ended.outcome, winners: [0] } }, speaker("de"))).toBe("Chloé gewinnt");
    for (const language of LANGUAGES) {
      expect(resultOf({ ...ended, outcome: null }, speaker(language))).not.toBe("");
      expect(resultOf({ ...ended, outcome: { ...ended.outcome, winners: [] } }, speaker(language))).not.toBe("");
    }
  });

  it("keep those busy who play there now, not over days", () => {
    const now = table({ seats: four.slice(0, 3) });
    expect(busyAt(5, [now])).toBe(now);
    expect(busyAt(9, [now])).toBeNull();
    for (const other of [{ phase: "gathering" }, { phase: "sealed" }, { pace: { kind: "days", seconds: 86_400 } }] as const)
      expect(busyAt(5, [{ ...now, ...other }])).toBeNull();
  });

  it("write you small within a sentence alone", () => {
    expect(listed(["Vous", "Inès"], speaker("fr"))).toBe("Vous et Inès");
    expect(listed(["Vous", "Inès"], speaker("fr"), false)).toBe("vous et Inès");
  });
});

describe("an event", () => {
  it("is for two in three ways, for more in pods", () => {
    expect(kindsFor(2)).toEqual(["round_robin", "swiss", "pods"]);
    for (const seats of [3, 4, 5, 6]) expect(kindsFor(seats)).toEqual(["pods"]);
  });

  it("is told in one line in every language, for every kind, pace and number of rounds", () => {
    for (const language of LANGUAGES) {
      const view = speaker(language);
      const lines = (["round_robin", "swiss", "pods"] as const).flatMap((kind) =>
        [0, 1, 5].flatMap((rounds) =>
          [{}, { kind: "move", seconds: 120 } as const, { kind: "game", seconds: 1800 } as const, { kind: "days", seconds: 86_400 } as const].map((pace) =>
            playedWords({ game: "kryptos", seats: 2, kind, rounds, pace, phase: "playing" }, view),
          ),
        ),
      );
      expect(new Set(lines).size).toBe(lines.length);
    }
    const planned = { game: "kryptos", seats: 2, kind: "swiss", pace: {}, phase: "planned" } as const;
    expect(playedWords({ ...planned, rounds: 1 }, speaker("en"))).toBe("kryptos for 2, Swiss, rounds by how many come, no clock.");
    expect(paceWords({ kind: "days", seconds: 2 * 86_400 }, speaker("en"))).toBe("2 days a move");
  });

  it("goes into a calendar as RFC 5545 wants it", () => {
    const title = "La soirée, « mêmes donnes »; à trois tables, chez Odette et Malik, rue de l’Écluse";
    const file = calendarFile({ id: "ev", title, description: "a\nb", address: "https://play.example/circle/C/event/ev", starts: 1_773_952_200, minutes: 90 }, 0);
    expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true);
    for (const line of file.split("\r\n")) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    const whole = file.replaceAll("\r\n ", "");
    expect(whole).toContain("DTSTART:20260319T203000Z\r\nDTEND:20260319T220000Z\r\n");
    expect(whole).toContain("SUMMARY:La soirée\\, « mêmes donnes »\\; à trois tables\\, chez Odette");
    expect(whole).toContain("DESCRIPTION:a\\nb\r\n");
  });

  it("keeps a typed time", () => {
    for (const time of [1_773_952_200, 1_790_000_040]) expect(typedTime(fieldTime(time))).toBe(time);
    expect(typedTime("")).toBeNull();
  });
});

describe("the command box of a circle", () => {
  const names = (language: (typeof LANGUAGES)[number]) => (command: Command) => words(language).text(`ui-circle-says-${command}`).split(", ");

  it("knows every command by all its names, with what follows", () => {
    for (const language of LANGUAGES)
      for (const command of COMMANDS)
        for (const name of names(language)(command)) expect(commandOf(`  ${name.toUpperCase()} `, names(language))?.command).toBe(command);
    expect(commandOf("asseoir Martre", names("fr"))).toEqual({ command: "sit", rest: "martre" });
    expect(commandOf("tablesse", names("fr"))).toBeNull();
  });

  it("finds a table by its name or how that begins, unless two begin so", () => {
    const tables = ["MARTRE", "MARMOTTE", "LOIR"];
    const find = (rest: string) => named(tables, rest, (name) => name);
    expect([find("martre"), find("mart"), find("l"), find("mar"), find("z")]).toEqual(["MARTRE", "MARTRE", "LOIR", null, null]);
  });
});

describe("addresses", () => {
  it("carry what they need, whatever it is called", () => {
    expect(circlePath("a/b", "x y")).toBe("/circle/a%2Fb?i=x%20y");
    expect(eventPath("c", "e?1")).toBe("/circle/c/event/e%3F1");
  });
});

describe("looking again", () => {
  it("happens while the page is seen, one at a time, and ends", async () => {
    vi.useFakeTimers();
    try {
      const act = vi.fn(() => Promise.resolve());
      const end = whileLooking(act);
      expect(act).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(15_000);
      expect(act).toHaveBeenCalledTimes(1);
      await vi.advanceTimersByTimeAsync(30_000);
      expect(act).toHaveBeenCalledTimes(3);
      document.dispatchEvent(new Event("visibilitychange"));
      expect(act).toHaveBeenCalledTimes(4);
      end();
      await vi.advanceTimersByTimeAsync(60_000);
      document.dispatchEvent(new Event("visibilitychange"));
      expect(act).toHaveBeenCalledTimes(4);
    } finally {
      vi.useRealTimers();
    }
  });
});
