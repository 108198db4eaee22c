/* What commitments, lists and receipts are made of: the same texts as in `core/fair.py`. */
import type { FairFile, Receipt } from "../generated/wire";
import { sha256 } from "./sha256";

const FORMAT = "filature-fair/1";

const lines = (...parts: (string | number)[]): string => parts.map((part) => `${String(part)}\n`).join("");

/** JSON without spaces, keys in order, ASCII alone. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value !== null && typeof value === "object") {
    const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${fields.map(([name, one]) => `${canonical(name)}:${canonical(one)}`).join(",")}}`;
  }
  return JSON.stringify(value).replace(/[\u007f-\uffff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

export const serverCommitment = (file: FairFile, round: number, secret: string): string =>
  sha256(
    lines(`${FORMAT} server`, file.table, file.game, file.rules, file.seats.join(" "), canonical(file.options), round, secret),
  );

export const seatCommitment = (table: string, round: number, seat: number, server: string, secret: string): string =>
  sha256(lines(`${FORMAT} seat`, table, round, seat, server, secret));

export const listDigest = (table: string, round: number, server: string, seats: readonly string[]): string =>
  sha256(lines(`${FORMAT} list`, table, round, server, ...seats));

/** What the spoken code is made of; without a table, its salt. */
export const codeText = (...of: [table: string, lists: readonly string[]] | []): string => lines(`${FORMAT} code`, ...of.flat());

export const sharedCommitment = (file: FairFile, event: string, round: number, secret: string): string =>
  sha256(lines(`${FORMAT} shared`, event, round, file.game, file.rules, file.seats.length, canonical(file.options), secret));

export const receiptText = ({ table, round, seat, step, value, bound, at }: Receipt): string =>
  lines(`${FORMAT} receipt`, table, round, seat, step, value, bound, at);
