/* This device’s part in the fair deal of one table: it commits, opens once all commitments stand, and
 * keeps what it was shown, what it sent, and the receipts for it, until the game is over and after. */
import type {
  AnnouncedRound,
  DeviceFile,
  FairCommit,
  FairDeal,
  FairOpen,
  FairRound,
  Receipt,
  RefusedValue,
  Say,
  SentValue,
} from "../generated/wire";
import { recall, remember } from "../storage";
import { listDigest, seatCommitment } from "./commitments";

const KEPT = "filature.fair";
/** Of how many tables something is kept: the last ones. */
const MOST = 40;
/** How long after its commitment a device opens its secret, in milliseconds: a host that takes longer to
 * show the list may have looked for two lists with one code. */
const PATIENCE = 30_000;

type Contribution = Omit<FairCommit, "id"> | Omit<FairOpen, "id">;
type Send = (contribution: Contribution) => void;

interface Stored {
  file: DeviceFile;
  /** The secrets of this device’s seats, as `ROUND.SEAT`. */
  secrets: Record<string, string>;
  /** When it committed for them, by this device’s clock; older versions did not note it. */
  times?: Record<string, number>;
}

export class FairDevice {
  private announced = new Map<number, AnnouncedRound>();
  private sent = new Map<string, SentValue>();
  private refused: RefusedValue[];
  private secrets: Record<string, string>;
  private times: Record<string, number>;
  private key: string | null;
  private shared: string | null;

  constructor(readonly table: string) {
    const stored = storedTables()[table];
    this.key = stored?.file.key ?? null;
    this.shared = stored?.file.shared ?? null;
    this.secrets = stored?.secrets ?? {};
    this.times = stored?.times ?? {};
    this.refused = stored?.file.refused ?? [];
    for (const round of stored?.file.rounds ?? []) this.announced.set(round.round, round);
    for (const one of stored?.file.sent ?? []) this.sent.set(nameOf(one), one);
  }

  /** Keep what the server announces, and answer what it asks of the seats that this device holds. */
  react(deal: FairDeal | undefined, seats: readonly number[], over: boolean, send: Send): void {
    if (!deal) return;
    // What is announced first counts: a server that says something else later is found out.
    const before = this.state();
    // What was refused here another page of this browser may have sent.
    if (this.refused.length) this.merge(storedTables()[this.table]);
    // After the end nothing is announced any more, only opened.
    if (!over) this.keep(deal);
    const round = deal.rounds.at(-1);
    for (const seat of round && !over ? seats : []) if (round?.asked.includes(seat)) this.answer(round, seat, send);
    if (this.state() !== before) this.save();
  }

  /** The server has answered: a receipt, or a refusal. */
  answered(act: FairCommit | FairOpen, error: Say | null, receipt: Receipt | null): void {
    const step = act.type === "fair_commit" ? "commit" : "open";
    const name = nameOf({ round: act.round, seat: act.seat, step });
    const one = this.sent.get(name);
    if (!one) return;
    if (error) this.refuse(one, error.type);
    // Another device of this seat was first, the server says: this one opens nothing.
    if (error?.type === "fair_changed") this.sent.delete(name);
    else if (receipt) this.sent.set(name, { ...one, receipt });
    this.save();
  }

  private refuse({ round, seat, step, value }: Omit<RefusedValue, "error">, error: string): void {
    const refusal: RefusedValue = { round, seat, step, value, error };
    const same = JSON.stringify(refusal);
    if (!this.refused.some((known) => JSON.stringify(known) === same)) this.refused.push(refusal);
  }

  /** The seats for which this device has sent something, and which have no part in the deal that was made. */
  missing(deal: FairDeal | undefined): number[] {
    const last = dealtIn(deal);
    return last ? this.contributing().filter((seat) => !last.seats[seat]?.commitment) : [];
  }

  /** Those for which another part than this device’s is in the deal. */
  replaced(deal: FairDeal | undefined): number[] {
    const last = dealtIn(deal);
    const own = new Set([...this.sent.values()].filter(({ round }) => round === last?.round).map(({ value }) => value));
    const isOther = (value: string | null | undefined): boolean => Boolean(value) && !own.has(value ?? "");
    return this.contributing().filter((seat) => isOther(last?.seats[seat]?.commitment));
  }

  private contributing(): number[] {
    return [...new Set([...this.sent.values(), ...this.refused].map(({ seat }) => seat))];
  }

  /** Of some seats those that were asked and left out, as no device of theirs answered in time. */
  absent(deal: FairDeal | undefined, seats: readonly number[]): number[] {
    const last = dealtIn(deal);
    return last ? seats.filter((seat) => last.seats[seat]?.left_out === "no_commitment") : [];
  }

  /** This device was shown something of the deal before the end. */
  get witnessed(): boolean {
    return this.shared !== null || this.announced.size > 0;
  }

  /** The digests of the lists that this device was shown, in the order of their rounds. */
  get lists(): string[] {
    return [...this.announced.values()].sort((a, b) => a.round - b.round).flatMap(({ digest }) => digest ?? []);
  }

