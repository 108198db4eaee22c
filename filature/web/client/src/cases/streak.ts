/* How many days in a row somebody has solved a case: one of a day's cases, of any game, on that day. */
import { daysLater } from "./days";

export interface Streak {
  /** Days in a row up to today, or up to yesterday while today's is still open. */
  days: number;
  longest: number;
  /** The last seven days, oldest first, the last one today. */
  week: { day: string; solved: boolean }[];
  /** Days were solved before, but the row has ended. */
  broken: boolean;
}

/** Count a streak from the days that count. */
export function streakOf(solved: readonly string[], today: string): Streak {
  const days = new Set(solved);
  const before = (day: string): number => {
    let count = 0;
    while (days.has(daysLater(day, -count))) count++;
    return count;
  };
  const now = before(today) || before(daysLater(today, -1));
  // A day after which there is none ends a row.
  const ends = [...days].filter((day) => !days.has(daysLater(day, 1)));
  return {
    days: now,
    longest: Math.max(0, ...ends.map(before)),
    week: Array.from({ length: 7 }, (_, at) => daysLater(today, at - 6)).map((day) => ({ day, solved: days.has(day) })),
    broken: now === 0 && days.size > 0,
  };
}
