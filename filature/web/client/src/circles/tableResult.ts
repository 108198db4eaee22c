/* How a table of a circle ended, in words. */
import type { CircleTable } from "../generated/wire";
import type { CircleView } from "./circleView.svelte";
import { listed, seatName } from "./tableState";

type Speaker = Pick<CircleView, "text" | "words" | "isYou">;

/** Who won: "you", names, or nobody; a game that was stopped has no result. */
export function resultOf({ outcome, seats }: Pick<CircleTable, "outcome" | "seats">, view: Speaker): string {
  if (!outcome) return view.text("ui-mine-stopped");
  const winners = outcome.winners.flatMap((seat) => seats[seat] ?? []);
  if (!winners.length) return view.text("ui-mine-nobody");
  const you = winners.some(({ member }) => view.isYou(member));
  return view.text("ui-circle-winner", {
    who: you && winners.length === 1 ? "you" : "others",
    names: listed(winners.map((seat) => seatName(seat, view)), view),
    count: winners.length,
  });
}

/** Everybody's points, the most first. */
export function scoresOf({ outcome, seats }: Pick<CircleTable, "outcome" | "seats">, view: Speaker): string {
  const points = outcome?.scores ?? [];
  const order = seats.map((_, seat) => seat).sort((a, b) => (points[b] ?? 0) - (points[a] ?? 0));
  const one = (seat: number, at: number): string =>
    view.text("ui-circle-score", { name: listed([seatName(seats[seat]!, view)], view, at === 0), points: points[seat] ?? 0 });
  return view.words.joined(order.map(one));
}
