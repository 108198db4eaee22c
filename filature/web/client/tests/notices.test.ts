// @vitest-environment node
import { fileURLToPath } from "node:url";
import { build, type Rolldown } from "vite";
import { expect, test } from "vitest";
import { FILE, noticeOf, packageOf } from "../scripts/notices";

const CLIENT = fileURLToPath(new URL("..", import.meta.url));

test("every package of which the build has a line or a font is in the notices", async () => {
  const built = (await build({
    root: CLIENT,
    configFile: `${CLIENT}/vite.config.ts`,
    logLevel: "silent",
    build: { write: false, sourcemap: true },
  })) as Rolldown.RolldownOutput;
  const found = built.output.flatMap((file) => (file.type === "chunk" ? (file.map?.sources ?? []) : file.originalFileNames));
  const packages = new Set(found.flatMap((path) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? []));
  for (const name of ["svelte", "@fluent/bundle", "qrcode-generator", "@fontsource/special-elite"]) {
    expect([...packages]).toContain(name);
  }
  const notices = built.output.find((file) => file.fileName === FILE);
  const text = notices?.type === "asset" ? String(notices.source) : "";
  for (const name of [...packages, "vite", "rolldown"]) expect(text).toContain(noticeOf(name));
}, 60_000);

test.each([
  ["/x/node_modules/svelte/src/index.js", "svelte"],
  ["/x/node_modules/a/node_modules/@b/c/index.js", "@b/c"],
  ["src/look/fonts/special-elite-label.woff2", "@fontsource/special-elite"],
  ["\0vite/preload-helper.js", "vite"],
  ["/x/src/main.ts", null],
])("%j is of %s", (id, name) => {
  expect(packageOf(id)).toBe(name);
});

test("what is of nobody known ends the build", () => {
  expect(() => noticeOf(packageOf("\0unheard-of/helper.js") ?? "")).toThrow("whose code is it?");
  expect(() => noticeOf("nowhere")).toThrow("no package");
});
