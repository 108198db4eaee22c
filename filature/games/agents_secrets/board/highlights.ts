/* What the events of Les agents secrets mean to somebody who follows them one at a time. */
import type { Highlights } from "$client/board/boards";
import type { CountedEvent, GameEvent } from "./generated";

const DETAILS = ["agents_drawn", "dealt", "identity", "first_rolls", "rolled"];

/** What changed by a count: all of it where nothing did. */
function changed({ gains, scores }: CountedEvent): Pick<CountedEvent, "gains" | "scores"> {
  const moved = Object.keys(gains).filter((agent) => gains[agent] !== 0);
  if (!moved.length) return { gains, scores };
  const of = (all: Record<string, number>): Record<string, number> =>
    Object.fromEntries(moved.map((agent) => [agent, all[agent]!]));
  return { gains: of(gains), scores: of(scores) };
}

export const highlights: Highlights<GameEvent> = {
  decisions: ["moved", "file_moved", "report_written"],
  turns: ["rolled", "moved", "file_moved"],
  roundOf: () => null,
  isDetail: (event) => DETAILS.includes(event.type),
  sign: (event, viewer) => (event.type === "counted" && event.seat === viewer ? "check" : null),
  isOnViewer: () => false,
  // What a count brings the viewer tells whose agent is theirs: it is as secret as that.
  gain: (event) => (event.type === "counted" ? "view" : null),
  // Whoever gained nothing has the score that was told before.
  brief: (event) => (event.type === "counted" ? { ...event, ...changed(event) } : event),
  moment: (event) => (event.type === "counted" ? { ms: 2_200, sound: "counted" } : null),
};
