/* What counts as a score in Spies vs Spies; the player whom nobody plays has one too. */
import type { Scoring } from "$client/board/boards";
import type { View } from "./generated";

export const scoring: Scoring<View> = {
  points: (view) => view.players.map((player) => player.score),
  goal: (view) => view.target_score,
};
