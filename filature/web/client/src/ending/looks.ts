/* How seats are told apart in charts, without colour too: a shape and a line of its own for each. */

/** The number of a seat's look among so many: the viewer has the first, the others follow clockwise. */
export const lookOf = (seat: number, viewer: number, seats: number): number =>
  viewer < 0 ? seat : (seat - viewer + seats) % seats;

/** Disc and solid line, triangle and long dashes, square and short dashes, lozenge and dots, then three more. */
const STYLES = [
  "--of-seat: var(--ink)",
  "--of-seat: var(--red); --dash: 14 5",
  "--of-seat: var(--blue); --dash: 6 4",
  "--of-seat: var(--green); --dash: 2 4",
  "--of-seat: var(--line); --dash: 12 3 2.5 3",
  "--of-seat: var(--blue); --dash: 12 3 2.5 3 2.5 3",
  "--of-seat: var(--green); --dash: 9 2.5",
];
export const styleOf = (look: number): string => STYLES[look % STYLES.length]!;
