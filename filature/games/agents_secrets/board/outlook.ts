/* What a move would lead to. */
import type { View } from "./generated";
import { hourOf, PLACES, worth } from "./places";

/** Where somebody goes, house by house. */
export interface Walk {
  agent: string;
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
  arriving: string[];
  /** The count would end the game, or call for the reports. */
  ends: boolean;
  reports: boolean;
}

/** Work out what a move would lead to. */
export function outlook(view: View, steps: Readonly<Record<string, number>>): Outlook {
  const file = hourOf(view.file);
  const walks: Walk[] = [];
  const ahead: Record<string, Ahead> = {};
  const arriving: string[] = [];
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
