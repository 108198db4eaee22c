/* What a viewer of Spies vs Spies sees (see ../view.py). */

export type Category = "accessory" | "vehicle" | "objective";
export type Team = "red" | "blue";
export type Card = string;

export const CATEGORIES: readonly Category[] = ["accessory", "vehicle", "objective"];
export const PLAYERS = 4;

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

export interface Revealed {
  seat: number;
  team: Team;
  cards: Card[];
  pointed: number;
  target: number;
  right: boolean;
}

export interface TeamScored {
  team: Team;
  members: number[];
  called: boolean;
  success: boolean;
  points: number;
  totals: number[];
}

export interface MissionView {
  round: number;
  caller: number;
  players: Revealed[];
  teams: TeamScored[];
}

export interface View {
  viewer: number;
  phase: "first_player" | "deal" | "turn" | "must_call" | "point" | "over";
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
