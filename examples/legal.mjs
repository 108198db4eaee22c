// What a decision's `legal` means, and an even draw from it. It is a list of alternatives, each with
// fixed fields and fields to choose; a field is chosen in one of six kinds.

let random = Math.random;

/** Draw from now on from a stream that a text names, so that a rerun plays the same (mulberry32). */
export function seed(name) {
  let a = 0;
  for (const letter of name) a = (Math.imul(a, 31) + letter.codePointAt(0)) | 0;
  random = () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const below = (n) => Math.floor(random() * n);
const perm = (n, k) => (k === 0 ? 1 : n * perm(n - 1, k - 1));
const comb = (n, k) => perm(n, k) / perm(k, k);
const product = (numbers) => numbers.reduce((a, b) => a * b, 1);
const range = (n) => [...Array(n).keys()];

function shuffled(values) {
  const left = [...values];
  return values.map(() => left.splice(below(left.length), 1)[0]);
}

function weighted(values, weights) {
  let at = random() * weights.reduce((a, b) => a + b, 0);
  return values[Math.max(0, weights.findIndex((weight) => (at -= weight) < 0))];
}

const subset = (values, count) => {
  const chosen = new Set(shuffled(range(values.length)).slice(0, count));
  return values.filter((_, at) => chosen.has(at));
};
const given = ({ keys, to }) =>
  range(Math.min(keys.length, to.length) + 1).map((n) => comb(keys.length, n) * perm(to.length, n));

const kinds = {
  one: { size: (c) => c.of.length, draw: (c) => c.of[below(c.of.length)] },
  pick: { size: (c) => perm(c.of.length, c.count), draw: (c) => shuffled(c.of).slice(0, c.count) },
  subset: { size: (c) => comb(c.of.length, c.count), draw: (c) => subset(c.of, c.count) },
  arrange: {
    size: (c) => {
      const counts = [...new Set(c.of)].map((v) => c.of.filter((w) => w === v).length);
      return perm(c.of.length, c.of.length) / product(counts.map((n) => perm(n, n)));
    },
    draw: (c) => shuffled(c.of),
  },
  split: {
    size: (c) => comb(c.total + c.over.length - 1, c.over.length - 1),
    draw: (c) => {
      const slots = c.total + c.over.length - 1;
      const bars = [-1, ...subset(range(slots), c.over.length - 1), slots];
      const shares = c.over.map((key, at) => [key, bars[at + 1] - bars[at] - 1]);
      return Object.fromEntries(shares.filter(([, share]) => share));
    },
  },
  assign: {
    size: (c) => given(c).reduce((a, b) => a + b),
    draw: (c) => {
      const values = shuffled(c.to);
      const some = subset(c.keys, weighted(range(given(c).length), given(c)));
      return Object.fromEntries(c.keys.map((k) => [k, some.includes(k) ? values.pop() : null]));
    },
  },
};

const size = ({ choose }) => product(Object.values(choose).map((c) => kinds[c.kind].size(c)));

/** Draw one of the legal actions, each as likely as any other. */
export function evenly({ alternatives }) {
  const { fixed, choose } = weighted(alternatives, alternatives.map(size));
  const drawn = Object.entries(choose).map(([name, c]) => [name, kinds[c.kind].draw(c)]);
  return { ...fixed, ...Object.fromEntries(drawn) };
}
