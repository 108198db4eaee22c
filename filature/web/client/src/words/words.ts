/* Words: messages with arguments put into a language by Fluent.
 *
 * The mirror of filature/core/words.py: the same object gives the same sentence here and there.
 * Change both together; the rules are in the table at the head of that file.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "./texts";

/** The viewer without secrets. */
export const SPECTATOR = -2;

type Arguments = Record<string, FluentVariable>;
/** An object with a `type`, put into words by it. */
export type Sayable = Readonly<Record<string, unknown>>;

type Fields = Readonly<Record<string, string>>;

/** How the fields of a table's own events are read, in every game. */
const TABLE_FIELDS: Fields = {
  person: "seat",
  addressee: "seat",
  glance: "seat",
  winner: "seat",
  signal: "sign",
  odds: "pairs",
};

/** How a name begins, without accents and in small letters, before which French says "d’". */
const ELIDED = /^([aeiouœæ]|y[^aeiou]|h[eou])/u;

/** Return a name after the French "de", which is "d’" before a vowel. */
function de([name]: unknown[]): string {
  const said = String(name);
  const bare = said.normalize("NFD").replace(/[\u0300-\u036f]/gu, "");
  return ELIDED.test(bare.toLowerCase()) ? `d’${said}` : `de ${said}`;
}

const read = new Map<string, FluentResource>();

/** Parse a Fluent file once; several games share the common ones. */
function resource(text: string): FluentResource {
  let found = read.get(text);
  if (!found) read.set(text, (found = new FluentResource(text)));
  return found;
}

/** The words of one game, or the common ones alone, in one language. */
export class Words {
  readonly language: Language;
  readonly fields: Fields;
  private readonly bundle: FluentBundle;
  /** Names that the table's options give some values, such as the cards of a custom deck. */
  private names: Readonly<Record<string, string>> = {};
  /** Where these are short sentences, the full ones. */
  private full: Words | null = null;

  /** `texts` are Fluent files; a later one overrides an earlier one. */
  constructor(language: Language, texts: readonly string[], fields: Fields = {}) {
    this.language = language;
    this.fields = { ...fields, ...TABLE_FIELDS };
    this.bundle = new FluentBundle(language, { functions: { DE: de }, useIsolating: false });
    for (const text of texts) {
      this.bundle.addResource(resource(text), { allowOverrides: true });
    }
  }

  /** Return the same words with names for some values. */
  calling(names: Readonly<Record<string, string>>): Words {
    const words = Object.create(this) as Words;
    words.names = names;
    return words;
  }

  /** Return the same words in short sentences: `short-ID` in the place of the message ID, where there is one. */
  get short(): Words {
    const words = Object.create(this) as Words;
    words.full = this;
    return words;
  }

  /** The name of a message, or of its short form where that is wanted. */
  shortened(id: string): string {
    return this.full && this.has(`short-${id}`) ? `short-${id}` : id;
  }

  /** Tell whether the table's options name this value. */
  isNamed(value: string): boolean {
    return Object.hasOwn(this.names, value);
  }

  /** Tell whether there is a message of this name. */
  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** Return one message; a missing or broken one is a bug. */
  text(id: string, args: Arguments = {}): string {
    const message = this.bundle.getMessage(id);
    if (!message?.value) throw new Error(`no words: ${id}`);
    const errors: Error[] = [];
    const result = this.bundle.formatPattern(message.value, isolatedAll(args), errors);
    if (errors.length) throw new Error(`${id}: ${errors.join(", ")}`);
    return result;
  }

  /** Put an object with a `type` into words: `KIND-TYPE` with the object's fields.
   *
   * Where there is a message `KIND-TYPE-x` for a field `x` that the object has, it is that one. */
  say(kind: string, object: Sayable, viewer: number, names: readonly string[]): string {
    const id = `${kind}-${String(object["type"])}`;
    const special = Object.keys(object).find((name) => this.has(`${id}-${name}`));
    const chosen = special === undefined ? id : `${id}-${special}`;
    const short = this.shortened(chosen);
    // A message without a short form is said in full, its pairs too.
    const words = short === chosen ? (this.full ?? this) : this;
    return this.text(short, words.arguments(object, viewer, names));
  }

  /** Make the arguments of a message from an object's fields. */
  arguments(object: Sayable, viewer: number, names: readonly string[]): Arguments {
    const args: Arguments = { viewer_is: viewer >= 0 ? "seat" : "spectator", after_id: "none", again_id: "no" };
    for (const [name, value] of Object.entries(object)) this.add(args, name, value, viewer, names, object);
    return args;
  }

  /** `of`: the object whose field it is. */
  add(args: Arguments, name: string, value: unknown, viewer: number, names: readonly string[], of: Sayable = {}): void {
    const kind = this.fields[name];
    args[name] = this.value(name, value, viewer, names, of);
    if (isCollection(value)) {
      args[`${name}_count`] = Array.isArray(value) ? value.length : Object.keys(value).length;
      args[`${name}_id`] = "some";
      if (kind === "seat") {
        args[`${name}_is`] = Array.isArray(value) && value.includes(viewer) ? "you" : "other";
      }
    } else if (kind === "seat") {
      const isYou = value === viewer ? "you" : "other";
      args[`${name}_is`] = value === null ? "nobody" : isYou;
    } else if (typeof value === "string") {
      args[`${name}_id`] = value;
    } else if (value === null || typeof value === "boolean") {
      args[`${name}_id`] = bare(value);
    } else {
      args[`${name}_id`] = "some";
    }
  }

