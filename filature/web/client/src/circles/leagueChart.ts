/* How far everybody is behind the head of a league, evening after evening. */
import type { ResultPoint } from "../generated/wire";

/** Gaps by evening and line, never above 0; null where somebody has not played yet. */
export type Gaps = readonly (readonly (number | null)[])[];

/** What a total is below the best one of the same evening. */
export function gapsOf(totals: Gaps): (number | null)[][] {
  return totals.map((row) => {
    const best = Math.max(...row.flatMap((total) => total ?? []));
    return row.map((total) => (total === null ? null : total - best));
  });
}

/** The bottom of the scale: the deepest gap, rounded down to a number that halves well; at least −2. */
export function depthOf(gaps: Gaps): number {
  const deepest = Math.max(2, ...gaps.flat().map((gap) => -(gap ?? 0)));
  const unit = 10 ** Math.floor(Math.log10(deepest));
  const step = [0.4, 1, 2].find((part) => deepest <= part * unit * 5) ?? 2;
  const even = Math.max(2, step * unit);
  return -Math.ceil(deepest / even) * even;
}

/** Which lines are drawn: the one who reads, and the first of the ranking, so many at most. */
export function drawnOf(order: readonly number[], you: number | null, most: number): number[] {
  const first = order.filter((who) => who !== you).slice(0, you !== null && order.includes(you) ? most - 1 : most);
  return order.filter((who) => who === you || first.includes(who));
}

/** Everybody's shape and dashes: the one who reads has the first, the others follow in the ranking. */
export function looksOf(drawn: readonly number[], you: number | null): ReadonlyMap<number, number> {
  const others = drawn.filter((who) => who !== you);
  const first = you !== null && drawn.includes(you) ? 1 : 0;
  return new Map([...(first ? [[you!, 0] as const] : []), ...others.map((who, at) => [who, at + first] as const)]);
}

/** A line of the chart: whose it is, and how it is drawn. */
export interface Line {
  id: number;
  name: string;
  look: number;
  you: boolean;
}

/** A row of a ranking: the figure that decides, its margin where there is one, and the gaps by evening. */
export interface Ranked {
  rank: number;
  member: number;
  figure: number;
  margin: number | null;
  games: number;
  gaps: readonly (number | null)[];
}

/** Rank members by games won, from what each had done at the end of every day. */
export function rankedResults(points: readonly ResultPoint[]): { rows: Ranked[]; days: string[] } {
  const days = [...new Set(points.map(({ day }) => day))].sort();
  const members = [...new Set(points.map(({ member }) => member))];
  const at = (member: number, day: string): ResultPoint | null =>
    points.filter((point) => point.member === member && point.day <= day).reduce<ResultPoint | null>((found, point) => (found && found.day > point.day ? found : point), null);
  const gaps = gapsOf(days.map((day) => members.map((member) => at(member, day)?.won ?? null)));
  const last = days.at(-1) ?? "";
  const rows = members
    .map((member, index) => ({ member, games: at(member, last)?.games ?? 0, figure: at(member, last)?.won ?? 0, margin: null, gaps: gaps.map((row) => row[index] ?? null) }))
    .sort((a, b) => b.figure - a.figure || a.games - b.games || a.member - b.member);
  return { days, rows: rows.map((row) => ({ ...row, rank: 1 + rows.filter(({ figure }) => figure > row.figure).length })) };
}
