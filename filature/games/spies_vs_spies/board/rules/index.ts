/* What Spies vs Spies draws of its rules: see $client/rules/gameRules. */
import type { GameRules } from "$client/rules/gameRules";
import Picture from "./Picture.svelte";
import Symbol from "./Symbol.svelte";

export const rules: GameRules = {
  phases: {
    turn: { picture: "ask", chapters: [5, 6, 3] },
    must_call: { picture: "mission", chapters: [6, 4, 7] },
    point: { picture: "target", chapters: [4, 3, 6] },
  },
  pictures: { 3: ["team", "exception"], 4: ["target"], 5: ["ask"], 6: ["mission"] },
  brief: ["team", "ask", "mission"],
  symbols: [
    ...["red", "blue", "no_team", "seen", "deduced", "unknown", "closed"],
    ...["accessories", "vehicles", "objectives", "countdown", "string_right", "string_wrong"],
  ],
  Picture,
  Symbol,
};
