/* A player's own pencil: marks on what is hidden, and a note, kept by the server for their seat alone. */
import { readNote, writeNote } from "../api";
import type { Secret } from "../generated/wire";

/** A suspicion, something ruled out, something certain: always somebody's own, never worked out. */
export const KINDS = ["maybe", "not", "sure"] as const;
export type Kind = (typeof KINDS)[number];
export const SIGNS: Record<Kind, string> = { maybe: "?", not: "≠", sure: "=" };

export type Value = number | string;
export interface Mark {
  value: Value;
  kind: Kind;
}
type Marks = Record<string, Mark[]>;

/** What a mark is on: `Secret`, or what a board knows of it. */
export type Markable = Pick<Secret, "type" | "args">;

const CALM = 600;
/** The key of a secret, whatever the order of its arguments. */
export const keyOf = ({ type, args }: Markable): string =>
  [type, ...Object.keys(args).sort().map((name) => `${name}=${String(args[name])}`)].join(" ");

function read(given: unknown): Marks {
  return typeof given === "object" && given !== null ? (given as Marks) : {};
}

export class Pencil {
  text = $state("");
  all = $state.raw<Marks>({});
  /** What was written has reached the server. */
  kept = $state(true);
  problem = $state.raw<unknown>(null);
  private timer: number | undefined;
  private seat: number | null = null;

  constructor(private readonly table: string) {}

  /** Fetch what a seat has written; another seat of the device has its own. */
  async open(seat: number | null): Promise<void> {
    if (seat === this.seat) return;
    this.close();
    this.seat = seat;
    this.text = "";
    this.all = {};
    if (seat === null) return;
    const note = await readNote(this.table, seat).catch(() => null);
    if (!note || this.seat !== seat) return;
    this.text = typeof note.marks?.["text"] === "string" ? note.marks["text"] : "";
    this.all = read(note.marks?.["marks"]);
  }

  on(secret: Markable): readonly Mark[] {
    return this.all[keyOf(secret)] ?? [];
  }

  /** Mark a value; the same mark again rubs it out. */
  mark(secret: Markable, value: Value, kind: Kind): void {
    const before = this.on(secret);
    const rest = before.filter((one) => one.value !== value);
    const again = before.some((one) => one.value === value && one.kind === kind);
    this.put(secret, again ? rest : [...rest, { value, kind }]);
  }

  erase(secret: Markable, value: Value): void {
    this.put(secret, this.on(secret).filter((one) => one.value !== value));
  }

  eraseAll(): void {
    this.all = {};
    this.changed();
  }

  write(text: string): void {
    this.text = text;
    this.changed();
  }

  /** Send what is not kept yet. */
  close(): void {
    window.clearTimeout(this.timer);
    if (!this.kept) void this.keep();
  }

  private put(secret: Markable, marks: Mark[]): void {
    const { [keyOf(secret)]: _, ...others } = this.all;
    this.all = marks.length ? { ...others, [keyOf(secret)]: marks } : others;
    this.changed();
  }

  private changed(): void {
    this.kept = false;
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.keep(), CALM);
  }

  private async keep(): Promise<void> {
    const { seat } = this;
    if (seat === null) return;
    try {
      await writeNote(this.table, seat, { marks: { text: this.text, marks: this.all } });
      this.kept = true;
      this.problem = null;
    } catch (error) {
      this.problem = error;
    }
  }
}
