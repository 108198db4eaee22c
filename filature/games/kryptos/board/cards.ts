/* Cards and their colours, and what happened to them last. */
import type { LogEntry } from "$client/live/table.svelte";
import type { Colour, GameEvent } from "./generated";

/** The rows of the track: the colour of n is row (n - 1) mod 4. */
export const COLOURS: readonly Colour[] = ["yellow", "red", "blue", "green"];
export type Colours = Record<Colour, number>;

/** A card of a hand, by where it stands. */
export interface Place {
  target: number;
  position: number;
}

export const colourOf = (number: number): Colour => COLOURS[(number - 1) % 4]!;

/** Leave out the colours of which there is no card, as they are said. */
export const some = (colours: Colours): Partial<Colours> =>
  Object.fromEntries(Object.entries(colours).filter(([, count]) => count));

/** Where an event happened: a card, or the hand of the seat that did it. */
export function placeOf(event: GameEvent | undefined): { target: number; position: number | null } | null {
  switch (event?.type) {
    case "guessed":
      return { target: event.target, position: event.position };
    case "revealed":
      return { target: event.seat, position: event.position };
    case "paid":
    case "stopped":
    case "passed":
      return { target: event.seat, position: null };
    default:
      return null;
  }
}

/** What happened last: the card that was turned up, the number that was refuted, points won and paid. */
export interface Latest {
  turned: Place | null;
  missed: (Place & { number: number }) | null;
  /** By seat, how its points changed. */
  change: Record<number, number>;
}

export function latest(log: readonly LogEntry<GameEvent>[]): Latest {
  const found: Latest = { turned: null, missed: null, change: {} };
  const newest = log.at(-1)?.seq;
  const add = (seat: number, points: number): void => {
    found.change[seat] = (found.change[seat] ?? 0) + points;
  };
  for (const { seq, say } of log) {
    if (seq !== newest) continue;
    if (say.type === "revealed") found.turned = { target: say.seat, position: say.position };
    if (say.type === "guessed" && say.right) {
      found.turned = { target: say.target, position: say.position };
      add(say.seat, say.points);
    } else if (say.type === "guessed") {
      found.missed = { target: say.target, position: say.position, number: say.named };
    }
    if (say.type === "paid") {
      add(say.seat, -1);
      if (say.target !== null) add(say.target, 1);
    }
  }
  return found;
}
