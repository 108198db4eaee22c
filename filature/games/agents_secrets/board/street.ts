/* The geometry of the street: a clock in a box of 600, its middle at 0. */

export const RING = { outer: 296, inner: 262, middle: 279 };
export const HOUSES = 203;
export const GROUND = 158;
const WALK = 153;
/** How far from the middle the agents stand. */
export const STAND = 138;

export interface Point {
  x: number;
  y: number;
}

/** The point at an hour of the clock (or part of one) and a distance from the middle. */
export function spot(hour: number, radius: number): Point {
  const angle = (hour / 12) * 2 * Math.PI;
  return { x: Math.sin(angle) * radius, y: -Math.cos(angle) * radius };
}

/** Where a walk runs; several walks at once run side by side. */
export const lane = (at: number): number => WALK - 6 * at;

/** A walk as a path, clockwise. */
export function arc(from: number, steps: number, radius: number): string {
  const a = spot(from, radius);
  const b = spot(from + steps, radius);
  return `M${a.x} ${a.y}A${radius} ${radius} 0 0 1 ${b.x} ${b.y}`;
}

/** How many milliseconds a walk takes from house to house. */
export const pace = (steps: number): number => Math.min(180, 1200 / Math.max(1, steps));

/** The windows of a house, row by row. */
export const WINDOWS = [[], [1], [2], [3], [2, 2], [3, 2], [3, 3], [4, 3], [4, 4], [3, 3, 3], [4, 3, 3]];

/** A number in braille: the number sign, then its digits; each cell the dots that are raised. */
export function braille(number: number): number[][] {
  const digits = [[2, 4, 5], [1], [1, 2], [1, 4], [1, 4, 5], [1, 5], [1, 2, 4], [1, 2, 4, 5], [1, 2, 5], [2, 4]];
  return [[3, 4, 5, 6], ...[...String(number)].map((digit) => digits[Number(digit)]!)];
}

/** Hold markers on a ring apart: angles as wished, and the least angle between two of them. */
export function apart(angles: readonly number[], least: number): number[] {
  const order = angles.map((_, at) => at).sort((a, b) => angles[a]! - angles[b]! || a - b);
  const result = [...angles];
  for (let round = 0; round < 80; round++) {
    order.forEach((one, at) => {
      result[one]! += (angles[one]! - result[one]!) * 0.04;
      const next = order[(at + 1) % order.length]!;
      if (next === one) return;
      const round = at + 1 === order.length ? 2 * Math.PI : 0;
      const short = least - (result[next]! + round - result[one]!);
      if (short <= 0) return;
      result[one]! -= short / 2;
      result[next]! += short / 2;
    });
  }
  return result;
}

export interface Box {
  anchor: Point;
  /** Half its width and height. */
  w: number;
  h: number;
  fixed?: boolean;
}

/** Place boxes near their anchors, none over another, all on the ground inside the houses. */
export function spread(boxes: readonly Box[]): Point[] {
  const at = boxes.map((box) => ({ ...box.anchor }));
  for (let round = 0; round < 180; round++) {
    // Near their doors first; in the end all that matters is that none hides another.
    const pull = round < 120 ? 0.03 : 0;
    boxes.forEach((box, i) => {
      const a = at[i]!;
      if (!box.fixed) {
        a.x += (box.anchor.x - a.x) * pull;
        a.y += (box.anchor.y - a.y) * pull;
      }
      boxes.forEach((other, j) => {
        if (j <= i || (box.fixed && other.fixed)) return;
        const b = at[j]!;
        const overX = box.w + other.w - Math.abs(a.x - b.x);
        const overY = box.h + other.h - Math.abs(a.y - b.y);
        if (overX <= 0 || overY <= 0) return;
        const axis = overX < overY ? "x" : "y";
        const push = Math.min(overX, overY) * (a[axis] < b[axis] ? 1 : -1);
        const share = box.fixed ? 0 : other.fixed ? 1 : 0.5;
        a[axis] -= push * share;
        b[axis] += push * (1 - share);
      });
      if (box.fixed) return;
      const far = Math.hypot(a.x, a.y) || 1;
      const most = STAND - (Math.abs(a.x) * box.w + Math.abs(a.y) * box.h) / far;
      if (far > most) {
        a.x *= most / far;
        a.y *= most / far;
      }
    });
  }
  return at;
}
