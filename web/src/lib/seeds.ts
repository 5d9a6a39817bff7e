// One's own seeds, a seat's part of chance: kept in this browser, so that they survive a reload.

import { keep, read } from './settings.svelte';
import { randomHex, sha256 } from './sha256';

const KEY = 'rathaus.seeds';
const KEPT = 50;
export const DIGITS = 64;

type Kept = Record<string, string>;

/** The seed of a seat in a match; if there is none yet, one is made on request. */
export function seedOf(match: string, seat: number, isMade: boolean): string {
  const seed = ((read(KEY) ?? {}) as Kept)[`${match}/${seat}`] ?? '';
  return seed || !isMade ? seed : keepSeed(match, seat, randomHex(DIGITS));
}

/** Keep a seed, and return it. */
export function keepSeed(match: string, seat: number, seed: string): string {
  const { [`${match}/${seat}`]: _, ...others } = (read(KEY) ?? {}) as Kept;
  keep(KEY, Object.fromEntries([...Object.entries(others), [`${match}/${seat}`, seed]].slice(-KEPT)));
  return seed;
}

/** The seed of a text: 64 hex digits are a seed, other text becomes its SHA-256, an empty one a random seed. */
export function seedFrom(typed: string): string {
  const text = typed.trim();
  if (!text) return randomHex(DIGITS);
  return /^[0-9a-f]{64}$/.test(text) ? text : sha256(text);
}
