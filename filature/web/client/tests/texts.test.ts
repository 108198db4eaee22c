import { afterEach, expect, test, vi } from "vitest";
import LANGUAGE_NAMES from "../../../core/languages.json";
import { firstLanguage, LANGUAGES, pageText, rememberLanguage } from "../src/words/texts";

const wanting = (...tags: string[]): void => void vi.spyOn(navigator, "languages", "get").mockReturnValue(tags);

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

test("the languages are those of the one list, and each has its words", async () => {
  expect(LANGUAGES).toEqual(Object.keys(LANGUAGE_NAMES));
  for (const language of LANGUAGES) expect(await pageText(language)).toContain("ui-setting-language");
});

test("the first language that the browser prefers and the page has is taken", () => {
  for (const language of LANGUAGES) {
    wanting("tlh", `${language.toUpperCase()}-CH`, "en");
    expect(firstLanguage()).toBe(language);
  }
  wanting("tlh", "fra");
  expect(firstLanguage()).toBe("en");
});

test("a language that was chosen is kept, whatever the browser prefers", () => {
  wanting("en-GB");
  rememberLanguage("fr");
  expect(firstLanguage()).toBe("fr");
  localStorage.setItem("filature.language", "tlh");
  expect(firstLanguage()).toBe("en");
});
