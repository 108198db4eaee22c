/* Writes ../static/SOURCES.sha256: from which sources the committed build was made.
 *
 * The algorithm, which a Python test repeats:
 *
 * 1. Take these files of `filature/web/client`: everything below `src/`, `public/` and `scripts/`,
 *    and `index.html`, `package.json`, `package-lock.json`, `svelte.config.js`, `tsconfig.json`,
 *    `vite.config.ts`, `offline.html`, `filature.webmanifest`; the list `filature/core/languages.json`; and of `filature/games`: every `GAME/Board.svelte` (one folder deep) and
 *    everything below `GAME/board/`.
 *    Names that begin with a dot are left out, files and folders alike.
 * 2. Name each by its path relative to `filature/`, with forward slashes
 *    (`web/client/src/main.ts`), and sort the names as UTF-8 bytes.
 * 3. One SHA-256 over, for each in that order: the name in UTF-8, a zero byte, the content's bytes
 *    as they lie on disk, a zero byte.
 * 4. The file holds the digest in lower-case hex and one newline.
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const house = join(dirname(fileURLToPath(import.meta.url)), "../../.."); // filature/
const CLIENT = "web/client";
const FOLDERS = ["src", "public", "scripts"];
const FILES = [
  "index.html",
  "package.json",
  "package-lock.json",
  "svelte.config.js",
  "tsconfig.json",
  "vite.config.ts",
  "offline.html",
  "filature.webmanifest",
];
const LANGUAGES = "core/languages.json";

function below(folder) {
  return readdirSync(join(house, folder), { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith("."))
    .flatMap((entry) => {
      const name = `${folder}/${entry.name}`;
      return entry.isDirectory() ? below(name) : [name];
    });
}

const boards = readdirSync(join(house, "games"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
  .flatMap((entry) => {
    const parts = `games/${entry.name}/board`;
    return [`games/${entry.name}/Board.svelte`, ...(existsSync(join(house, parts)) ? below(parts) : [])];
  })
  .filter((name) => existsSync(join(house, name)));

const names = [
  ...FOLDERS.flatMap((folder) => below(`${CLIENT}/${folder}`)),
  ...FILES.map((name) => `${CLIENT}/${name}`),
  LANGUAGES,
  ...boards,
].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));

const hash = createHash("sha256");
for (const name of names) {
  hash.update(name, "utf8").update("\0").update(readFileSync(join(house, name))).update("\0");
}
writeFileSync(join(house, "web/static/SOURCES.sha256"), `${hash.digest("hex")}\n`);
