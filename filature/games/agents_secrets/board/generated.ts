// Generated from this game's view, events and actions by `python -m filature.web.schema`: do not edit.

export type Phase =
  | "agents"
  | "identities"
  | "first_player"
  | "roll"
  | "move"
  | "file"
  | "report"
  | "over";

export interface View {
  viewer: number;
  phase: Phase;
  rules: "advanced" | "basic";
  goal: number;
  report_at: number | null;
  turn: number;
  turn_limit: number;
  seat: number | null;
  to_act: number[];
  roll: number | null;
  file: string;
  agents: AgentView[];
  seats: SeatView[];
}

export interface AgentView {
  agent: string;
  place: string;
  score: number;
  known: boolean;
  holder: number | null;
}

export interface SeatView {
  seat: number;
  agent: string | null;
  reported: boolean;
  report: Record<string, number | null> | null;
  right: number | null;
  total: number | null;
}

export interface AgentsDrawnEvent {
  type: "agents_drawn";
  in_play: string[];
}

export interface DealtEvent {
  type: "dealt";
}

export interface IdentityEvent {
  type: "identity";
  seat: number;
  agent: string;
}

export interface FirstRollsEvent {
  type: "first_rolls";
  rollers: number[];
  values: number[];
}

export interface FirstPlayerEvent {
  type: "first_player";
  seat: number;
}

export interface RolledEvent {
  type: "rolled";
  seat: number;
  value: number;
}

export interface MovedEvent {
  type: "moved";
  seat: number;
  steps: Record<string, number>;
  to: Record<string, string>;
}

export interface CountedEvent {
  type: "counted";
  seat: number;
  gains: Record<string, number>;
  scores: Record<string, number>;
}

export interface FileMovedEvent {
  type: "file_moved";
  seat: number;
  to: string;
  stays: boolean;
}

export interface ReportsDueEvent {
  type: "reports_due";
  agents: string[];
  report_at: number;
}

export interface ReportWrittenEvent {
  type: "report_written";
  seat: number;
  owners: Record<string, number | null> | null;
}

export interface UnmaskedEvent {
  type: "unmasked";
  seat: number;
  agent: string;
  score: number;
}

export interface IndependentEvent {
  type: "independent";
  agents: string[];
}

export interface ReportShownEvent {
  type: "report_shown";
  seat: number;
  owners: Record<string, number | null>;
  right: number;
  points: number;
}

export interface AgentsWonEvent {
  type: "agents_won";
  agents: string[];
}

export interface OverEvent {
  type: "over";
  winners: number[];
  scores: number[];
  reason: string;
}

export interface AgentsAction {
  type: "agents";
  in_play: string[];
}

export interface IdentitiesAction {
  type: "identities";
  agents: string[];
}

export interface FirstPlayerAction {
  type: "first_player";
  rolls: ((number | null)[])[];
}

export interface RollAction {
  type: "roll";
  value: number;
}

export interface StepsAction {
  type: "move";
  steps: Record<string, number>;
}

export interface FileAction {
  type: "file";
  to: string;
}

export interface ReportAction {
  type: "report";
  owners: Record<string, number | null>;
}

export type GameEvent =
  | AgentsDrawnEvent
  | DealtEvent
  | IdentityEvent
  | FirstRollsEvent
  | FirstPlayerEvent
  | RolledEvent
  | MovedEvent
  | CountedEvent
  | FileMovedEvent
  | ReportsDueEvent
  | ReportWrittenEvent
  | UnmaskedEvent
  | IndependentEvent
  | ReportShownEvent
  | AgentsWonEvent
  | OverEvent;

export type GameAction =
  | AgentsAction
  | IdentitiesAction
  | FirstPlayerAction
  | RollAction
  | StepsAction
  | FileAction
  | ReportAction;
