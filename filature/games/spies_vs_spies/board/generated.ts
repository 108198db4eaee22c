// Generated from this game's view, events and actions by `python -m filature.web.schema`: do not edit.

export type Card =
  | "umbrella"
  | "fan"
  | "hat"
  | "mask"
  | "bike"
  | "vaporetto"
  | "scooter"
  | "gondola"
  | "red_stars"
  | "red_omega"
  | "blue_stars"
  | "blue_omega";

export type Category = "accessory" | "vehicle" | "objective";

export type Phase = "first_player" | "deal" | "turn" | "must_call" | "point" | "over";

export type Team = "red" | "blue";

export interface View {
  viewer: number;
  phase: Phase;
  to_act: number[];
  round: number;
  first: number | null;
  caller: number | null;
  target_score: number;
  rounds: number | null;
  question_limit: number;
  notes: "auto" | "none";
  questions: QuestionView[];
  players: PlayerView[];
  last_mission: MissionView | null;
}

export interface QuestionView {
  seat: number;
  target: number;
  category: Category;
  show: Category | null;
}

export interface PlayerView {
  seat: number;
  virtual: boolean;
  score: number;
  accessory: Card | null;
  vehicle: Card | null;
  objective: Card | null;
  has_pointed: boolean;
  pointed: number | null;
}

export interface MissionView {
  round: number;
  caller: number;
  players: RevealedEvent[];
  teams: TeamScoredEvent[];
}

export interface RevealedEvent {
  type: "revealed";
  seat: number;
  team: Team;
  cards: Card[];
  pointed: number;
  target: number;
  right: boolean;
}

export interface TeamScoredEvent {
  type: "team_scored";
  team: Team;
  members: number[];
  called: boolean;
  success: boolean;
  points: number;
  totals: number[];
}

export interface FirstPlayerEvent {
  type: "first_player";
  seat: number;
}

export interface RoundBeganEvent {
  type: "round_began";
  round: number;
  seat: number;
}

export interface DealtEvent {
  type: "dealt";
  seat: number;
  cards: Card[];
}

export interface AskedEvent {
  type: "asked";
  seat: number;
  target: number;
  category: Category;
  show: Category | null;
}

export interface ShownEvent {
  type: "shown";
  owner: number;
  seat: number;
  card: Card;
}

export interface GlimpsedEvent {
  type: "glimpsed";
  owner: number;
  seat: number;
  card: Card;
}

export interface MissionCalledEvent {
  type: "mission_called";
  seat: number;
}

export interface PointedEvent {
  type: "pointed";
  seat: number;
  target: number | null;
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

export interface DealAction {
  type: "deal";
  hands: Card[][];
}

export interface AskAction {
  type: "ask";
  target: number;
  category: Category;
  show?: Category;
}

export interface MissionAction {
  type: "mission";
}

export interface PointAction {
  type: "point";
  target: number;
}

export type GameEvent =
  | FirstPlayerEvent
  | RoundBeganEvent
  | DealtEvent
  | AskedEvent
  | ShownEvent
  | GlimpsedEvent
  | MissionCalledEvent
  | PointedEvent
  | RevealedEvent
  | TeamScoredEvent
  | OverEvent;

export type GameAction = FirstPlayerAction | DealAction | AskAction | MissionAction | PointAction;
