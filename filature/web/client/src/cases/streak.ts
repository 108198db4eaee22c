/* How many days in a row somebody has solved a case: one of a day's cases, of any game, on that day. */
import { daysLater, rowNow, rowTo } from "./days";

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
  const now = rowNow(solved, today);
  // A day after which there is none ends a row.
  const ends = solved.filter((day) => !solved.includes(daysLater(day, 1)));
  return {
    days: now,
    longest: Math.max(0, ...ends.map((day) => rowTo(day, solved))),
    week: Array.from({ length: 7 }, (_, at) => daysLater(today, at - 6)).map((day) => ({ day, solved: solved.includes(day) })),
    broken: now === 0 && solved.length > 0,
  };
}
