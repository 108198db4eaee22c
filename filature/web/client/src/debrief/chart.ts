/* Where things stand in a chart: steps from left to right, values from the bottom to the top. */

/** The plot inside a chart, in pixels; names and figures stand around it. */
export interface Plot {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The place of a step; `last` is the number of the last one. */
export const xOf = (step: number, last: number, { left, right }: Plot): number => left + (step / Math.max(1, last)) * (right - left);

/** The step nearest to a place, within those that there are. */
export function stepAt(x: number, last: number, { left, right }: Plot): number {
  const share = (x - left) / Math.max(1, right - left);
  return Math.max(0, Math.min(last, Math.round(share * last)));
}

/** The height of a value from 0 to `most`; what lies beyond stands at the edge. */
export function yOf(value: number, most: number, { top, bottom }: Plot): number {
  const share = Math.max(0, Math.min(1, value / (most || 1)));
  return bottom - share * (bottom - top);
}

/** Values by step and seat; null where there is none. */
export type Rows = readonly (readonly (number | null)[])[];

/** The line of one seat, as the points of an SVG polyline; it goes straight over what is missing. */
export function lineOf(rows: Rows, seat: number, most: number, plot: Plot): string {
  const last = rows.length - 1;
  return rows
    .flatMap((row, step) => {
      const value = row[seat] ?? null;
      return value === null ? [] : [`${round(xOf(step, last, plot))},${round(yOf(value, most, plot))}`];
    })
    .join(" ");
}

/** The value of a seat at a step, or the last one before it that there is. */
export function valueAt(rows: Rows, step: number, seat: number): number {
  for (let at = step; at >= 0; at--) {
    const value = rows[at]?.[seat] ?? null;
    if (value !== null) return value;
  }
  return 0;
}

/** An even number at the top of a scale, so that its middle is a whole number; at least 2. */
export function topOf(rows: Rows): number {
  const most = Math.max(2, ...rows.flat().map((value) => value ?? 0));
  const unit = most <= 12 ? 2 : 10 ** Math.floor(Math.log10(most)) / (most / 10 ** Math.floor(Math.log10(most)) <= 2 ? 5 : 1);
  const even = unit % 2 === 0 ? unit : unit * 2;
  return Math.ceil(most / even) * even;
}

/** A step at which a line carries its mark on the way: each line at another one, so that it can be followed. */
export const markedStep = (seat: number, seats: number, last: number): number => Math.round(((seat + 1) * last) / (seats + 1));

const round = (number: number): number => Math.round(number * 10) / 10;
