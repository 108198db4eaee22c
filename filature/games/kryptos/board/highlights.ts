/* What the events of Kryptos mean to somebody who follows them one at a time. */
import type { Highlights } from "$client/board/boards";
import type { GameEvent } from "./generated";

const DETAILS = ["dealt", "set_aside", "paid", "shown", "aside_shown"];

export const highlights: Highlights<GameEvent> = {
  decisions: ["revealed", "paid", "guessed", "stopped", "passed"],
  turns: ["paid", "guessed", "stopped", "passed"],
  roundOf: () => null,
  isDetail: (event) => DETAILS.includes(event.type),
  sign: (event, viewer) =>
    event.type === "guessed" && event.seat === viewer ? (event.right ? "check" : "cross") : null,
  isOnViewer: (event, viewer) => event.type === "guessed" && event.target === viewer,
  gain: (event, viewer) => (event.type === "guessed" && event.seat === viewer && event.right ? event.points : null),
  moment: (event) => (event.type === "guessed" && event.right ? { ms: 900, sound: "right" } : null),
};
