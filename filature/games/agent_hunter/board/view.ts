/* What a viewer of Agent Hunter sees and is told (see ../view.py). */

export type Answer = "higher" | "lower" | "equal";

export interface BaseView {
  agent: number | null;
  standing: boolean;
  empty: boolean;
  tokens: number;
}

export interface DeskView {
  seat: number;
  placed: boolean;
  bases: BaseView[];
  hand: number[] | null;
  hand_count: number;
  tokens: number;
  points: number;
}

export interface View {
  viewer: number;
  phase: "place" | "first_player" | "turn" | "refill" | "over";
  turn: number;
  turn_limit: number;
  refill: number | null;
  out_of_play: number[];
  desks: DeskView[];
}

export type Told =
  | { type: "placed"; seat: number }
  | { type: "hand_attack"; seat: number; agent: number; target: number; answer: Answer }
  | { type: "base_attack"; seat: number; base: number; agent: number; target: number; answer: Answer }
  | { type: "fell"; owner: number; base: number; agent: number; seat: number; points: number }
  | { type: "laid"; seat: number; agent: number; base: number | null }
  | { type: "swapped"; seat: number; base: number; agent: number }
  | { type: "refilled"; seat: number; base: number };

/** How many agents each side began with: those in hand, on the bases, and out of play. */
export function agentsOf(view: View): number {
  const desk = view.desks[0];
  if (!desk) return 0;
  const onBases = desk.bases.filter((base) => base.standing && !base.empty).length;
  return desk.hand_count + onBases + view.out_of_play.length;
}

/** What a base is worth to whoever makes it fall. */
export const worth = (base: BaseView): number => 1 + base.tokens;
