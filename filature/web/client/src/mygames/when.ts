/* When something was, in words: today's hour, yesterday, a day of this week, or the date. */
import type { Language } from "../words/texts";

const DAY = 24 * 3600 * 1000;

const midnight = (at: Date): number => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime();

/** Put a time, in seconds since 1970, into words. */
export function whenWords(seconds: number, language: Language, now = new Date()): string {
  const at = new Date(seconds * 1000);
  const days = Math.round((midnight(now) - midnight(at)) / DAY);
  const date = (format: Intl.DateTimeFormatOptions): string => new Intl.DateTimeFormat(language, format).format(at);
  const hour = date({ hour: "numeric", minute: "2-digit" });
  if (days <= 1) return `${new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-Math.max(0, days), "day")}, ${hour}`;
  if (days < 7) return date({ weekday: "long" });
  return date({ day: "numeric", month: "long", ...(at.getFullYear() === now.getFullYear() ? {} : { year: "numeric" }) });
}
