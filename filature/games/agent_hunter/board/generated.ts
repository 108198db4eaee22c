// Generated from this game's view, events and actions by `python -m filature.web.schema`: do not edit.

export type Answer = "higher" | "lower" | "equal";

export type Phase = "place" | "first_player" | "turn" | "refill" | "over";

export interface View {
  viewer: number;
  phase: Phase;
  first: number | null;
  to_act: number[];
  turn: number;
  turn_limit: number;
  refill: number | null;
  out_of_play: number[];
  desks: DeskView[];
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

export interface BaseView {
  agent: number | null;
  standing: boolean;
  empty: boolean;
  tokens: number;
}

export interface PlacedEvent {
  type: "placed";
  seat: number;
  agents: number[] | null;
}

export interface FirstPlayerEvent {
  type: "first_player";
  seat: number;
}

export interface HandAttackEvent {
  type: "hand_attack";
  seat: number;
  agent: number;
  target: number;
  answer: Answer;
}

export interface BaseAttackEvent {
  type: "base_attack";
  seat: number;
  base: number;
  agent: number;
  target: number;
  answer: Answer;
}

export interface FellEvent {
  type: "fell";
  owner: number;
  base: number;
  agent: number;
  seat: number;
  points: number;
}

export interface LaidEvent {
  type: "laid";
  seat: number;
  agent: number;
  base: number | null;
}

export interface SwappedEvent {
  type: "swapped";
  seat: number;
  base: number;
  agent: number;
  placed: number | null;
}

export interface RefilledEvent {
  type: "refilled";
  seat: number;
  base: number;
  placed: number | null;
}

export interface ShownEvent {
  type: "shown";
  seat: number;
  standing: number[];
  hand: number[];
}

export interface OverEvent {
  type: "over";
  winners: number[];
  scores: number[];
  reason: string;
}

export interface PlaceAction {
  type: "place";
  agents: number[];
}

export interface FirstPlayerAction {
  type: "first_player";
  first: number;
}

export interface AttackAction {
  type: "attack";
  from: "base" | "hand";
  agent?: number;
  base?: number;
  target: number;
}

export interface SwapAction {
  type: "swap";
  base: number;
  agent: number;
}

export interface RefillAction {
  type: "refill";
  base: number;
  agent: number;
}

export type GameEvent =
  | PlacedEvent
  | FirstPlayerEvent
  | HandAttackEvent
  | BaseAttackEvent
  | FellEvent
  | LaidEvent
  | SwappedEvent
  | RefilledEvent
  | ShownEvent
  | OverEvent;

export type GameAction =
  | PlaceAction
  | FirstPlayerAction
  | AttackAction
  | SwapAction
  | RefillAction;
