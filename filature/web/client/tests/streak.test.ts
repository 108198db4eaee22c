import { expect, test } from "vitest";
import { dayNumber, daysLater } from "../src/cases/days";
import { isDay } from "../src/cases/dayWords";
import { streakOf } from "../src/cases/streak";

const TODAY = "2026-03-02";
const back = (...counts: number[]): string[] => counts.map((count) => daysLater(TODAY, -count));

test("days go on over the ends of months and years, and leap days", () => {
  expect(daysLater("2026-02-28", 1)).toBe("2026-03-01");
  expect(daysLater("2028-02-28", 1)).toBe("2028-02-29");
  expect(daysLater("2027-01-01", -1)).toBe("2026-12-31");
  expect(dayNumber("1970-01-03")).toBe(2);
  expect(isDay("2026-02-30")).toBe(false);
  expect(isDay("2026-02-28")).toBe(true);
  expect(isDay("yesterday")).toBe(false);
  expect(isDay(null)).toBe(false);
});

test("nothing solved is no streak, and none that has ended", () => {
  expect(streakOf([], TODAY)).toMatchObject({ days: 0, longest: 0, broken: false });
});

test("a streak goes up to today, or to yesterday while today is open", () => {
  expect(streakOf(back(0, 1, 2), TODAY)).toMatchObject({ days: 3, longest: 3, broken: false });
  expect(streakOf(back(1, 2), TODAY)).toMatchObject({ days: 2, longest: 2, broken: false });
  expect(streakOf(back(0), TODAY)).toMatchObject({ days: 1, longest: 1 });
});

test("a day that was missed ends it; the longest is kept, in whatever order days were solved", () => {
  expect(streakOf(back(2, 3, 4), TODAY)).toMatchObject({ days: 0, longest: 3, broken: true });
  expect(streakOf(back(9, 0, 8, 7, 1), TODAY)).toMatchObject({ days: 2, longest: 3, broken: false });
});

test("the week ends today", () => {
  const { week } = streakOf(back(0, 6, 7), TODAY);
  expect(week.map(({ solved }) => solved)).toEqual([true, false, false, false, false, false, true]);
  expect(week.at(-1)?.day).toBe(TODAY);
});