  /** What this device has kept, for `filature verify --fair --receipt`. */
  file(): DeviceFile {
    return {
      format: "filature-fair-device/1",
      table: this.table,
      key: this.key,
      rounds: [...this.announced.values()],
      sent: [...this.sent.values()],
      shared: this.shared,
      refused: this.refused,
    };
  }

  private keep(deal: FairDeal): void {
    this.key ??= deal.key;
    this.shared ??= deal.shared;
    for (const one of deal.rounds) {
      const { round, server, digest } = one;
      const known = this.announced.get(round);
      if (known?.digest) continue;
      this.announced.set(round, { round, commitment: known?.commitment ?? server, digest, seats: listed(one) });
    }
  }

  private answer(round: FairRound, seat: number, send: Send): void {
    const own = this.sent.get(nameOf({ round: round.round, seat, step: "commit" }));
    const server = this.announced.get(round.round)?.commitment ?? round.server;
    if (round.phase === "commit" && !own?.receipt) {
      const name = `${String(round.round)}.${String(seat)}`;
      const secret = (this.secrets[name] ??= newSecret());
      const commitment = seatCommitment(this.table, round.round, seat, server, secret);
      this.times[name] ??= Date.now();
      if (this.note({ round: round.round, seat, step: "commit", value: commitment, receipt: null }))
        send({ type: "fair_commit", seat, round: round.round, commitment });
    }
    const place = `${String(round.round)}.${String(seat)}`;
    const secret = this.secrets[place];
    // Nothing is opened to a list in which this device’s own commitment is not, or is another; nor to a
    // second list, nor to one that took long to come.
    if (round.phase !== "open" || !round.digest || !own || !secret) return;
    if (round.seats[seat]?.commitment !== own.value || server !== round.server) return;
    if (this.announced.get(round.round)?.digest !== round.digest) return;
    if (!this.opened(round, seat) && Date.now() - (this.times[place] ?? Infinity) > PATIENCE) return;
    if (listDigest(this.table, round.round, server, listed(round)) !== round.digest) return;
    if (this.note({ round: round.round, seat, step: "open", value: secret, receipt: null }))
      send({ type: "fair_open", seat, round: round.round, digest: round.digest, secret });
  }

  private opened = ({ round }: FairRound, seat: number): boolean => this.sent.has(nameOf({ round, seat, step: "open" }));

  private readonly onItsWay = new Set<string>();

  /** Note what is sent; false where it was sent already since the page was loaded. */
  private note(one: SentValue): boolean {
    const name = nameOf(one);
    if (this.onItsWay.has(name)) return false;
    this.onItsWay.add(name);
    if (!this.sent.has(name)) this.sent.set(name, one);
    return true;
  }

  /** Another page of this browser may have been first: what it has receipts for counts. */
  private merge(stored: Stored | undefined): void {
    for (const { error, ...one } of stored?.file.refused ?? []) this.refuse(one, error);
    for (const one of stored?.file.sent ?? []) {
      if (!one.receipt || this.sent.get(nameOf(one))?.receipt) continue;
      this.sent.set(nameOf(one), one);
      const place = `${String(one.round)}.${String(one.seat)}`;
      const secret = stored?.secrets[place];
      if (secret) this.secrets[place] = secret;
      const time = stored?.times?.[place];
      if (time) this.times[place] = time;
    }
  }

  private state = (): string => JSON.stringify([this.file(), this.secrets, this.times]);

  private save(): void {
    const stored = storedTables();
    this.merge(stored[this.table]);
    const tables = Object.entries(stored).filter(([id]) => id !== this.table);
    const own: Stored = { file: this.file(), secrets: this.secrets, times: this.times };
    remember(KEPT, JSON.stringify(Object.fromEntries([...tables.slice(1 - MOST), [this.table, own]])));
  }
}

/** The round that made the deal, once it is made. */
function dealtIn(deal: FairDeal | undefined): FairRound | null {
  const last = deal?.rounds.at(-1);
  return last?.phase === "dealt" ? last : null;
}

const listed = ({ seats }: FairRound): string[] => seats.map((seat) => seat.commitment ?? seat.left_out ?? "");

const nameOf = ({ round, seat, step }: { round: number; seat: number; step: string }): string =>
  `${String(round)}.${String(seat)}.${step}`;

function storedTables(): Record<string, Stored> {
  try {
    return JSON.parse(recall(KEPT) ?? "{}") as Record<string, Stored>;
  } catch {
    return {};
  }
}

/** Tell whether chance waits for a fair deal. */
export const isPending = (deal: FairDeal | undefined): boolean =>
  Boolean(deal?.key) && deal?.rounds.at(-1)?.phase !== "dealt";

/** 32 random bytes in hexadecimal digits. */
function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const devices = new Map<string, FairDevice>();

/** Return this device’s part at a table: one for all connections of the page. */
export function fairDevice(table: string): FairDevice {
  const known = devices.get(table) ?? new FairDevice(table);
  devices.set(table, known);
  return known;
}
