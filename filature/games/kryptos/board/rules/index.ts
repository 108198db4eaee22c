/* What Kryptos draws of its rules: see $client/rules/gameRules. */
import type { GameRules } from "$client/rules/gameRules";
import Picture from "./Picture.svelte";
import Symbol from "./Symbol.svelte";

export const rules: GameRules = {
  phases: {
    reveal: { picture: "reveal", chapters: [3, 7, 2] },
    guess: { picture: "guess", chapters: [4, 5, 2] },
    second_attempt: { picture: "second", chapters: [5, 4] },
    pass: { picture: "end", chapters: [6] },
  },
  pictures: { 2: ["hands"], 3: ["reveal"], 4: ["guess"], 5: ["second"], 6: ["end"] },
  brief: ["hands", "guess", "end"],
  symbols: [
    ...["yellow", "red", "blue", "green", "tokens", "up", "hidden", "missed", "own"],
    ...["track_possible", "track_own", "track_up", "track_bluff"],
  ],
  Picture,
  Symbol,
};
