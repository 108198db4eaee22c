/* What the events of Spies vs Spies mean to somebody who follows them one at a time. */
import type { Highlights } from "$client/board/boards";
import type { GameEvent } from "./generated";

export const highlights: Highlights<GameEvent> = {
  decisions: ["asked", "mission_called", "pointed"],
  turns: [],
  roundOf: (event) => (event.type === "round_began" ? event.round : null),
  isDetail: (event, viewer) => {
    switch (event.type) {
      case "first_player":
      case "dealt":
        return true;
      case "asked":
        // The card that is shown says it.
        return event.seat === viewer;
      case "shown":
      case "glimpsed":
      case "revealed":
      case "pointed":
        return event.seat !== viewer;
      default:
        return false;
    }
  },
  sign: (event, viewer) => {
    switch (event.type) {
      case "shown":
      case "glimpsed":
        return event.seat === viewer ? "eye" : null;
      case "revealed":
        return event.seat === viewer ? (event.right ? "check" : "cross") : null;
      case "team_scored":
        return event.members.includes(viewer) ? (event.success ? "check" : "cross") : null;
      default:
        return null;
    }
  },
  isOnViewer: (event, viewer) => event.type === "asked" && event.target === viewer,
  gain: (event, viewer) =>
    event.type === "team_scored" && event.members.includes(viewer) && event.points ? event.points : null,
  // A mission is a scene of its own, which the board holds; one team of the two has called it.
  moment: (event) => (event.type === "team_scored" && event.called ? { ms: 3_000, sound: "mission" } : null),
};
