/* What Agent Hunter draws of its rules: see $client/rules/gameRules. */
import type { GameRules } from "$client/rules/gameRules";
import Picture from "./Picture.svelte";
import Symbol from "./Symbol.svelte";

export const rules: GameRules = {
  phases: {
    place: { picture: "place", chapters: [2, 1] },
    turn: { picture: "attack", chapters: [3, 4, 5] },
    refill: { picture: "refill", chapters: [5, 4] },
  },
  pictures: { 1: ["fallen"], 2: ["place"], 3: ["attack"], 4: ["swap"], 5: ["base", "refill"] },
  brief: ["place", "attack", "fallen"],
  symbols: [
    ...["agent", "back", "planned", "higher", "lower", "equal"],
    ...["target", "swap", "fallen", "possible", "ruled", "out"],
  ],
  Picture,
  Symbol,
};
