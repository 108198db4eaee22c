// Generated from this game's view, events and actions by `python -m filature.web.schema`: do not edit.

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

export type Phase = "loyalty" | "shuffle" | "first_player" | "turn" | "influence" | "over";

export type Source = "rulebook" | "inferred" | "house";

export interface View {
  viewer: number;
  phase: Phase;
  first: number | null;
  to_act: number[];
  turn: number;
  delivered: number;
  counters_left: number;
  agents: AgentView[];
  sides: SideView[];
  answers: AnswerView[];
  deck: CardView[];
  reconstructed: string[];
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
  effect: "crosscheck" | "tip";
  agents: number[];
  documents: string[] | null;
  total: number | null;
}

export interface CardView {
  id: string;
  name: Record<string, string>;
  value: number;
  back: string;
  copies: [number, number];
  effect: Effect | null;
  source: Source;
}

export interface LoyaltyEvent {
  type: "loyalty";
  seat: number;
  tokens: number[] | null;
}

export interface DealtEvent {
  type: "dealt";
  seat: number;
  cards: string[] | null;
  backs: Record<string, number> | null;
  pile: number;
}

export interface FirstPlayerEvent {
  type: "first_player";
  seat: number;
}

export interface DocumentEvent {
  type: "document";
  seat: number;
  card: string | null;
  back: string;
  agent: number;
  count: number;
  needed: number;
}

export interface TipEvent {
  type: "tip";
  seat: number;
  card: string;
  agent: number;
  documents: string[] | null;
}

export interface CrosscheckEvent {
  type: "crosscheck";
  seat: number;
  card: string;
  agents: [number, number];
  total: number | null;
}

export interface NosyEvent {
  type: "nosy";
  seat: number;
  card: string;
  agent: number;
  needed: number;
}

export interface PressedEvent {
  type: "pressed";
  seat: number;
  card: string;
  moves: [number, number][];
}

export interface PawnEvent {
  type: "pawn";
  agent: number;
  toward: number;
  steps: number;
  side: number;
  dark: boolean;
}

export interface TurncoatEvent {
  type: "turncoat";
  seat: number;
  card: string;
  agents: [number, number];
}

export interface CourierEvent {
  type: "courier";
  seat: number;
  card: string;
  from: number;
  index: number;
  to: number;
  document: string | null;
  back: string;
  count: number;
  needed: number;
}

export interface WastedEvent {
  type: "wasted";
  seat: number;
  card: string;
}

export interface PassedEvent {
  type: "passed";
  seat: number;
}

export interface DeliversEvent {
  type: "delivers";
  agent: number;
  tokens: [number, number];
  seats: [number, number];
}

export interface BonusEvent {
  type: "bonus";
  seat: number;
  agent: number;
}

export interface RevealedEvent {
  type: "revealed";
  seat: number;
  agent: number;
  cards: string[];
}

export interface PersonalEvent {
  type: "personal";
  seat: number;
  agent: number;
  count: number;
}

export interface TrappedEvent {
  type: "trapped";
  agent: number;
  value: number;
  cards: string[];
}

export interface TakenEvent {
  type: "taken";
  seat: number;
  agent: number;
  loyalty: number;
  against: number;
  tie: boolean;
  cards: string[];
  points: number;
}

export interface InfluenceEvent {
  type: "influence";
  seat: number;
  agent: number;
  steps: number;
  side: number;
  dark: boolean;
}

export interface DrewEvent {
  type: "drew";
  seat: number;
  card: string | null;
  back: string | null;
  pile: number;
}

export interface LeftEvent {
  type: "left";
  seat: number;
  agent: number;
  token: number;
  documents: string[];
}

export interface ShownEvent {
  type: "shown";
  seat: number;
  hand: string[];
  pile: string[];
}

export interface OverEvent {
  type: "over";
  winners: number[];
  scores: number[];
  reason: string;
}

export interface LoyaltyAction {
  type: "loyalty";
  tokens: number[];
}

export interface ShuffleAction {
  type: "shuffle";
  decks: string[][];
}

export interface FirstPlayerAction {
  type: "first_player";
  first: number;
}

export interface DocumentAction {
  type: "document";
  card: string;
  agent: number;
}

export interface ActAction {
  type: "action";
  card: string;
  agent?: number;
  agents?: number[];
  moves?: number[][];
  from?: number;
  index?: number;
  to?: number;
  none?: boolean;
}

export interface InfluenceAction {
  type: "influence";
  agent: number;
}

export interface PassAction {
  type: "pass";
}

export type GameEvent =
  | LoyaltyEvent
  | DealtEvent
  | FirstPlayerEvent
  | DocumentEvent
  | TipEvent
  | CrosscheckEvent
  | NosyEvent
  | PressedEvent
  | PawnEvent
  | TurncoatEvent
  | CourierEvent
  | WastedEvent
  | PassedEvent
  | DeliversEvent
  | BonusEvent
  | RevealedEvent
  | PersonalEvent
  | TrappedEvent
  | TakenEvent
  | InfluenceEvent
  | DrewEvent
  | LeftEvent
  | ShownEvent
  | OverEvent;

export type GameAction =
  | LoyaltyAction
  | ShuffleAction
  | FirstPlayerAction
  | DocumentAction
  | ActAction
  | InfluenceAction
  | PassAction;
