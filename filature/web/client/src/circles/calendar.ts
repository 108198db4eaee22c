/* An event as a file for calendars (RFC 5545). */

export interface Appointment {
  /** The same one replaces an older copy. */
  id: string;
  title: string;
  description: string;
  address: string;
  /** Seconds since 1970. */
  starts: number;
  minutes: number;
}

/** Write an appointment as an iCalendar file. */
export function calendarFile({ id, title, description, address, starts, minutes }: Appointment, now = Date.now()): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Filature//Circles//EN",
    "BEGIN:VEVENT",
    `UID:${escaped(id)}@filature`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(starts * 1000)}`,
    `DTEND:${stamp((starts + minutes * 60) * 1000)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description)}`,
    `URL:${address}`,
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ];
  return lines.map(folded).join("\r\n");
}

/** A time in UTC: 20260319T203000Z. */
const stamp = (at: number): string => `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;

const escaped = (text: string): string => text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n|\r/g, "\\n");

/** Break a line before it has more than 75 bytes, never through a letter. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = "";
  let size = 0;
  for (const letter of line) {
    const bytes = new TextEncoder().encode(letter).length;
    if (size + bytes > 74) {
      parts.push(part);
      part = "";
      size = 0;
    }
    part += letter;
    size += bytes;
  }
  return [...parts, part].join("\r\n ");
}
