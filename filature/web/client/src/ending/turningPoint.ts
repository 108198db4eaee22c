/* The turning point of a finished game, by its scores alone. */
import type { Outcome } from "../generated/wire";
import type { Moment } from "./scoreHistory";

export interface TurningPoint {
  /** Its index among the moments. */
  at: number;
  /** How it turned: the later winner passed the leader, caught up (a rule decided later), or drew away. */
  kind: "passed" | "level" | "away";
  winner: number;
  /** The winner's points and those of the best other one, from then on. */
  points: number;
  most: number;
  /** By how many points the winner's lead grew. */
  swing: number;
}

/** A leader who was never behind must draw away by this share of the final score at once. */
const LEAST_SWING = 1 / 4;

/** Find the turning point: the last change of the lead or, where the winner was never behind, the biggest swing.
 *
 * The lead is the winner's points less those of the best other one. The last change is the moment at
 * which the winner went ahead after being behind for the last time; where it only drew level (a rule
 * decided in the end), that moment. Where the winner was never behind it is the moment at which the
 * lead grew most: by a quarter of the winner's final points at least, and by more than at any other.
 * There is none where nobody or several win, or where a rule made somebody win who was behind. */
export function turningPoint(moments: readonly Moment[], { winners }: Outcome): TurningPoint | null {
  const [winner, another] = winners;
  if (winner === undefined || another !== undefined || moments.length < 2) return null;
  const leads = moments.map(({ points }) => points[winner]! - bestOther(points, winner));
  const found = (at: number, kind: TurningPoint["kind"]): TurningPoint => {
    const { points } = moments[at]!;
    const swing = leads[at]! - leads[at - 1]!;
    return { at, kind, winner, points: points[winner]!, most: bestOther(points, winner), swing };
  };
  const behind = leads.map((lead) => lead < 0).lastIndexOf(true);
  if (behind === leads.length - 1) return null;
  if (behind >= 0) {
    const ahead = leads.findIndex((lead, at) => at > behind && lead > 0);
    return ahead > 0 ? found(ahead, "passed") : found(behind + 1, "level");
  }
  const swings = leads.map((lead, at) => (at ? lead - leads[at - 1]! : 0));
  const most = Math.max(...swings);
  const enough = most > 1 && most >= moments.at(-1)!.points[winner]! * LEAST_SWING;
  if (!enough || swings.filter((swing) => swing === most).length > 1) return null;
  return found(swings.indexOf(most), "away");
}

/** Return who won clearly without ever being behind: such a game had no turning point, but it was not close. */
export function ledThroughout(moments: readonly Moment[], { winners }: Outcome): number | null {
  const [winner, another] = winners;
  if (winner === undefined || another !== undefined) return null;
  const leads = moments.map(({ points }) => points[winner]! - bestOther(points, winner));
  const least = (moments.at(-1)?.points[winner] ?? 0) * LEAST_SWING;
  return leads.every((lead) => lead >= 0) && (leads.at(-1) ?? 0) >= Math.max(1, least) ? winner : null;
}

const bestOther = (points: readonly number[], seat: number): number =>
  Math.max(...points.filter((_, other) => other !== seat));
