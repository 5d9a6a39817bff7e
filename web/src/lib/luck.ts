// Luck in plain words: of ten matches, how many are as lucky.

export type Fortune = 'lucky' | 'rather-lucky' | 'ordinary' | 'rather-unlucky' | 'unlucky';

export interface Likely {
  fortune: Fortune;
  /** How many matches, of how many, go at least as well, or as badly. */
  games: number;
  of: number;
}

const RATHER = 4; // of ten: hardly worth a word

/** What to say where this share of matches goes better. */
export function likely(better: number): Likely {
  const share = Math.min(better, 1 - better);
  const of = share >= 0.05 ? 10 : share >= 0.005 ? 100 : 1000;
  const games = Math.max(1, Math.round(share * of));
  if (of === 10 && games >= 5) return { fortune: 'ordinary', games: 5, of };
  const kind = better < 0.5 ? 'lucky' : 'unlucky';
  return { fortune: of === 10 && games >= RATHER ? `rather-${kind}` : kind, games, of };
}
