import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

// Scoped class names are made from the styles themselves, not from where the file lies: boards lie
// outside this folder, and the build must come out the same in every checkout.
export default {
  preprocess: vitePreprocess(),
  compilerOptions: { cssHash: ({ hash, css, name }) => `${name.toLowerCase()}-${hash(css)}` },
};
