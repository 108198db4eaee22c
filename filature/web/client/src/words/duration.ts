/* Times in words: how long something lasts, and when it will be. */
import type { Language } from "./texts";

const MINUTE = 60;
const DAY = 24 * 3600;

/** From how many hours on minutes are left out. */
const LONG = 6 * 3600;

/** Put a duration into words, by the two largest of its units: "1 jour 5 heures". */
export function durationWords(seconds: number, language: Language): string {
  const unitSeconds = seconds < LONG ? MINUTE : 60 * MINUTE;
  const minutes = Math.max(1, (Math.round(seconds / unitSeconds) * unitSeconds) / MINUTE);
  const days = Math.floor(minutes / 1440);
  const hours = Math.floor((minutes % 1440) / 60);
  const parts: [number, string][] = days ? [[days, "day"], [hours, "hour"]] : [[hours, "hour"], [minutes % 60, "minute"]];
  const unit = (count: number, name: string): string =>
    new Intl.NumberFormat(language, { style: "unit", unit: name, unitDisplay: "long" }).format(count);
  return parts
    .filter(([count]) => count)
    .map(([count, name]) => unit(count, name))
    .join(" ");
}

/** Say when something will be: the hour, with the day unless it is today. */
export function untilWords(seconds: number, language: Language, now = new Date()): string {
  const at = new Date(seconds * 1000);
  const hour: Intl.DateTimeFormatOptions = { hour: "numeric", minute: "2-digit" };
  const format = (options: Intl.DateTimeFormatOptions): string => new Intl.DateTimeFormat(language, options).format(at);
  if (at.toDateString() === now.toDateString()) return format(hour);
  const near = (at.getTime() - now.getTime()) / 1000 < 6 * DAY;
  return format(near ? { weekday: "long", ...hour } : { weekday: "long", day: "numeric", month: "long", ...hour });
}
