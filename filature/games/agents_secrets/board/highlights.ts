/* What the events of Les agents secrets mean to somebody who follows them one at a time. */
import type { Highlights } from "$client/board/boards";
import type { GameEvent } from "./generated";

const DETAILS = ["agents_drawn", "dealt", "identity", "first_rolls", "rolled"];

export const highlights: Highlights<GameEvent> = {
  decisions: ["moved", "file_moved", "report_written"],
  turns: ["rolled", "moved", "file_moved"],
  roundOf: () => null,
  isDetail: (event) => DETAILS.includes(event.type),
  sign: (event, viewer) => (event.type === "counted" && event.seat === viewer ? "check" : null),
  isOnViewer: () => false,
  // What a count brings the viewer tells whose agent is theirs: it is as secret as that.
  gain: (event) => (event.type === "counted" ? "view" : null),
  moment: (event) => (event.type === "counted" ? { ms: 2_200, sound: "counted" } : null),
};
