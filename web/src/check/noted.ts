// What somebody noted at a table, read from what they kept: single lines, or the whole command that the page shows.

import type { Noted } from './check';

/** A hash with the number of its entry before it, or a commitment alone; the first commitment counts. */
export function notedIn(text: string): Noted {
  const found = [...text.toLowerCase().matchAll(/(?<![0-9a-z])(?:(\d{1,9}):)?([0-9a-f]{64})(?![0-9a-z])/g)];
  const hashes = found.flatMap(([, entry, hash]): [number, string][] =>
    entry === undefined ? [] : [[Number(entry), hash!]],
  );
  const commitment = found.find(([, entry]) => entry === undefined)?.[2];
  return { hashes, ...(commitment ? { commitment } : {}) };
}
