// What a page was shown of a match while it was played, kept in this browser: a later forged file cannot change it.

import { keep, read } from './settings.svelte';
import { sha256 } from './sha256';
import type { FairnessState } from './messages';

const KEY = 'rathaus.notes';
const KEPT = 50;

/** Hashes are written as `rathaus verify` takes them: the number of the move, a colon, the hash. */
export interface Notes {
  commitment: string;
  first: string;
  last: string;
}

type Kept = Record<string, Notes>;

/** Note what is shown now. The commitment and the first hash stay as they were seen first. */
export function note(match: string, commitment: string, hash: string): Notes {
  const { [match]: before, ...others } = (read(KEY) ?? {}) as Kept;
  const notes = { commitment: before?.commitment ?? commitment, first: before?.first ?? hash, last: hash };
  if (before?.last !== hash) keep(KEY, Object.fromEntries([...Object.entries(others), [match, notes]].slice(-KEPT)));
  return notes;
}

/** The command that checks a downloaded match against these notes. */
export function verifying(match: string, notes: Notes): string {
  const hashes = [...new Set([notes.first, notes.last])].map((hash) => ` --hash ${hash}`).join('');
  return `rathaus verify rathaus-${match.slice(0, 8)}.json --commitment ${notes.commitment}${hashes}`;
}

/** What became of a seed that this browser promised: nothing wrong, or the dice do not follow from it. */
export function seedTrouble(own: string, seat: number, fairness: FairnessState): '' | 'left-out' | 'replaced' {
  const used = fairness.seeds_used[seat];
  if (!own || used === undefined) return '';
  if (!used) return 'left-out';
  const told = fairness.seat_seeds[seat] ?? own; // the seeds themselves are told at the end
  return used === sha256(own) && told === own ? '' : 'replaced';
}
