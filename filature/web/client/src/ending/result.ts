/* The result of a game: who comes after whom, by how much, and how to say it. */
import type { Outcome } from "../generated/wire";
import type { Words } from "../words/words";

export interface Place {
  seat: number;
  points: number;
  /** From 1; equals have the same. Null where nobody wins. */
  place: number | null;
  /** Somebody else has the same place. */
  shared: boolean;
  /** The points that are missing to those who win; 0 for them, less where a rule decided against more points. */
  behind: number;
}

/** Rank the players of a finished game: those who win first, then by their points. Equals keep their order at the table.
 *
 * A game may score more players than it has seats; the rules decide who wins, not the points. */
export function ranking({ winners, scores }: Outcome): Place[] {
  const wins = (seat: number): boolean => winners.includes(seat);
  const before = (a: number, b: number): boolean => (wins(a) === wins(b) ? scores[a]! > scores[b]! && !wins(a) : wins(a));
  const best = Math.max(...(winners.length ? winners.map((seat) => scores[seat]!) : scores));
  const places = scores.map((points, seat) => ({
    seat,
    points,
    place: 1 + scores.filter((_, other) => before(other, seat)).length,
    behind: best - points,
  }));
  return places
    .sort((a, b) => a.place - b.place || b.points - a.points || a.seat - b.seat)
    .map((one) => ({
      ...one,
      place: winners.length ? one.place : null,
      shared: places.some((other) => other.seat !== one.seat && other.place === one.place),
    }));
}

/** The seats in the order in which they are listed: of the result, or as they sit while there is none. */
export function inOrder(seats: number, outcome: Outcome | null): number[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return outcome ? ranking(outcome).flatMap(({ seat }) => (seat < seats ? [seat] : [])) : all;
}

/** How a sole winner stands to the best of the others: ahead, level (a rule decided), or even behind. */
type Lead = "ahead" | "level" | "behind";

const lead = (margin: number): Lead => (margin > 0 ? "ahead" : margin === 0 ? "level" : "behind");

/** Say a result to one viewer: who won and by how much, or where the viewer finished. */
export function verdict(words: Words, outcome: Outcome, viewer: number, name: (seat: number) => string): string {
  const { winners, scores } = outcome;
  const places = ranking(outcome);
  const [winner] = winners;
  if (winner === undefined) return words.text("ui-verdict-nobody");
  const points = scores[winner]!;
  const named = (seats: number[]): string => words.joined(seats.map(name));
  if (viewer >= 0 && !winners.includes(viewer) && scores.length > 2) {
    const mine = places.find(({ seat }) => seat === viewer)!;
    return words.text("ui-verdict-place", {
      place: mine.place ?? 0,
      shared: mine.shared ? "yes" : "no",
      lead: lead(mine.behind),
      margin: mine.behind,
      count: winners.length,
      winners: named(winners),
    });
  }
  const who = winners.includes(viewer) ? "you" : "other";
  if (winners.length > 1) {
    const others = winners.filter((seat) => seat !== viewer);
    return words.text("ui-verdict-shared", { who, others: named(others), points });
  }
  const rivals = places.filter(({ seat }) => seat !== winner);
  const most = Math.max(...rivals.map((one) => one.points));
  const nearest = rivals.filter((one) => one.points === most).map(({ seat }) => seat);
  const args = { who, winner: name(winner), lead: lead(points - most), points, most };
  if (scores.length === 2) return words.text("ui-verdict-duel", args);
  return words.text("ui-verdict-alone", { ...args, margin: points - most, rivals: named(nearest) });
}

/** Name the rule that decided between equals, as `tie-…` of the game; none where the points did. */
export function tieRule({ winners, scores }: Outcome): "broken" | "shared" | null {
  const [winner] = winners;
  if (winner === undefined) return null;
  if (winners.length > 1) return "shared";
  return scores.some((points, seat) => seat !== winner && points >= scores[winner]!) ? "broken" : null;
}

/** The sentence that somebody shares: the game, the result and the margin; no name and no secret. */
export function shareText(words: Words, outcome: Outcome, viewer: number): string {
  const { winners, scores } = outcome;
  const mine = ranking(outcome).find(({ seat }) => seat === viewer);
  const others = scores.filter((_, seat) => seat !== (mine ? viewer : winners[0]));
  return words.text("ui-share-text", {
    game: words.text("name"),
    result: !winners.length ? "nobody" : !mine ? "watched" : mine.place === 1 ? (mine.shared ? "shared" : "won") : "lost",
    seats: scores.length === 2 ? "duel" : "more",
    players: scores.length,
    place: mine?.place ?? 0,
    mine: mine?.points ?? scores[winners[0] ?? 0]!,
    theirs: Math.max(...others),
    lead: lead(mine && mine.place !== 1 ? mine.behind : (scores[winners[0] ?? 0] ?? 0) - Math.max(...others)),
    margin: mine && mine.place !== 1 ? mine.behind : (scores[winners[0] ?? 0] ?? 0) - Math.max(...others),
  });
}
