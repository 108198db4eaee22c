/* What counts as a score in Agent Hunter: no number of points ends it. */
import type { Scoring } from "$client/board/boards";
import type { View } from "./generated";

export const scoring: Scoring<View> = {
  points: (view) => view.desks.map((desk) => desk.points),
  goal: () => null,
};
