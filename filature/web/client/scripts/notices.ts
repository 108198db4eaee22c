/* Writes `notices.txt`: the licences of all programs and fonts that the build contains.
 *
 * Versions are those of the lock file; texts are the packages' own. A package without a file of its own
 * has the text of its licence from `licences/`, below the line of its program that names who holds the
 * copyright, or its author. A package of which nothing is known ends the build. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

export const FILE = "notices.txt";
const CLIENT = fileURLToPath(new URL("..", import.meta.url));
const LICENCES = join(CLIENT, "scripts", "licences");

/** Fonts that were cut from those of a package (`src/look/fonts/README.md`). */
const CUT = {
  "src/look/fonts/atkinson-hyperlegible-next-": "@fontsource-variable/atkinson-hyperlegible-next",
  "src/look/fonts/special-elite-": "@fontsource/special-elite",
};
/** What the build tools put into the build themselves. */
const TOOLS = { "\0vite/": "vite", "\0rolldown/": "rolldown" };

const HEAD = `Filature is under the MIT licence. Its pages contain these programs and fonts. Both fonts are also there
cut to fewer letters; those of Special Elite have simpler outlines then.
`;

interface Package {
  name: string;
  version: string;
  license?: string;
  author?: string | { name: string };
  main?: string;
}

/** The package that a file or a module belongs to, if it is not our own. */
export function packageOf(id: string): string | null {
  const named = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1];
  if (named) return named;
  for (const [start, name] of Object.entries(TOOLS)) if (id.startsWith(start)) return name;
  for (const [part, name] of Object.entries(CUT)) if (id.includes(part)) return name;
  return id.startsWith("\0") && !id.startsWith("\0plugin-vite") ? id : null;
}

export function noticeOf(name: string): string {
  const folder = join(CLIENT, "node_modules", name);
  if (!existsSync(folder)) throw new Error(`${JSON.stringify(name)} is no package: whose code is it?`);
  const about = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Package;
  const lock = JSON.parse(readFileSync(join(CLIENT, "package-lock.json"), "utf8")) as { packages: Record<string, Package> };
  const locked = lock.packages[`node_modules/${name}`];
  if (about.version !== locked?.version) throw new Error(`${name}: the lock file has another version`);
  const licence = about.license ?? "";
  return `${name} ${about.version} (${licence})\n\n${textOf(folder, about) ?? standardText(folder, about)}`;
}

function textOf(folder: string, about: Package): string | null {
  const file = readdirSync(folder).find((name) => /^licen[cs]e(\.\w+)?$/i.test(name));
  if (!file) return null;
  const whole = readFileSync(join(folder, file), "utf8");
  // Vite adds the licences of all that it is built with, of which nothing gets into our build.
  return tidy(about.name === "vite" ? (whole.split("# Licenses of bundled dependencies")[0] ?? whole) : whole);
}

function standardText(folder: string, about: Package): string {
  const text = join(LICENCES, `${about.license ?? ""}.txt`);
  const author = typeof about.author === "object" ? about.author.name : about.author;
  const program = about.main ? readFileSync(join(folder, about.main), "utf8") : "";
  const holder = /Copyright \(c\) .*/.exec(program)?.[0] ?? author;
  if (!existsSync(text) || !holder) throw new Error(`${about.name}: neither a licence nor who holds the copyright is known`);
  return tidy(`${holder}\n\n${readFileSync(text, "utf8")}`);
}

const tidy = (text: string): string =>
  `${text
    .split(/\r?\n/)
    .map((line) => line.trimEnd())
    .join("\n")
    .trim()}\n`;

export const notices: Plugin = {
  name: "notices",
  enforce: "post",
  generateBundle(_options, bundle) {
    const contained = Object.values(bundle).flatMap((file) =>
      file.type === "chunk"
        ? Object.entries(file.modules).flatMap(([id, module]) => (module.renderedLength > 0 ? [id] : []))
        : file.originalFileNames,
    );
    const names = new Set(contained.map(packageOf).filter((name) => name !== null));
    const list = [HEAD, ...[...names].sort().map(noticeOf)];
    this.emitFile({ type: "asset", fileName: FILE, source: list.join(`\n${"-".repeat(72)}\n\n`) });
  },
};
