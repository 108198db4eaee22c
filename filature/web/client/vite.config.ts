import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

// What every page needs and would otherwise be found only once something else has come: the program
// behind the small script that begins, and the fonts behind the first text.
const asked: Plugin = {
  name: "ask-early",
  transformIndexHtml: {
    order: "post",
    handler(html, { bundle = {} }) {
      const files = Object.values(bundle);
      const begin = files.find((file) => file.type === "chunk" && file.name === "start");
      const program = begin?.type === "chunk" ? [begin.fileName, ...begin.imports] : [];
      const links = program.filter((name) => !html.includes(name)).map((name) => ({ rel: "modulepreload", name }));
      const fonts = files.map((file) => file.fileName).filter((name) => /-(reading|label)-[^/]*\.woff2$/.test(name));
      return [...links, ...fonts.sort().map((name) => ({ rel: "preload", as: "font", name }))].map(({ name, ...attrs }) => ({
        tag: "link",
        attrs: { ...attrs, href: `/static/${name}`, crossorigin: true },
        injectTo: "head" as const,
      }));
    },
  },
};

// The build is committed, so it must come out the same on every machine: names are made from
// contents, nothing is inlined (the pages allow no data: address), and no date goes in.
export default defineConfig({
  base: "/static/",
  plugins: [svelte(), asked],
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
      },
    },
  },
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"] },
});
