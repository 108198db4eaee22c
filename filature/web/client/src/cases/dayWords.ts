/* Days of the calendar in words. */
import type { Language } from "../words/texts";
import { dayOf, timeOf, today } from "./days";

/** Tell whether a text is a day, as addresses have it. */
export const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(timeOf(text)) && dayOf(timeOf(text)) === text;

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
