// SHA-256 in plain JavaScript: browsers offer their own only over TLS, and a house in a home network has none.

const FRACTION = 2 ** 32;
const BLOCK = 64; // bytes

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime)) found.push(n);
  return found;
}

const fraction = (value: number): number => ((value - Math.floor(value)) * FRACTION) >>> 0;
const ROUNDS = Int32Array.from(primes(64).map((prime) => fraction(Math.cbrt(prime))));
const START = Int32Array.from(primes(8).map((prime) => fraction(Math.sqrt(prime))));
const rotated = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The SHA-256 of bytes. */
export function digest(bytes: Uint8Array): Uint8Array {
  const state = START.slice();
  const whole = new DataView(padded(bytes).buffer);
  const words = new Int32Array(64);
  for (let at = 0; at < whole.byteLength; at += BLOCK) {
    for (let word = 0; word < 16; word++) words[word] = whole.getInt32(at + 4 * word);
    mix(state, words);
  }
  const out = new DataView(new ArrayBuffer(32));
  state.forEach((word, at) => out.setInt32(4 * at, word));
  return new Uint8Array(out.buffer);
}

function padded(bytes: Uint8Array): Uint8Array {
  const whole = new Uint8Array((((bytes.length + 8) >> 6) + 1) * BLOCK);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  new DataView(whole.buffer).setBigUint64(whole.length - 8, BigInt(bytes.length) * 8n);
  return whole;
}

function mix(state: Int32Array, words: Int32Array): void {
  for (let at = 16; at < 64; at++) {
    const [old, late] = [words[at - 15]!, words[at - 2]!];
    const small = rotated(old, 7) ^ rotated(old, 18) ^ (old >>> 3);
    const large = rotated(late, 17) ^ rotated(late, 19) ^ (late >>> 10);
    words[at] = (words[at - 16]! + small + words[at - 7]! + large) | 0;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let at = 0; at < 64; at++) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const first = (h + (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) + choice + ROUNDS[at]! + words[at]!) | 0;
    const second = ((rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + majority) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, at) => (state[at] = (state[at]! + word) | 0));
}

/** HMAC-SHA256 (RFC 2104). */
export function hmac(key: Uint8Array, ...message: Uint8Array[]): Uint8Array {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? digest(key) : key);
  const inner = block.map((byte) => byte ^ 0x36);
  const outer = block.map((byte) => byte ^ 0x5c);
  return digest(joined(outer, digest(joined(inner, ...message))));
}

/** Bytes one after the other. */
export function joined(...parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** A text as bytes. */
export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Bytes as hex digits. */
export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The SHA-256 of a text, as 64 hex digits. */
export const sha256 = (text: string): string => hex(digest(utf8(text)));

/** As many random hex digits as asked for. */
export const randomHex = (digits: number): string => hex(crypto.getRandomValues(new Uint8Array(digits / 2)));
