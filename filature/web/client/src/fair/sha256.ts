/* SHA-256 (FIPS 180-4). The browser’s own is missing on plain http in a home network. */

const primes = (count: number): number[] => {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime)) found.push(n);
  return found;
};
const fraction = (root: number): number => Math.floor((root - Math.floor(root)) * 2 ** 32);
const K = primes(64).map((prime) => fraction(Math.cbrt(prime)));
const START = primes(8).map((prime) => fraction(Math.sqrt(prime)));

const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** Return the SHA-256 of a text, in hexadecimal digits. */
export function sha256(text: string): string {
  const message = new TextEncoder().encode(text);
  const size = ((message.length + 9 + 63) >> 6) << 6;
  const view = new DataView(new ArrayBuffer(size));
  message.forEach((byte, at) => view.setUint8(at, byte));
  view.setUint8(message.length, 0x80);
  view.setUint32(size - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(size - 4, (message.length << 3) >>> 0);
  let hash = START;
  for (let block = 0; block < size; block += 64) hash = compress(hash, view, block);
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

function compress(hash: number[], view: DataView, block: number): number[] {
  const words = Array.from({ length: 16 }, (_, at) => view.getUint32(block + 4 * at));
  for (let at = 16; at < 64; at++) {
    const [a, b, c, d] = [words[at - 15] ?? 0, words[at - 2] ?? 0, words[at - 16] ?? 0, words[at - 7] ?? 0];
    const first = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3);
    const second = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10);
    words.push((c + first + d + second) | 0);
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let at = 0; at < 64; at++) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const first = h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + choice + (K[at] ?? 0) + (words[at] ?? 0);
    const second = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + majority;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((word, at) => (word + (hash[at] ?? 0)) | 0);
}
