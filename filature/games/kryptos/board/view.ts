/* What a viewer of Kryptos sees, as filature/games/kryptos/view.py says it. */
import type { LogEntry } from "$client/live/table.svelte";

/** The rows of the track: the colour of n is row (n - 1) mod 4. */
export const COLOURS = ["yellow", "red", "blue", "green"] as const;
export type Colour = (typeof COLOURS)[number];
export type Colours = Record<Colour, number>;

export interface CardView {
  card: number | null;
  up: boolean;
  low: number;
  high: number;
  refuted: number[];
}

export interface HandView {
  seat: number;
  points: number;
  cards: CardView[];
  face_down: number;
  colours: Colours;
  colours_down: Colours;
}

export interface View {
  viewer: number;
  phase: "first_player" | "deal" | "reveal" | "guess" | "second_attempt" | "over";
  first: number | null;
  turn: number | null;
  numbers: number;
  target_score: number;
  target_reached: boolean;
  bribe: boolean;
  not_up: number[];
  hands: HandView[];
  aside: { cards: number[] | null; count: number; colours: Colours } | null;
}

/** A card of a hand, by where it stands. */
export interface Place {
  target: number;
  position: number;
}

export const colourOf = (number: number): Colour => COLOURS[(number - 1) % 4]!;

/** Leave out the colours of which there is no card, as they are said. */
export const some = (colours: Colours): Partial<Colours> =>
  Object.fromEntries(Object.entries(colours).filter(([, count]) => count));

/** What happened last: the card that was turned up, the number that was refuted, points won and paid. */
export interface Latest {
  turned: Place | null;
  missed: (Place & { number: number }) | null;
  /** By seat, how its points changed. */
  change: Record<number, number>;
}

export function latest(log: readonly LogEntry[]): Latest {
  const found: Latest = { turned: null, missed: null, change: {} };
  const newest = log.at(-1)?.seq;
  const add = (seat: number, points: number): void => {
    found.change[seat] = (found.change[seat] ?? 0) + points;
  };
  for (const { seq, say } of log) {
    if (seq !== newest) continue;
    const [seat, target, position] = [say["seat"], say["target"], say["position"]].map(Number) as [number, number, number];
    if (say.type === "revealed") found.turned = { target: seat, position };
    if (say.type === "guessed" && say["right"]) {
      found.turned = { target, position };
      add(seat, Number(say["points"]));
    } else if (say.type === "guessed") {
      found.missed = { target, position, number: Number(say["named"]) };
    }
    if (say.type === "paid") {
      add(seat, -1);
      if (say["target"] !== null) add(target, 1);
    }
  }
  return found;
}
