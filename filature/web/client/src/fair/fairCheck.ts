/* After the end: did the server keep to what it announced, and is this device’s part in the deal?
 *
 * The deal itself is derived again by `filature verify --fair`, not here. */
import type { DeviceFile, FairFile, RoundInFile, SentValue } from "../generated/wire";
import { listDigest, receiptText, seatCommitment, serverCommitment, sharedCommitment } from "./commitments";

export type Fault = "announced" | "hidden" | "server" | "seat" | "list" | "again" | "dropped" | "changed" | "receipt";

export interface Finding {
  /** What is wrong; nothing where all is well. */
  faults: Fault[];
  /** The seats of this device whose contributions are in the deal. */
  contributed: number[];
  /** This device saw the commitments before the game was over. */
  witnessed: boolean;
  /** The seats that withheld an opening: after each the deal was made anew, without them. */
  withheld: number[];
  /** The seats of people that have no part in the deal, for another reason. */
  leftOut: number[];
  /** Devices of people contributed; otherwise the server drew alone. */
  people: boolean;
  shared: boolean;
}

/** Check the companion of a record against what this device has kept. */
export async function fairCheck(file: FairFile, device: DeviceFile): Promise<Finding> {
  const rounds = file.rounds ?? [];
  const faults = new Set<Fault>([...sharedFaults(file, device), ...rounds.flatMap((round) => roundFaults(file, round))]);
  if (dealtAgainWrongly(rounds)) faults.add("again");
  if ((device.key && device.key !== file.key) || (device.shared && !file.shared)) faults.add("announced");
  for (const shown of device.rounds ?? []) {
    const round = rounds.find((one) => one.round === shown.round);
    if (!round) faults.add("hidden");
    else if (shown.commitment !== round.commitment) faults.add("announced");
    else if (shown.digest && (shown.digest !== round.digest || shown.seats?.join() !== listed(round).join())) faults.add("announced");
  }
  const contributed = new Set<number>();
  for (const sent of device.sent ?? []) {
    const round = rounds.find((one) => one.round === sent.round);
    const fault = await sentFault(file, round, sent);
    if (fault) faults.add(fault);
    else if (sent.step === "open" && round === rounds.at(-1) && round?.seats[sent.seat]?.secret === sent.value) contributed.add(sent.seat);
  }
  return {
    faults: [...faults],
    contributed: [...contributed],
    witnessed: Boolean(device.shared) || (device.rounds ?? []).some((round) => round.digest),
    withheld: rounds.flatMap((round) => (round.end === "again" ? withheldIn(round) : [])),
    leftOut: (rounds.at(-1)?.seats ?? []).filter(({ left_out }) => left_out && left_out !== "withheld").map(({ seat }) => seat),
    people: (rounds.at(-1)?.seats ?? []).some(({ seat, secret }) => secret && file.seats[seat] === "person"),
    shared: Boolean(file.shared),
  };
}

const listed = (round: RoundInFile): string[] => round.seats.map((seat) => seat.commitment ?? seat.left_out ?? "");
const withheldIn = (round: RoundInFile): number[] =>
  round.seats.filter((seat) => seat.commitment && !seat.secret).map((seat) => seat.seat);

function sharedFaults(file: FairFile, device: DeviceFile): Fault[] {
  const { shared } = file;
  if (!shared) return [];
  const { event, round } = shared.deal;
  if (sharedCommitment(file, event, round, shared.secret) !== shared.commitment) return ["server"];
  return device.shared && device.shared !== shared.commitment ? ["announced"] : [];
}

function roundFaults(file: FairFile, round: RoundInFile): Fault[] {
  const { table } = file;
  const faults: Fault[] = [];
  if (serverCommitment(file, round.round, round.secret) !== round.commitment) faults.push("server");
  for (const { seat, commitment, secret } of round.seats) {
    if (secret && seatCommitment(table, round.round, seat, round.commitment, secret) !== commitment) faults.push("seat");
  }
  if (round.digest && listDigest(table, round.round, round.commitment, listed(round)) !== round.digest) faults.push("list");
  return faults;
}

/** Tell whether it was dealt again though nobody had withheld, or though somebody withheld twice. */
function dealtAgainWrongly(rounds: RoundInFile[]): boolean {
  const again = rounds.filter(({ end }) => end === "again");
  const withheld = again.flatMap(withheldIn);
  return again.some((round) => !withheldIn(round).length) || new Set(withheld).size < withheld.length || (rounds.at(-1) ?? null)?.end === "again";
}

/** What the server has signed for must be in the file. */
async function sentFault(file: FairFile, round: RoundInFile | undefined, sent: SentValue): Promise<Fault | null> {
  if (!sent.receipt) return null;
  if (!(await signed(file.key ?? "", sent))) return "receipt";
  if (!round) return "hidden";
  const seat = round.seats[sent.seat];
  const value = sent.step === "commit" ? seat?.commitment : seat?.secret;
  if (!value) return "dropped";
  return value === sent.value ? null : "changed";
}

/** Tell whether a receipt is signed by the table’s key; where this browser cannot tell, it is believed. */
async function signed(key: string, { receipt }: SentValue): Promise<boolean> {
  // The browser’s own cryptography is missing on plain http in a home network.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (!receipt || !subtle) return true;
  try {
    const imported = await subtle.importKey("raw", bytes(key), "Ed25519", false, ["verify"]);
    return await subtle.verify("Ed25519", imported, bytes(receipt.signature), new TextEncoder().encode(receiptText(receipt)));
  } catch {
    return true;
  }
}

const bytes = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length: hex.length / 2 }, (_, at) => Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16));
