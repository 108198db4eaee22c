// Generated from this game's view, events and actions by `python -m filature.web.schema`: do not edit.

export type Colour = "yellow" | "red" | "blue" | "green";

export type Phase = "first_player" | "deal" | "reveal" | "guess" | "second_attempt" | "over";

export interface View {
  viewer: number;
  phase: Phase;
  first: number | null;
  to_act: number[];
  turn: number | null;
  numbers: number;
  target_score: number;
  target_reached: boolean;
  bribe: boolean;
  not_up: number[];
  hands: HandView[];
  aside: AsideView | null;
}

export interface HandView {
  seat: number;
  points: number;
  cards: CardView[];
  face_down: number;
  colours: Record<Colour, number>;
  colours_down: Record<Colour, number>;
}

export interface CardView {
  card: number | null;
  up: boolean;
  low: number;
  high: number;
  refuted: number[];
}

export interface AsideView {
  cards: number[] | null;
  count: number;
  colours: Record<Colour, number>;
}

export interface FirstPlayerEvent {
  type: "first_player";
  seat: number;
}

export interface DealtEvent {
  type: "dealt";
  seat: number;
  cards: number[] | null;
  colours: Record<Colour, number>;
}

export interface SetAsideEvent {
  type: "set_aside";
  cards: number[] | null;
  colours: Record<Colour, number>;
}

export interface RevealedEvent {
  type: "revealed";
  seat: number;
  position: number;
  card: number;
  dropped: number;
}

export interface PaidEvent {
  type: "paid";
  seat: number;
  target: number | null;
}

export interface GuessedEvent {
  type: "guessed";
  seat: number;
  target: number;
  position: number;
  named: number;
  right: boolean;
  points: number;
}

export interface StoppedEvent {
  type: "stopped";
  seat: number;
}

export interface PassedEvent {
  type: "passed";
  seat: number;
}

export interface TargetReachedEvent {
  type: "target_reached";
  seat: number;
  points: number;
}

export interface ShownEvent {
  type: "shown";
  seat: number;
  cards: number[];
}

export interface AsideShownEvent {
  type: "aside_shown";
  cards: number[];
}

export interface OverEvent {
  type: "over";
  winners: number[];
  scores: number[];
  reason: string;
}

export interface FirstPlayerAction {
  type: "first_player";
  first: number;
}

export interface DealtAction {
  type: "deal";
  hands: number[][];
  aside: number[];
}

export interface RevealAction {
  type: "reveal";
  position: number;
}

export interface GuessAction {
  type: "guess";
  target: number;
  position: number;
  value: number;
}

export interface StopAction {
  type: "stop";
}

export interface PassAction {
  type: "pass";
}

export type GameEvent =
  | FirstPlayerEvent
  | DealtEvent
  | SetAsideEvent
  | RevealedEvent
  | PaidEvent
  | GuessedEvent
  | StoppedEvent
  | PassedEvent
  | TargetReachedEvent
  | ShownEvent
  | AsideShownEvent
  | OverEvent;

export type GameAction =
  | FirstPlayerAction
  | DealtAction
  | RevealAction
  | GuessAction
  | StopAction
  | PassAction;
