// What everybody has rolled so far, as it was told: for people who do not trust the dice.

import type { EventLine } from '../../lib/messages';
import { factsOf } from './view';

const ROLLS = ['dice-rolled', 'dice-rerolled', 'support-rolled'] as const;
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
  for (const line of lines) {
    const told = ROLLS.map((kind) => factsOf(line, kind)).find((facts) => !!facts);
    for (const value of told?.values ?? []) counts[told!.seat]![value - 1]! += 1;
  }
  return counts.map((own, seat) => {
    const dice = own.reduce((sum, count) => sum + count, 0);
    return { seat, counts: own, dice, expected: dice / FACES };
  });
}