  /** Put the value of one field into words. */
  value(name: string, value: unknown, viewer: number, names: readonly string[], of: Sayable = {}): string | number {
    const kind = this.fields[name];
    if (Array.isArray(value) && kind === "pairs") {
      return this.joined(
        (value as [unknown, unknown][]).map(([k, v]) => this.pair(name, k, v, viewer, names)),
      );
    }
    if (Array.isArray(value)) {
      return this.joined(
        value.map((item: unknown) =>
          kind === "seat" && item === viewer
            ? this.text("you")
            : String(this.value(name, item, viewer, names)),
        ),
      );
    }
    if (isCollection(value)) {
      return this.joined(Object.entries(value).map(([k, v]) => this.pair(name, k, v, viewer, names, of)));
    }
    if (value === null || typeof value === "boolean") return bare(value);
    if (typeof value === "number" && Number.isInteger(value)) {
      if (kind === "seat") {
        const named = names.at(value);
        return named === undefined ? this.text("word-virtual") : isolated(named);
      }
      if (kind === "ordinal") return value + 1;
      return kind === undefined ? value : this.text(`word-${kind}_${String(value)}`);
    }
    if (typeof value === "number") return value;
    const text = String(value);
    if (this.isNamed(text)) return this.names[text]!;
    if (kind === "sign") return this.text(`word-sign_${text}`);
    return this.has(`word-${text}`) ? this.text(`word-${text}`) : text;
  }

  private pair(name: string, key: unknown, value: unknown, viewer: number, names: readonly string[], of: Sayable = {}): string {
    const args: Arguments = { viewer };
    for (const [other, values] of Object.entries(of)) {
      if (!isCollection(values) || Array.isArray(values) || !Object.hasOwn(values, String(key))) continue;
      this.add(args, other, (values as Record<string, unknown>)[String(key)], viewer, names);
    }
    this.add(args, "key", key, viewer, names);
    this.add(args, "value", value, viewer, names);
    if (this.fields[name] === "seat") {
      args["value"] = value === viewer ? this.text("you") : this.value(name, value, viewer, names);
    }
    return this.text(this.shortened(`pair-${name}`), args);
  }

  /** Write a label as it stands within a sentence; a German noun keeps its capital letter. */
  within(label: string): string {
    return this.language === "de" ? label : label.charAt(0).toLowerCase() + label.slice(1);
  }

  /** Join texts as a person would: commas, and "and" before the last. */
  joined(texts: readonly string[]): string {
    return this.chained(texts, "list-end");
  }

  /** Join clauses that may hold commas themselves. */
  clauses(texts: readonly string[]): string {
    return this.chained(texts, "list-clauses", "list-clauses");
  }

  /** Join texts two at a time, the last by a message of its own. */
  private chained(texts: readonly string[], end: string, more = "list-more"): string {
    if (!texts.length) return this.text("nothing");
    return texts.reduce((first, next, at) => this.text(at === texts.length - 1 ? end : more, { first, next }));
  }

  /** List alternatives: commas, and "or" before the last. */
  either(values: readonly (string | number)[]): string {
    const last = values.at(-1);
    if (last === undefined) return this.text("nothing");
    if (values.length === 1) return String(last);
    const first = this.chained(values.slice(0, -1).map(String), "list-more");
    return this.text("ui-or", { first, last });
  }

  /** Put one value that may be chosen for a field into words: `value-FIELD`, or the bare value. */
  choice(field: string, value: unknown, viewer: number, names: readonly string[], kind = "value"): string {
    if (!this.has(`${kind}-${field}`)) return String(this.value(field, value, viewer, names));
    const made: Arguments = {};
    this.add(made, field, value, viewer, names);
    const args: Arguments = { viewer_is: viewer >= 0 ? "seat" : "spectator" };
    for (const [name, made_value] of Object.entries(made)) {
      args[kind + name.slice(field.length)] = made_value;
    }
    return this.text(`${kind}-${field}`, args);
  }
}

/** A letter of a script that is written from right to left. */
const TURNED = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** Keep a name that is written from right to left from turning the sentence around it. Other names stay
 * as they are, and so does what holds such a name already. */
export const isolated = (name: string): string =>
  TURNED.test(name) && !name.includes("\u2068") ? `\u2068${name}\u2069` : name;

function isolatedAll(args: Arguments): Arguments {
  const turned = Object.entries(args).filter(([, value]) => typeof value === "string" && TURNED.test(value));
  if (!turned.length) return args;
  return { ...args, ...Object.fromEntries(turned.map(([name, value]) => [name, isolated(String(value))])) };
}

function isCollection(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function bare(value: boolean | null): string {
  if (value === null) return "none";
  return value ? "yes" : "no";
}
