// How Ratzzia is shown: the phases of a turn, and which events have a moment of their own.

import type { EventLine } from '../../lib/messages';
import type { Beat, Cutting } from '../../lib/show.svelte';
import type { Table } from '../../lib/table.svelte';
import { printedOf } from './view';

/** The phases of a turn; there are support dice with two players only. */
export function phases(table: Table): string[] {
  return ['roll', 'reroll', ...(printedOf(table)?.support ? ['support'] : []), 'place', 'rewards'];
}

/** What is told together with what came before. */
const JOINED = ['die-marked', 'dice-kept', 'support-declined', 'placing-began', 'placing-ended'];

/** What a player lays die by die, and sees lying there before it is sent. */
const STAGED = ['die-placed', 'die-shown-to-cat', 'candy-placed'];

const MILLIS: Record<string, number> = {
  'turn-began': 420,
  'dice-rolled': 1100,
  'dice-rerolled': 1100,
  'support-rolled': 1100,
  'dice-forced': 1100,
  'cat-came': 2000,
  'column-completed': 700,
  'dice-returned': 650,
  'squares-paid': 800,
  'food-secured': 1100,
  'food-robbed': 1100,
  'food-given': 700,
  'ana-moved': 1000,
  'game-ended': 2200,
};
const USUAL = 560;

/** What has no moment of its own: what belongs to something else, and the dice that the viewer has just laid. */
function isKnown({ kind, facts }: EventLine, seat: number): boolean {
  return JOINED.includes(kind) || (STAGED.includes(kind) && facts.seat === seat);
}

export const cutting: Cutting = {
  opens: (_, { kind }) => !JOINED.includes(kind),
  millis: ({ lines }: Beat, _, seat: number): number =>
    Math.max(0, ...lines.map((line) => (isKnown(line, seat) ? 0 : (MILLIS[line.kind] ?? USUAL)))),
};

/** The cat comes in the middle of a roll, the end in the middle of the rewards. */
export const WITHIN = { cat: 'roll', end: 'rewards' };
