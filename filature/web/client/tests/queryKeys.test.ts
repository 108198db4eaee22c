import { expect, test } from "vitest";
import { ASKABLE, askedBy, keyOf } from "../src/command/queryKeys";
import { listAloud, listed } from "../src/command/numbering";

/** Alt, Shift and these are Orca's while a page is being read (structural_navigation.py). */
const ORCA = [..."abcefghiklmopqrtuvx123456"];
/** JAWS takes these with the laptop layout (Default.JKM), Chromium those (accelerator_table.cc). */
const JAWS = [..."mny,."];
const CHROMIUM = [..."abit"];
const KEYED = ASKABLE.filter((what) => keyOf(what, {}));

const pressed = (letter: string): KeyboardEvent => {
  const code = /\d/.test(letter) ? `Digit${letter}` : /[a-z]/.test(letter) ? `Key${letter.toUpperCase()}` : "Slash";
  return new KeyboardEvent("keydown", { altKey: true, shiftKey: true, code, key: letter === "?" ? "?" : "Dead" });
};

test("no query key is one of a screen reader's or a browser's", () => {
  const keys = KEYED.map((what) => keyOf(what, {}));
  expect(keys.filter((key) => [...ORCA, ...JAWS, ...CHROMIUM].includes(key))).toEqual([]);
  expect(new Set(keys).size).toBe(KEYED.length);
});

test("what is printed on a key counts, and its place where it writes a sign", () => {
  const key = (key: string, code: string): KeyboardEvent =>
    new KeyboardEvent("keydown", { altKey: true, shiftKey: true, key, code });
  expect(askedBy(key("Z", "KeyY"), {}, false)).toBe("last");
  expect(askedBy(key("¸", "KeyZ"), {}, false)).toBe("last");
  expect(askedBy(key("*", "Digit8"), {}, false)).toBe("hand");
});

test("every query but the time, which is told with the players, has a key that asks it", () => {
  expect(ASKABLE.filter((what) => !KEYED.includes(what))).toEqual(["clock"]);
  for (const what of KEYED) expect(askedBy(pressed(keyOf(what, {})), {}, false)).toBe(what);
});

test("somebody's own key comes before a usual one", () => {
  const own = { legal: "d" };
  expect(askedBy(pressed("d"), own, false)).toBe("legal");
  expect(askedBy(pressed("j"), own, false)).toBeNull();
  expect(askedBy(pressed("8"), own, false)).toBe("hand");
});

test("alone, the first letters that come to mind ask", () => {
  const main = document.body.appendChild(document.createElement("main"));
  const letter = (key: string): KeyboardEvent => {
    const event = new KeyboardEvent("keydown", { key });
    main.dispatchEvent(event);
    return event;
  };
  expect(askedBy(letter("h"), {}, true)).toBe("hand");
  expect(askedBy(letter("h"), {}, false)).toBeNull();
  expect(askedBy(letter("x"), { hand: "x" }, true)).toBe("hand");
});

test("numbers in a row are said as a range", () => {
  const range = (first: number, last: number): string => `${String(first)} à ${String(last)}`;
  expect(listed([0, 1, 2, 3, 5, 6, 7, 9], range)).toBe("0 à 3, 5, 6, 7, 9");
  expect(listed([], range)).toBe("");
});

test("words with which answers begin are said once", () => {
  const all = ["Poser Tuyau", "Poser Pression", "Jouer Tuyau"].map((label, at) => ({ number: String(at + 1), label }));
  expect(listAloud(all, " :")).toEqual(["Poser : 1. Tuyau", "2. Pression", "3. Jouer Tuyau"]);
  const courier = ["Jouer Tuyau", "Jouer Coursier chez L, document 1", "Jouer Coursier chez S, document 1", "Passer"];
  expect(listAloud(courier.map((label, at) => ({ number: String(at + 5), label })), " :")).toEqual([
    "Jouer : 5. Tuyau",
    "Coursier chez : 6. L, document 1",
    "7. S, document 1",
    "8. Passer",
  ]);
  const german = ["Legen: Tipp", "Legen: Druck"].map((label, at) => ({ number: String(at + 1), label }));
  expect(listAloud(german, ":")).toEqual(["Legen: 1. Tipp", "2. Druck"]);
  const bases = ["Échanger la base 1", "Échanger la base 2"].map((label, at) => ({ number: String(at + 3), label }));
  expect(listAloud(bases, " :")).toEqual(["3, 4. Échanger la base 1, 2"]);
});
