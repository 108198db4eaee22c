import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { notices } from "./scripts/notices.ts";
import languages from "../../core/languages.json" with { type: "json" };

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

// What all pages share, beside the packages, and the first page; a QR code is shown at tables alone.
const SHARED = [
  /src\/home\/(?!CoverSheet|FriendsForm|Options)/,
  /node_modules\/(?!qrcode)/,
  /src\/look\//,
  /src\/(App|jsonEqual|router|settings|start|theme)\./,
  /src\/(live\/(announce|voice)|words\/(duration|language|words))\./,
  /src\/(kit\/(Cover|focusOn|Dossier|Icon|RadioTile|Stamp)|page\/(Hat|LanguageChoice|Masthead|LiveRegions|SiteBar|SitePage|botPace|playerName|rest))\./,
  /src\/mygames\/(mine|titled)\./,
  /src\/cases\/(days|history)\./,
  /games\/[^/]+\/board\/Cover\./,
];

const text = (language: string, id: string): string => {
  const words = new FluentBundle(language, { useIsolating: false });
  words.addResource(new FluentResource(readFileSync(here(`./src/words/${language}.ftl`), "utf8")));
  return words.formatPattern(words.getMessage(id)!.value!);
};

// What is read before, or without, any words of the page: it is said in every language.
const everyLanguage: Plugin = {
  name: "every-language",
  generateBundle() {
    const tags = Object.keys(languages);
    const parts = tags.map((tag) => {
      const [said, retry] = [text(tag, "ui-offline"), text(tag, "ui-retry")];
      return `<div lang="${tag}"><p>${said}</p><p><a href="/">${retry}</a></p></div>`;
    });
    const offline = readFileSync(here("./offline.html"), "utf8").replace("<!-- words -->", parts.join("\n      "));
    const app = JSON.parse(readFileSync(here("./filature.webmanifest"), "utf8")) as object;
    const described = { ...app, description: tags.map((tag) => text(tag, "ui-described")).join(" · ") };
    this.emitFile({ type: "asset", fileName: "offline.html", source: offline });
    this.emitFile({ type: "asset", fileName: "filature.webmanifest", source: JSON.stringify(described) });
  },
};

// What every page needs and would otherwise be found only once something else has come: the program
// behind the small script that begins, and the fonts behind the first text.
const early: Plugin = {
  name: "early",
  transformIndexHtml: {
    order: "post",
    handler(html, { bundle = {} }) {
      const files = Object.values(bundle);
      const start = files.find((file) => file.type === "chunk" && file.name === "start");
      if (start?.type !== "chunk") return html;
      const program = [start.fileName, ...start.imports].filter((name) => !html.includes(name));
      const styles = [...(start.viteMetadata?.importedCss ?? [])];
      const fonts = files.map((file) => file.fileName).filter((name) => /-(reading|label)-[^/]*\.woff2$/.test(name));
      const link = (name: string, attrs: Record<string, string>) => ({
        tag: "link",
        attrs: { ...attrs, href: `/static/${name}`, crossorigin: true },
        injectTo: "head" as const,
      });
      return [
        ...program.map((name) => link(name, { rel: "modulepreload" })),
        ...styles.map((name) => link(name, { rel: "stylesheet" })),
        ...fonts.sort().map((name) => link(name, { rel: "preload", as: "font" })),
      ];
    },
  },
};

// The build is committed, so it must come out the same on every machine: names are made from
// contents, nothing is inlined (the pages allow no data: address), and no date goes in.
export default defineConfig({
  base: "/static/",
  plugins: [svelte(), early, everyLanguage, notices],
  resolve: {
    // The boards of the games lie outside this folder and find what they import by these names.
    alias: { $client: here("./src") },
    dedupe: ["svelte", "@fluent/bundle"],
    conditions: process.env["VITEST"] ? ["browser"] : undefined,
  },
  server: { fs: { allow: [here("../..")] } },
  build: {
    outDir: "../static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    rollupOptions: {
      output: {
        entryFileNames: "assets/filature-[hash].js",
        chunkFileNames: "assets/[name]-[hash].js",
        assetFileNames: "assets/[name]-[hash][extname]",
        // On a slow device every file costs time of its own: what all pages share is one of them.
        codeSplitting: {
          groups: [
            {
              name: "start",
              test: (id: string) => SHARED.some((part) => part.test(id)),
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"] },
});
