import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

// The build is committed, so it must come out the same on every machine: names are made from
// contents, nothing is inlined (the pages allow no data: address), and no date goes in.
export default defineConfig({
  base: "/static/",
  plugins: [svelte()],
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
