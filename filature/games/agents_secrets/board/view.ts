/* What a viewer of Les agents secrets sees (see ../view.py), and what a move would lead to. */

export const AGENTS = ["orange", "violet", "red", "blue", "grey", "yellow", "green"] as const;
export type Agent = (typeof AGENTS)[number];

/** The places by their hour: chapel at twelve, house n at n o'clock, ruin at eleven. */
export const PLACES = [
  "chapel",
  "house_1",
  "house_2",
  "house_3",
  "house_4",
  "house_5",
  "house_6",
  "house_7",
  "house_8",
  "house_9",
  "house_10",
  "ruin",
];
export const RUIN = 11;
/** Where the file lies before anybody has moved it. */
export const FIRST_FILE = "house_7";
export const worth = (hour: number): number => (hour === RUIN ? -3 : hour);
export const hourOf = (place: string): number => Math.max(0, PLACES.indexOf(place));

export interface AgentView {
  agent: Agent;
  place: string;
  score: number;
  known: boolean;
  holder: number | null;
}

export interface SeatView {
  seat: number;
  agent: Agent | null;
  reported: boolean;
  report: Record<string, number | null> | null;
  right: number | null;
  total: number | null;
}

export interface View {
  viewer: number;
  phase: "agents" | "identities" | "first_player" | "roll" | "move" | "file" | "report" | "over";
  rules: "basic" | "advanced";
  goal: number;
  report_at: number | null;
  turn: number;
  turn_limit: number;
  seat: number | null;
  roll: number | null;
  file: string;
  agents: AgentView[];
  seats: SeatView[];
}

export type Steps = Readonly<Record<string, number>>;

/** Where somebody goes, house by house. */
export interface Walk {
  agent: Agent;
  from: number;
  steps: number;
}

/** Where an agent would stand after a move, and what a count there would change. */
export interface Ahead {
  hour: number;
  gain: number;
  score: number;
}

export interface Outlook {
  walks: Walk[];
  ahead: Record<string, Ahead>;
  /** The agents that would reach the file and so cause a count. */
  arriving: Agent[];
  /** The count would end the game, or call for the reports. */
  ends: boolean;
  reports: boolean;
}

/** Work out what a move would lead to. */
export function outlook(view: View, steps: Steps): Outlook {
  const file = hourOf(view.file);
  const walks: Walk[] = [];
  const ahead: Record<string, Ahead> = {};
  const arriving: Agent[] = [];
  for (const one of view.agents) {
    const from = hourOf(one.place);
    const distance = steps[one.agent] ?? 0;
    const hour = (from + distance) % PLACES.length;
    if (distance) walks.push({ agent: one.agent, from, steps: distance });
    if (hour === file && (distance || view.rules === "basic")) arriving.push(one.agent);
    const score = Math.max(0, one.score + worth(hour));
    ahead[one.agent] = { hour, gain: score - one.score, score };
  }
  const best = Math.max(0, ...Object.values(ahead).map((one) => one.score));
  const ends = arriving.length > 0 && best >= view.goal;
  const written = view.seats.every((seat) => seat.reported);
  const due = view.report_at !== null && best >= view.report_at && !written;
  return { walks, ahead, arriving, ends, reports: arriving.length > 0 && due && !ends };
}
