/* What Les agents secrets draws of its rules: see $client/rules/gameRules. */
import type { GameRules } from "$client/rules/gameRules";
import { AGENTS } from "../places";
import Textures from "../Textures.svelte";
import Picture from "./Picture.svelte";
import Symbol from "./Symbol.svelte";

export const rules: GameRules = {
  phases: {
    move: { picture: "move", chapters: [3, 4, 2] },
    file: { picture: "file", chapters: [4, 6] },
    report: { picture: "report", chapters: [6, 5] },
  },
  pictures: { 2: ["circle"], 3: ["move"], 4: ["count", "file"], 6: ["report"] },
  brief: ["circle", "move", "count"],
  symbols: [...AGENTS, "die", "file", "chapel", "house", "ruin", "walk", "marker", "goal", "due"],
  Picture,
  Symbol,
  Definitions: Textures,
};
