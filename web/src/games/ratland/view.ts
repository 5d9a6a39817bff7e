// RatLand's table as the service shows it, and what it implies.

import { argIn, factsIn } from '../../lib/facts';
import type { Events, Questions, SewersView } from '../../lib/generated/ratland';
import type { Table } from '../../lib/table.svelte';
import type { Words } from '../../lib/words';

export type { SewersView };

export const { allOf } = factsIn<Events>();
export const arg = argIn<Questions>();

/** What a card or a board does, as the table's rulebook has it (RL-14). */
export function about(words: Words, view: Pick<SewersView, 'rulebook'>, thing: string): string {
  return words.say(aboutKey(words, view, `about-${thing}`));
}

/** The key of what a card does, or that of the table's rulebook where it has another text. */
export function aboutKey(words: Words, view: Pick<SewersView, 'rulebook'>, key: string): string {
  return words.has(`${key}-${view.rulebook}`) ? `${key}-${view.rulebook}` : key;
}

export const AREAS = ['dump', 'city', 'field'];
/** In the order of their keys, 1 to 7. */
export const ZONES = [...AREAS, 'left-pipe', 'right-pipe', 'pantry', 'nursery'];
/** Where else rats can be. */
export const SIDES = ['infirmary', 'lost'];
export const COLOURS = ['yellow', 'orange', 'white', 'black', 'purple', 'blue'];

export function viewOf(table: Table): SewersView | null {
  return (table.view as SewersView | null) ?? null;
}

/** All rats of a clan that are alive. */
export function living(rats: Record<string, number>): number {
  return Object.values(rats).reduce((sum, count) => sum + count, 0);
}
