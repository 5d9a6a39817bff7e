// What is asked now, as the parts of this board look it up.

import type { SpelledOption } from '../../lib/messages';
import type { Table } from '../../lib/table.svelte';

/** The options with this verb. */
export function optionsOf(table: Table, verb: string): SpelledOption[] {
  return table.question?.options.filter((option) => option.verb === verb) ?? [];
}

/** The names of cards that may be used now. */
export function offersOf(table: Table): string[] {
  const cards = table.question?.options.filter(({ args }) => 'card' in args) ?? [];
  return [...new Set(cards.map(({ args }) => String(args.card)))];
}

/** The prompt that this seat has to answer now. */
export function promptOf(table: Table): string {
  return table.question?.prompt ?? '';
}

/** What the middle of the board is for. */
export type Scene = 'table' | 'gate' | 'market' | 'hand' | 'hunt' | 'offers';

const SCENES: Record<string, Scene> = {
  'assign-creature': 'gate',
  build: 'market',
  'make-object': 'hand',
  'discard-object': 'hand',
  'return-objects': 'hand',
  eliminate: 'hunt',
  trap: 'hunt',
  'spread-damage': 'hunt',
  'use-cards': 'offers',
  'pay-for-people': 'offers',
};

/** Where the table waits for this seat, what it asks decides; else everything that is common lies there. */
export function sceneOf(table: Table): Scene {
  if (!table.isAsked || table.isOver || table.show.isPlaying || table.isBotHere) return 'table';
  return SCENES[table.step?.step ?? ''] ?? 'table';
}
