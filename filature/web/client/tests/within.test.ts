import { expect, test } from "vitest";
import { Words } from "../src/words/words";

test("a label within a sentence begins with a small letter, but a German noun does not", () => {
  expect(new Words("en", []).within("Card")).toBe("card");
  expect(new Words("fr", []).within("Carte")).toBe("carte");
  expect(new Words("de", []).within("Karte")).toBe("Karte");
});
