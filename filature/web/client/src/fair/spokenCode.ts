/* The digits of the lists of commitments that this device was shown: people compare them aloud. They are
 * slow to compute, so that nobody finds two lists with the same ones while it is dealt. */
import { codeText } from "./commitments";
import { afterBlock, compress, hashed } from "./sha256";

const ITERATIONS = 250_000;
/** How long the page may stand still at a time, in milliseconds, where it computes them itself. */
const SLICE = 10;

const known = new Map<string, Promise<string>>();

/** Return the code of a table’s lists, as four groups of four digits: `core/fair.py` has the same. */
export function spokenCode(table: string, lists: readonly string[]): Promise<string> {
  const text = codeText(table, lists);
  const code = known.get(text) ?? computed(text);
  known.set(text, code);
  return code;
}

async function computed(text: string): Promise<string> {
  const [password, salt] = [new TextEncoder().encode(text), new TextEncoder().encode(codeText())];
  // The browser’s own cryptography is missing on plain http in a home network.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  const bytes = subtle ? await derived(subtle, password, salt, ITERATIONS) : await stretched(password, salt, ITERATIONS);
  const number = bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n) % 10n ** 16n;
  return number.toString().padStart(16, "0").match(/\d{4}/g)!.join(" ");
}

async function derived(subtle: SubtleCrypto, password: BufferSource, salt: BufferSource, iterations: number): Promise<Uint8Array> {
  const key = await subtle.importKey("raw", password, "PBKDF2", false, ["deriveBits"]);
  return new Uint8Array(await subtle.deriveBits({ name: "PBKDF2", hash: "SHA-256", salt, iterations }, key, 256));
}

/** PBKDF2 (RFC 8018) with HMAC-SHA256, one block of it, while the page goes on. */
export async function stretched(password: Uint8Array, salt: Uint8Array, iterations: number): Promise<Uint8Array> {
  const key = new Int32Array(16);
  if (password.length > 64) key.set(hashed(password));
  else password.forEach((byte, at) => (key[at >> 2]! |= byte << (24 - 8 * (at & 3))));
  const [inner, outer] = [key.map((word) => word ^ 0x36363636), key.map((word) => word ^ 0x5c5c5c5c)];
  const [insideStart, outsideStart] = [afterBlock(inner), afterBlock(outer)];
  // A block with the 8 words of a hash, after the block of a key: 96 bytes in all.
  const block = new Int32Array(16);
  block[8] = 1 << 31;
  block[15] = 96 * 8;
  const hash = new Int32Array(8);
  const step = (start: Int32Array): void => {
    block.set(hash);
    hash.set(start);
    compress(hash, block);
  };
  hash.set(hashed(Uint8Array.from([...salt, 0, 0, 0, 1]), inner));
  step(outsideStart);
  const total = hash.slice();
  let since = performance.now();
  for (let n = 1; n < iterations; n++) {
    step(insideStart);
    step(outsideStart);
    for (let at = 0; at < 8; at++) total[at]! ^= hash[at]!;
    if (n % 256 || performance.now() - since < SLICE) continue;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  }
  return Uint8Array.from({ length: 32 }, (_, at) => total[at >> 2]! >>> (24 - 8 * (at & 3)));
}
