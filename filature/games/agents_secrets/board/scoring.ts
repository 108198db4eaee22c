/* What counts as a score in Les agents secrets: that of the agent whom a seat holds, so it is as
 * secret as who that is, and is hidden together with it. The total is known at the end.
 */
import type { Scoring } from "$client/board/boards";
import { identity } from "./identity.svelte";
import type { View } from "./generated";

export const scoring: Scoring<View> = {
  points: (view) =>
    view.seats.map(({ seat, agent, total }) => {
      if (total !== null) return total;
      if (seat === view.viewer && identity.hidden) return null;
      return view.agents.find((one) => one.agent === agent)?.score ?? null;
    }),
  goal: (view) => view.goal,
};
