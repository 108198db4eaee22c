import { expect, test } from "vitest";
import { initialOf, LONGEST_NAME, shortened } from "../src/page/playerName";

const WHOLE = ["👩🏽‍🚀", "👨‍👩‍👧‍👦", "🇫🇷", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "3️⃣", "❤️", "👍🏿", "é", "e\u0301", "z"];

test("a name is cut between letters, never through an emoji", () => {
  for (const sign of WHOLE) {
    for (let count = 0; count <= LONGEST_NAME + 5; count++) {
      expect(shortened(sign.repeat(count))).toBe(sign.repeat(Math.min(count, LONGEST_NAME)));
    }
  }
});

test("the first letter of a name is whole", () => {
  for (const sign of WHOLE) expect(initialOf(` ${sign}oé`)).toBe(sign.toUpperCase());
  expect(initialOf("")).toBe("?");
});
