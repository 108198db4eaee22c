/* Days of the calendar in UTC, as the cases are dealt: "2026-11-16". */
import type { Language } from "../words/texts";

const DAY = 24 * 3600 * 1000;

/** The day of a time in milliseconds since 1970. */
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
export const today = (): string => dayOf(Date.now());
const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

export const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(timeOf(text)) && dayOf(timeOf(text)) === text;

export const daysLater = (day: string, count: number): string => dayOf(timeOf(day) + count * DAY);

/** How many days have passed since 1970. */
export const dayNumber = (day: string): number => timeOf(day) / DAY;

/** Put a day into words: "lundi 16 novembre", with the year where it is another one than now. */
export function dayWords(day: string, language: Language): string {
  const year = day.slice(0, 4) === today().slice(0, 4) ? {} : ({ year: "numeric" } as const);
  return formatted(day, language, { weekday: "long", day: "numeric", month: "long", ...year });
}

/** The letter of a weekday, and its whole name. */
export const weekday = (day: string, language: Language, form: "narrow" | "long"): string =>
  formatted(day, language, { weekday: form });

function formatted(day: string, language: Language, form: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(language, { ...form, timeZone: "UTC" }).format(timeOf(day));
}
