/* Days of the calendar in UTC, as the cases are dealt: "2026-11-16". */

const DAY = 24 * 3600 * 1000;

/** The day of a time in milliseconds since 1970. */
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
export const today = (): string => dayOf(Date.now());
export const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

export const daysLater = (day: string, count: number): string => dayOf(timeOf(day) + count * DAY);

/** How many days have passed since 1970. */
export const dayNumber = (day: string): number => timeOf(day) / DAY;

/** How many days in a row up to one are among some. */
export function rowTo(day: string, days: readonly string[]): number {
  let count = 0;
  while (days.includes(daysLater(day, -count))) count++;
  return count;
}

/** How many days in a row there are up to today, or up to yesterday while today's is still open. */
export const rowNow = (days: readonly string[], now: string): number => rowTo(now, days) || rowTo(daysLater(now, -1), days);
