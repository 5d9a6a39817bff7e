// What everybody has rolled so far, as it was told: for people who do not trust the dice.

import type { EventLine } from '../../lib/messages';

const ROLLS = ['dice-rolled', 'dice-rerolled', 'support-rolled'];
const FACES = 6;

export interface Rolls {
  seat: number;
  /** How often each value came, from 1 to 6. */
  counts: number[];
  dice: number;
  /** How often each would come with this many fair dice. */
  expected: number;
}

export function rollsOf(lines: EventLine[], players: number): Rolls[] {
  const counts = Array.from({ length: players }, () => Array.from({ length: FACES }, () => 0));
  for (const { kind, facts } of lines) {
    if (!ROLLS.includes(kind)) continue;
    const own = counts[Number(facts.seat)];
    for (const value of facts.values as number[]) if (own) own[value - 1]! += 1;
  }
  return counts.map((own, seat) => {
    const dice = own.reduce((sum, count) => sum + count, 0);
    return { seat, counts: own, dice, expected: dice / FACES };
  });
}
