/* SHA-256 (FIPS 180-4). The browser’s own is missing on plain http in a home network. */

const primes = (count: number): number[] => {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime)) found.push(n);
  return found;
};
const fraction = (root: number): number => Math.floor((root - Math.floor(root)) * 2 ** 32);
const K = Int32Array.from(primes(64), (prime) => fraction(Math.cbrt(prime)));
const START = Int32Array.from(primes(8), (prime) => fraction(Math.sqrt(prime)));

/** Return the SHA-256 of a text, in hexadecimal digits. */
export const sha256 = (text: string): string =>
  Array.from(hashed(new TextEncoder().encode(text)), (word) => (word >>> 0).toString(16).padStart(8, "0")).join("");

/** Return the SHA-256 of some bytes as 8 words; `first` is a block that stands before them. */
export function hashed(message: Uint8Array, first?: Int32Array): Int32Array {
  const hash = START.slice();
  if (first) compress(hash, first);
  const length = message.length + (first ? 64 : 0);
  const size = ((message.length + 9 + 63) >> 6) << 6;
  const view = new DataView(new ArrayBuffer(size));
  message.forEach((byte, at) => view.setUint8(at, byte));
  view.setUint8(message.length, 0x80);
  view.setUint32(size - 8, Math.floor(length / 2 ** 29));
  view.setUint32(size - 4, (length << 3) >>> 0);
  for (let at = 0; at < size; at += 64) compress(hash, Int32Array.from({ length: 16 }, (_, word) => view.getInt32(at + 4 * word)));
  return hash;
}

/** The hash of one block of 16 words alone, to go on from. */
export function afterBlock(block: Int32Array): Int32Array {
  const hash = START.slice();
  compress(hash, block);
  return hash;
}

const words = new Int32Array(64);
const at = (array: Int32Array, index: number): number => array[index] as number;

/** Bring a hash on by one block of 16 words. A code takes half a million of these. */
export function compress(hash: Int32Array, block: Int32Array): void {
  words.set(block);
  for (let n = 16; n < 64; n++) {
    const [x, y] = [at(words, n - 15), at(words, n - 2)];
    const first = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const second = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    words[n] = at(words, n - 16) + first + at(words, n - 7) + second;
  }
  let a = at(hash, 0), b = at(hash, 1), c = at(hash, 2), d = at(hash, 3);
  let e = at(hash, 4), f = at(hash, 5), g = at(hash, 6), h = at(hash, 7);
  for (let n = 0; n < 64; n++) {
    const turned = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const first = (h + turned + ((e & f) ^ (~e & g)) + at(K, n) + at(words, n)) | 0;
    const other = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const second = (other + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g; g = f; f = e; e = (d + first) | 0;
    d = c; c = b; b = a; a = (first + second) | 0;
  }
  hash[0] = at(hash, 0) + a; hash[1] = at(hash, 1) + b; hash[2] = at(hash, 2) + c; hash[3] = at(hash, 3) + d;
  hash[4] = at(hash, 4) + e; hash[5] = at(hash, 5) + f; hash[6] = at(hash, 6) + g; hash[7] = at(hash, 7) + h;
}
