/* What Double Agent draws of its rules: see $client/rules/gameRules. */
import type { GameRules } from "$client/rules/gameRules";
import Picture from "./Picture.svelte";
import Symbol from "./Symbol.svelte";

export const rules: GameRules = {
  phases: {
    loyalty: { picture: "loyalty", chapters: [2, 5] },
    turn: { picture: "backs", chapters: [3, 7, 5] },
    influence: { picture: "influence", chapters: [4, 5] },
    pass: { picture: "delivery", chapters: [6, 5] },
  },
  pictures: { 2: ["loyalty"], 3: ["backs"], 4: ["influence"], 5: ["needs", "delivery"] },
  brief: ["loyalty", "backs", "delivery"],
  symbols: [
    ...["token", "their_token", "dark", "pawn", "pulled", "number", "risk", "unknown"],
    ...["boxes", "counter", "seen", "source", "gone"],
  ],
  Picture,
  Symbol,
};
