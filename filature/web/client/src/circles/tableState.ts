/* What goes on at a table of a circle, in few words. */
import type { CircleSeat, CircleTable } from "../generated/wire";
import type { CircleView } from "./circleView.svelte";

type Speaker = Pick<CircleView, "text" | "words" | "isYou">;

/** Who sits at a seat; who reads is "you". */
export function seatName({ kind, name, member }: CircleSeat, { text, isYou }: Pick<Speaker, "text" | "isYou">): string {
  if (isYou(member)) return text("ui-circle-you");
  return name ?? text(kind === "empty" ? "ui-circle-seat-free" : "ui-circle-gone");
}

/** Join names as they stand in a sentence: "you" is a small word, except where it begins one. */
export function listed(names: readonly string[], { text, words }: Pick<Speaker, "text" | "words">, begins = true): string {
  const you = text("ui-circle-you");
  return words.joined(names.map((name, at) => (name === you && (at > 0 || !begins) ? you.charAt(0).toLowerCase() + you.slice(1) : name)));
}

/** Who sits there and, while places are free, how many; or who plays, and whose turn it is. */
export function stateOf({ phase, seats, waiting, pace, event }: CircleTable, view: Speaker): string {
  const { text } = view;
  const names = seats.filter(({ kind }) => kind !== "empty").map((seat) => seatName(seat, view));
  const free = seats.length - names.length;
  if (phase === "sealed") return text("ui-circle-state-sealed", { names: listed(names, view) });
  if (phase === "gathering") return text("ui-circle-state-gathering", { names: listed(names, view), free });
  const turn = waiting.flatMap((seat) => (seats[seat] ? [seatName(seats[seat], view)] : []));
  if (pace.kind === "days" && turn.length) return text("ui-circle-state-days", { names: listed(turn, view, false) });
  const [first, second] = names;
  const who =
    names.length === 2 && first && second ? text("ui-circle-state-duel", { first, second: listed([second], view, false) }) : listed(names, view);
  return event == null ? who : text("ui-circle-state-event", { who });
}

/** The table at which a member is busy now; one that is played over days keeps nobody. */
export const busyAt = (member: number, tables: readonly CircleTable[]): CircleTable | null =>
  tables.find(({ phase, pace, seats }) => phase === "playing" && pace.kind !== "days" && seats.some((seat) => seat.member === member)) ?? null;
