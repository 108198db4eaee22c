/* What the events of Double Agent mean to somebody who follows them one at a time. */
import type { Highlights } from "$client/board/boards";
import type { GameEvent } from "./generated";

/** A delivery is told by what is taken at its end. */
const DETAILS = ["dealt", "drew", "delivers", "bonus", "revealed", "personal", "trapped", "left", "shown"];

/** What a seat does in its turn. */
const TURNS = ["document", "tip", "crosscheck", "nosy", "pressed", "turncoat", "courier", "wasted", "passed"];

export const highlights: Highlights<GameEvent> = {
  decisions: ["loyalty", ...TURNS, "influence"],
  turns: TURNS,
  roundOf: () => null,
  isDetail: (event) => DETAILS.includes(event.type),
  sign: (event, viewer) => {
    if (event.type === "taken") return event.seat === viewer ? "check" : null;
    return (event.type === "tip" || event.type === "crosscheck") && event.seat === viewer ? "eye" : null;
  },
  isOnViewer: (event, viewer) =>
    viewer >= 0 && ["tip", "crosscheck", "taken"].includes(event.type) && "seat" in event && event.seat !== viewer,
  gain: (event, viewer) => (event.type === "taken" && event.seat === viewer ? event.points : null),
  /** The events of the same delivery follow in the log, up to `taken`. */
  moment: (event) => (event.type === "delivers" ? { ms: 2_400, sound: "delivered" } : null),
};
