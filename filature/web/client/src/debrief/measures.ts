/* Skill, luck and discretion of the seats, beside each other. */
import type { SeatDebrief } from "../generated/wire";

export const MEASURES = ["skill", "luck", "discretion"] as const;
export type Measure = (typeof MEASURES)[number];

export interface Place {
  /** From 1; equals have the same. */
  place: number;
  count: number;
  shared: boolean;
}

/** The figure of a measure, as it is written: a share in hundredths, bits with one digit. */
export function figureOf(seat: SeatDebrief, measure: Measure): number | null {
  if (measure === "skill") return seat.skill === null ? null : Math.round(seat.skill * 100);
  return tenths(seat[measure]);
}

/** How good a figure is: of bits given away, fewer are better. */
const merit = (figure: number, measure: Measure): number => (measure === "discretion" ? -figure : figure);

/** The place of a seat among those that have such a figure, by what is written. */
export function placeOf(seats: readonly SeatDebrief[], seat: number, measure: Measure): Place | null {
  const figures = seats.flatMap((one) => {
    const figure = figureOf(one, measure);
    return figure === null ? [] : [{ seat: one.seat, merit: merit(figure, measure) }];
  });
  const own = figures.find((one) => one.seat === seat);
  if (!own || figures.length < 2) return null;
  return {
    place: 1 + figures.filter((one) => one.merit > own.merit).length,
    count: figures.length,
    shared: figures.some((one) => one !== own && one.merit === own.merit),
  };
}

/** Where a figure stands on its scale, from 0 to 1; the better, the further. Skill has a scale of its own,
 * luck is even on both sides of 0, discretion reaches to the most that somebody gave away. */
export function shareOf(seats: readonly SeatDebrief[], figure: number, measure: Measure): number {
  if (measure === "skill") return figure / 100;
  const all = seats.map((one) => Math.abs(figureOf(one, measure) ?? 0));
  const most = Math.max(1, ...all);
  return measure === "luck" ? (figure / most + 1) / 2 : 1 - figure / most;
}

/** Round to one digit; never -0. */
export const tenths = (number: number): number => Math.round(number * 10) / 10 || 0;

/** A chance in whole hundredths; only what is certain is 0 or 100. */
export function percent(chance: number): number {
  if (chance <= 0) return 0;
  if (chance >= 1) return 100;
  return Math.max(1, Math.min(99, Math.round(chance * 100)));
}
