// SHA-256 in plain script: browsers offer their own only over TLS, and a house in a home network has none.

const FRACTION = 2 ** 32;

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime)) found.push(n);
  return found;
}

const fraction = (value: number): number => ((value - Math.floor(value)) * FRACTION) >>> 0;
const ROUNDS = primes(64).map((prime) => fraction(Math.cbrt(prime)));
const START = primes(8).map((prime) => fraction(Math.sqrt(prime)));
const rotated = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The SHA-256 of a text, as 64 hex digits. */
export function sha256(text: string): string {
  const state = START.slice();
  const words = padded(new TextEncoder().encode(text));
  for (let at = 0; at < words.length; at += 16) mix(state, words.slice(at, at + 16));
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

function padded(bytes: Uint8Array): number[] {
  const words: number[] = new Array((((bytes.length + 8) >> 6) + 1) * 16).fill(0);
  bytes.forEach((byte, at) => (words[at >> 2]! |= byte << (24 - (at % 4) * 8)));
  words[bytes.length >> 2]! |= 0x80 << (24 - (bytes.length % 4) * 8);
  words[words.length - 1] = bytes.length * 8;
  return words;
}

function mix(state: number[], words: number[]): void {
  for (let at = 16; at < 64; at++) {
    const [old, late] = [words[at - 15]!, words[at - 2]!];
    const small = rotated(old, 7) ^ rotated(old, 18) ^ (old >>> 3);
    const large = rotated(late, 17) ^ rotated(late, 19) ^ (late >>> 10);
    words[at] = (words[at - 16]! + small + words[at - 7]! + large) | 0;
  }
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  for (let at = 0; at < 64; at++) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const first = (h + (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) + choice + ROUNDS[at]! + words[at]!) | 0;
    const second = ((rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + majority) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, at) => (state[at] = (state[at]! + word) | 0));
}

/** As many random hex digits as asked for. */
export function randomHex(digits: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(digits / 2));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
