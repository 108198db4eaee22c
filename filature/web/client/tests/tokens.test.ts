import { expect, it } from "vitest";

const sources = import.meta.glob<string>(["../src/**/*.{svelte,css}", "../../../games/*/{Board.svelte,board/*}"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const styles = Object.entries(sources)
  .filter(([path]) => /\.(svelte|css)$/.test(path))
  .map(([path, text]): [string, string] => [path, path.endsWith(".css") ? text : (/<style>.*<\/style>/s.exec(text)?.[0] ?? "")]);

/** Pages, boards by their own width, and two drawings by theirs (see look/tokens.css). */
const WIDTHS = ["640px", "900px", "1199px", "1200px", "559px", "560px", "860px", "110px", "359px"];

const found = (pattern: RegExp): string[] =>
  styles.flatMap(([path, css]) => [...css.matchAll(pattern)].map((match) => `${path}: ${match[1] ?? match[0]}`));

it("asks for the widths that are agreed on, and no others", () => {
  const asked = found(/\((?:min|max)-width: (\d+px)\)/g).map((one) => one.split(": ")[1]!);
  expect([...new Set(asked)].filter((width) => !WIDTHS.includes(width))).toEqual([]);
});

it("leaves the system's preferences to theme.ts", () => {
  expect(found(/prefers-[a-z-]+/g)).toEqual([]);
});

it("takes sizes of type from the scale, drawings aside", () => {
  const sized = found(/font(?:-size)?: ([^;]*\dpx[^;]*);/g);
  expect(sized.filter((one) => !/(IndexCard|Shield|Track|Building|Street)\.svelte/.test(one))).toEqual([]);
});
