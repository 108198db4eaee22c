/* Days and hours of evenings, in words. */
import type { Language } from "../words/texts";

const at = (seconds: number, language: Language, form: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language, form).format(seconds * 1000);

const yearOf = (seconds: number, now: Date): Intl.DateTimeFormatOptions =>
  new Date(seconds * 1000).getFullYear() === now.getFullYear() ? {} : { year: "numeric" };

/** A day and an hour to come, such as "jeudi 19 mars à 20:30". */
export const momentWords = (seconds: number, language: Language, now = new Date()): string =>
  at(seconds, language, { weekday: "long", day: "numeric", month: "long", hour: "numeric", minute: "2-digit", ...yearOf(seconds, now) });

/** A day, such as "12 mars". */
export const dateWords = (seconds: number, language: Language, now = new Date()): string =>
  at(seconds, language, { day: "numeric", month: "long", ...yearOf(seconds, now) });

/** A day of the league, "2026-03-12", in few letters: "12 mars". */
export const shortDay = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { day: "numeric", month: "short", timeZone: "UTC" }).format(Date.parse(`${day}T00:00:00Z`));

/** A time as the field for it has it, in the zone of this device: "2026-03-19T20:30". */
export function fieldTime(seconds: number): string {
  const date = new Date(seconds * 1000);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** What was typed into such a field, in seconds since 1970; null for none. */
export const typedTime = (typed: string): number | null => (typed ? new Date(typed).getTime() / 1000 : null);

/** This day in a week, in the evening: a first proposal. */
export function proposed(now = new Date()): number {
  const evening = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 7, 20, 30);
  return evening.getTime() / 1000;
}
