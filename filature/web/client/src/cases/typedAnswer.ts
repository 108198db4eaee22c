/* What somebody types to name something hidden: "chloé 3 = 25", in as few words as tell it from the rest. */

/** The words and numbers of a text, in small letters without accents. */
const tokens = (text: string): string[] =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .match(/\p{L}+|\p{N}+/gu) ?? [];

/** A number is meant as it stands; a word may be cut short. */
const means = (typed: string, word: string): boolean => typed === word || (/^\p{L}/u.test(typed) && word.startsWith(typed));

/** Find which of some names are meant: those with every word that was typed, the shortest exact one first. */
export function meant(typed: string, names: readonly string[]): number[] {
  const wanted = tokens(typed);
  if (!wanted.length) return [];
  const found: number[] = [];
  for (const [at, name] of names.entries()) {
    const words = tokens(name);
    if (wanted.length === words.length && wanted.every((one, place) => one === words[place])) return [at];
    const used = new Set<number>();
    const all = wanted.every((one) => {
      const place = words.findIndex((word, index) => !used.has(index) && means(one, word));
      if (place >= 0) used.add(place);
      return place >= 0;
    });
    if (all) found.push(at);
  }
  return found;
}

export interface TypedAnswer {
  /** The secrets that may be meant. */
  secrets: number[];
  /** The values of the only secret that is meant which may be meant; null where none was typed. */
  values: number[] | null;
}

/** Read a line: what is named, and after `=`, a colon or nothing at all, as what. */
export function readAnswer(line: string, names: readonly string[], values: (secret: number) => readonly string[]): TypedAnswer {
  const [left = "", ...right] = line.split(/[=:]/u);
  if (right.length) {
    const secrets = meant(left, names);
    return { secrets, values: secrets.length === 1 ? meant(right.join(" "), values(secrets[0]!)) : null };
  }
  const whole = meant(line, names);
  if (whole.length) return { secrets: whole, values: null };
  const words = line.split(/\s+/u);
  for (let at = words.length - 1; at > 0; at--) {
    const secrets = meant(words.slice(0, at).join(" "), names);
    const found = secrets.length === 1 ? meant(words.slice(at).join(" "), values(secrets[0]!)) : [];
    if (found.length === 1) return { secrets, values: found };
  }
  return { secrets: [], values: null };
}
