/* What a viewer of Double Agent sees and is told (see ../view.py and ../events.py). */

export type Effect =
  | "personal"
  | "trapped"
  | "tip"
  | "crosscheck"
  | "nosy"
  | "pressure"
  | "blackmail"
  | "turncoat"
  | "courier";

export interface CardView {
  id: string;
  name: Record<string, string>;
  value: number;
  back: string;
  copies: [number, number];
  effect: Effect | null;
  source: "rulebook" | "inferred" | "house";
}

export interface DocumentView {
  back: string;
  card: string | null;
  seen: boolean;
}

export interface DeliveryView {
  seat: number;
  tokens: [number, number];
  bonus: number | null;
  loyalties: [number, number];
  tie: boolean;
  documents: [string[], string[]];
  left: string[];
  cards: string[];
  points: number;
}

export interface AgentView {
  agent: number;
  letter: string;
  needed: number;
  count: number;
  counters: number;
  space: number | null;
  side: number | null;
  dark: boolean;
  activated: boolean;
  unknown_back: boolean;
  tokens: [number | null, number | null];
  documents: [DocumentView[], DocumentView[]];
  delivery: DeliveryView | null;
}

export interface SideView {
  seat: number;
  chosen: boolean;
  hand: string[] | null;
  hand_count: number;
  backs: Record<string, number> | null;
  pile_count: number;
  pile: string[] | null;
  score_pile: string[];
  points: number;
  played: string[];
}

export interface AnswerView {
  turn: number;
  seat: number;
  effect: "tip" | "crosscheck";
  agents: number[];
  documents: string[] | null;
  total: number | null;
}

export interface View {
  viewer: number;
  phase: "loyalty" | "shuffle" | "first_player" | "turn" | "influence" | "over";
  first: number | null;
  turn: number;
  delivered: number;
  counters_left: number;
  agents: AgentView[];
  sides: SideView[];
  answers: AnswerView[];
  deck: CardView[];
  reconstructed: string[];
}

/** An agent, and how far its pawn goes: more than 0 is toward seat 1. */
export type Step = [agent: number, steps: number];

/** Where one of the viewer's own documents lies. */
export interface Spot {
  from: number;
  index: number;
}

/** Puts one of the board's own messages into words. */
export type Say = (type: string, args?: Record<string, unknown>) => string;

/** The seat on whose side a space is, and whether it is the dark one. */
export const standing = (space: number): { side: number; dark: boolean } => ({
  side: space >> 1,
  dark: space === 0 || space === 3,
});

/** How a back looks: its value is known, it is one of several, or it is any. */
export function backKind(back: string): "number" | "risk" | "unknown" {
  if (back === "?") return "unknown";
  return back.includes("/") ? "risk" : "number";
}
