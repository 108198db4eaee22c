/* Who held the same cards: the rounds of an event, as one member sees them. */
import type { CircleEvent, CircleSeat, EventRound, EventTable } from "../generated/wire";

/** Somebody at the same seat of another table. */
export interface Other {
  seat: CircleSeat;
  table: string;
  score: number | null;
}

/** One round of one's own: the score, those of the others at the same seat, and the gap to the mean of all. */
export interface OwnRound {
  number: number;
  table: EventTable;
  seat: number;
  score: number | null;
  gap: number | null;
  others: Other[];
}

const seatOf = (table: EventTable, member: number): number => table.seats.findIndex((seat) => seat.member === member);

/** The table of a member in a round, if they play. */
export const tableOf = (round: EventRound, member: number | null): EventTable | null =>
  round.tables.find((table) => member !== null && seatOf(table, member) >= 0) ?? null;

/** The open rounds in which a member has played, in order. */
export function ownRounds(event: Pick<CircleEvent, "played">, member: number | null): OwnRound[] {
  return event.played.flatMap((round) => {
    const table = round.open ? tableOf(round, member) : null;
    if (!table || member === null) return [];
    const seat = seatOf(table, member);
    const others = round.tables
      .filter((other) => other !== table)
      .flatMap((other) => {
        const held = other.seats[seat];
        return held ? [{ seat: held, table: other.name, score: other.scores?.[seat] ?? null }] : [];
      });
    return [{ number: round.number, table, seat, score: table.scores?.[seat] ?? null, gap: table.gaps?.[seat] ?? null, others }];
  });
}

/** The widest gap, which a bar of full length stands for; at least 1. */
export const widest = (gaps: readonly (number | null)[]): number => Math.max(1, ...gaps.map((gap) => Math.abs(gap ?? 0)));
