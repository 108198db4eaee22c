import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "../src/words/texts";
import { SPECTATOR, Words } from "../src/words/words";

const house = join(import.meta.dirname, "../../..");
const text = (path: string): string => readFileSync(join(house, path), "utf8");
const FIELDS = { seat: "seat", owner: "seat", winners: "seat", base: "ordinal", target: "ordinal" };
const NAMES = ["Odette", "Marcel"];

/** Words made for these tests, so that no game's words are needed. */
const SMALL = `
nothing = rien
list-more = { $first }, { $next }
list-end = { $first } et { $next }
list-clauses = { $first } ; { $next }
you = vous
word-hand = la main
word-virtual = le siège virtuel
told-moved = { $seat_is ->
    [you] Vous
    [nobody] Personne
   *[other] { $seat }
  } : base { $base }, { $from }, { $agents } ({ $agents_count }, { $agents_id }), { $known_id }
told-shared = { $shares } ({ $shares_count })
told-watched = { $viewer_is }
told-won = { $winners }, { $winners_is }
pair-shares = { $key } { $value }
told-paid = { $seat } paie { $shares } ({ $left })
pair-left = reste { $key } { $value }
short-told-paid = { $again_id ->
    [yes] { $shares }
   *[no] { $seat } ({ $after_id }) : { $shares }
  }
short-pair-shares = { $key } { $value }, reste { $left }
action-paid = Payer { $shares }
value-base = Base { $value } ({ $value_id })
value-seat = { $value_is ->
    [you] Vous
   *[other] { $value }
  }
`;

const words = (language: Language = "fr"): Words => new Words(language, [SMALL], FIELDS);

describe("arguments are made as core/words.py makes them", () => {
  it("isolates a name that is written from right to left, and no other", () => {
    const won = (name: string): string => words().say("told", { type: "won", winners: [0] }, SPECTATOR, [name]);
    expect(won("עדה 1")).toBe("\u2068עדה 1\u2069, other");
    expect(won("ليلى")).toBe("\u2068ليلى\u2069, other");
    expect(won("Zoé")).toBe("Zoé, other");
  });

  it("isolates names that the page puts into its own sentences, each once", () => {
    const listed = words().joined(["עדה 1", "Zoé", "ليلى"]);
    expect(listed).toBe("\u2068עדה 1\u2069, Zoé et \u2068ليلى\u2069");
    expect(words().text("list-end", { first: listed, next: "Marcel" })).toBe(`${listed} et Marcel`);
  });

  it("reads seats, ordinals, texts, lists and truth values", () => {
    const moved = { type: "moved", seat: 1, base: 0, from: "hand", agents: [3, 4, 5], known: false };
    expect(words().say("told", moved, 0, NAMES)).toBe("Marcel : base 1, la main, 3, 4 et 5 (3, some), no");
    expect(words().say("told", moved, 1, NAMES)).toBe("Vous : base 1, la main, 3, 4 et 5 (3, some), no");
    expect(words().say("told", { ...moved, seat: null, agents: [], known: 2 }, 0, NAMES)).toBe(
      "Personne : base 1, la main, rien (0, some), some",
    );
  });

  it("calls values what the options call them", () => {
    const moved = { type: "moved", seat: 0, base: 0, from: "hand", agents: ["toString"], known: null };
    const calling = words().calling({ hand: "Ma main" });
    expect(calling.say("told", moved, 0, NAMES)).toBe("Vous : base 1, Ma main, toString (1, some), none");
    expect(words().say("told", moved, 0, NAMES)).toContain("la main");
  });

  it("joins in the language's own way and says you among seats", () => {
    expect(words().say("told", { type: "won", winners: [0, 1] }, 1, NAMES)).toBe("Odette et vous, you");
    expect(words().clauses(["un", "deux, trois", "quatre"])).toBe("un ; deux, trois ; quatre");
    expect(words().say("told", { type: "won", winners: [0] }, SPECTATOR, NAMES)).toBe("Odette, other");
  });

  it("puts the pairs of an object into words", () => {
    expect(words().say("told", { type: "shared", shares: { hand: 2, vert: 1 } }, 0, NAMES)).toBe(
      "la main 2 et vert 1 (2)",
    );
  });

  it("says short sentences where there are any, and full ones where not", () => {
    const { short } = words();
    const paid = { type: "paid", seat: 1, shares: { hand: 2, vert: 1 }, left: { hand: 5, vert: 6 } };
    expect(words().say("told", paid, 0, NAMES)).toBe("Marcel paie la main 2 et vert 1 (reste la main 5 et reste vert 6)");
    expect(short.say("told", paid, 0, NAMES)).toBe("Marcel (none) : la main 2, reste 5 et vert 1, reste 6");
    const next = { ...paid, after: "paid", again: true };
    expect(short.say("told", next, 0, NAMES)).toBe("la main 2, reste 5 et vert 1, reste 6");
    expect(short.say("action", { type: "paid", shares: { hand: 2 } }, 0, NAMES)).toBe("Payer la main 2");
    expect(short.say("told", { type: "watched" }, 0, NAMES)).toBe("seat");
  });

  it("tells a seat from a spectator, and names a seat that nobody holds", () => {
    expect(words().say("told", { type: "watched" }, 0, NAMES)).toBe("seat");
    expect(words().say("told", { type: "watched" }, SPECTATOR, NAMES)).toBe("spectator");
    expect(words().value("seat", 2, 0, NAMES)).toBe("le siège virtuel");
  });

  it("refuses missing messages and missing arguments", () => {
    expect(() => words().text("absent")).toThrow();
    expect(() => words().text("told-watched")).toThrow();
  });

  it("names choices by value-FIELD, or barely", () => {
    expect(words().choice("base", 2, 0, NAMES)).toBe("Base 3 (some)");
    expect(words().choice("seat", 0, 0, NAMES)).toBe("Vous");
    expect(words().choice("agent", 7, 0, NAMES)).toBe("7");
    expect(words().choice("from", "hand", 0, NAMES)).toBe("la main");
  });

  it("elides the French “de” before a vowel", () => {
    const up = { type: "time_up", person: 0 };
    const said = (name: string): string =>
      new Words("fr", [text("core/fr.ftl")]).say("told", up, SPECTATOR, [name]).replace(" est écoulé", "|");
    for (const name of ["Odette", "émile", "Yvonne", "Hélène"]) expect(said(name)).toContain(`Le temps d’${name}|`);
    for (const name of ["Marcel", "Yann", "Hans", "🕵"]) expect(said(name)).toContain(`Le temps de ${name}|`);
  });

  it("lets a later file override an earlier one", () => {
    expect(new Words("fr", [SMALL, "you = toi"]).text("you")).toBe("toi");
  });
});

describe("the page's own words", () => {
  const ids = (language: Language): string[] =>
    [...text(`web/client/src/words/${language}.ftl`).matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? "");

  it.each(LANGUAGES)("are the same in %s as in English and all its own", (language) => {
    expect(ids(language)).toEqual(ids("en"));
    expect(ids(language).every((id) => id.startsWith("ui-"))).toBe(true);
    expect(new Set(ids(language)).size).toBe(ids(language).length);
  });

  it.each(LANGUAGES)("go together with the common ones in %s", (language) => {
    const both = new Words(language, [text(`core/${language}.ftl`), text(`web/client/src/words/${language}.ftl`)], {
      winners: "seat",
    });
    const over = { type: "over", winners: [0], scores: [3, 1], reason: "done" };
    expect(both.say("told", over, 0, NAMES)).not.toContain("Odette");
    expect(both.say("told", over, 1, NAMES)).toContain("Odette");
  });
});
