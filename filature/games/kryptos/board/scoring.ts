/* What counts as a score in Kryptos. */
import type { Scoring } from "$client/board/boards";
import type { View } from "./generated";

export const scoring: Scoring<View> = {
  points: (view) => view.hands.map((hand) => hand.points),
  goal: (view) => view.target_score,
};
