// What each draw must be, computed only from the key or the seed (docs/decisions/0004).

import { hmac, joined, utf8 } from '../lib/sha256';
import { shake128 } from './shake';

export const WORDS = 2 ** 32; // how many values a word has
const FAST_BLOCK = 128; // words

/** A draw as it must be, and the word that it comes from: result = word mod n. */
export interface Made {
  result: number;
  word: number;
}

/** Makes the next draw, one out of n. */
export type Stream = (n: number) => Made;

/** A number as eight bytes, the largest first. */
export function uint64(number: number): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(8));
  bytes.setBigUint64(0, BigInt(number));
  return new Uint8Array(bytes.buffer);
}

/** Draw `number` of the fair stream: the first word of its blocks that is not rejected. */
export function fairDraw(key: Uint8Array, number: number, n: number): Made {
  for (let block = 0; ; block++) {
    const message = block ? joined(uint64(number), uint64(block)) : uint64(number);
    const words = new DataView(hmac(key, message).buffer);
    for (let at = 0; at < 32; at += 4) {
      const word = words.getUint32(at);
      if (word < WORDS - (WORDS % n)) return { result: word % n, word };
    }
  }
}

/** The fair stream from its first draw on. */
export function fairStream(key: Uint8Array): Stream {
  let number = 0;
  return (n) => fairDraw(key, number++, n);
}

/** The fast stream of a match that was not served: one word after the other, rejected ones are skipped. */
export function fastStream(seed: string): Stream {
  const start = utf8(`rathaus-fast/1|${seed}|`);
  let [block, at] = [-1, FAST_BLOCK];
  let words: DataView = new DataView(new ArrayBuffer(0));
  return (n) => {
    for (;;) {
      if (at === FAST_BLOCK) {
        at = 0;
        words = new DataView(shake128(joined(start, uint64(++block)), 4 * FAST_BLOCK).buffer);
      }
      const word = words.getUint32(4 * at++);
      if (word < WORDS - (WORDS % n)) return { result: word % n, word };
    }
  };
}
