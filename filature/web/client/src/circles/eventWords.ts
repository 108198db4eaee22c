/* What is played at an event, in words. */
import type { CircleEvent, Pace } from "../generated/wire";
import type { CircleView } from "./circleView.svelte";

type Speaker = Pick<CircleView, "text" | "gameName">;

/** How time is kept: by the move or the game, in minutes or days. */
export function paceWords(pace: Pace, { text }: Pick<Speaker, "text">): string {
  const seconds = pace.seconds ?? 0;
  const days = seconds >= 24 * 3600;
  const count = days ? seconds / (24 * 3600) : seconds / 60;
  return text("ui-event-pace", { kind: pace.kind ?? "none", unit: days ? "days" : "minutes", count });
}

/** What is played, how it is paired, and how long a move may take. How many rounds a Swiss or a round robin has
 * is not known before it begins: it depends on who comes. */
export function playedWords(event: Pick<CircleEvent, "game" | "seats" | "kind" | "rounds" | "pace" | "phase">, view: Speaker): string {
  const { game, seats, kind, pace, phase } = event;
  const rounds = phase === "planned" && kind !== "pods" ? 0 : event.rounds;
  return view.text("ui-event-what", { game: view.gameName(game), seats, kind, rounds, pace: paceWords(pace, view) });
}
