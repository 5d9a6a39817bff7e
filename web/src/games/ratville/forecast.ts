// What the game tells ahead: what a card lacks, what is due, what bites.

import type { Table } from '../../lib/table.svelte';
import { charactersOf, diceOf, bonusOf, ownedBy } from './told';
import { cardOf, plusOf, printedOf, type Amounts } from './view';

export interface Lack {
  isLacking: boolean;
  /** The value that is needed and not there; 0 where it is. */
  die: number;
  missing: Amounts;
  /** What objects save. */
  saved: Amounts;
}

export function lackOf(table: Table, name: string): Lack | null {
  const printed = printedOf(table);
  const card = printed && cardOf(printed, name);
  if (!card || table.seat < 0) return null;
  const missing: Amounts = {};
  for (const [resource, count] of Object.entries(card.cost)) {
    const short = count - ownedBy(table, table.seat, resource);
    if (short > 0) missing[resource] = short;
  }
  const maker = card.kind === 'building' ? 'builder' : 'geek';
  const slot = charactersOf(table, table.seat).indexOf(maker);
  const value =
    slot < 0 ? 99 : diceOf(table, table.seat)[slot]! + bonusOf(table, table.seat)[slot]! + plusOf(table, table.seat);
  const die = value < card.die ? card.die : 0;
  return { isLacking: die > 0 || Object.keys(missing).length > 0, die, missing, saved: {} };
}
