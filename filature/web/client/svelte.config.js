import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

export default {
  preprocess: vitePreprocess(),
  // By content: the path of a board, which lies outside this folder, differs from machine to machine.
  compilerOptions: { cssHash: ({ css, hash }) => `svelte-${hash(css)}` },
};
