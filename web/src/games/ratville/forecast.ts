// What the game tells ahead: what a card lacks, what is due, what bites.

import type { Lack as Told, Outlook } from '../../lib/generated/ratville';
import type { Table } from '../../lib/table.svelte';
import { viewOf } from './view';

export interface Lack extends Told {
  isLacking: boolean;
}

/** A town if nothing else happens. */
export function outlookOf(table: Table, seat: number): Outlook | null {
  return viewOf(table)?.forecast?.towns[seat] ?? null;
}

/** What a building on offer, or an object of the own hand, lacks. */
export function lackOf(table: Table, name: string): Lack | null {
  const told = viewOf(table)?.forecast?.cards.find(({ card }) => card === name);
  return told ? { ...told, isLacking: told.die > 0 || Object.keys(told.missing).length > 0 } : null;
}

/** The box in which this town will stand once it has grown; none where that is over. */
export function nextBox(table: Table): number | null {
  const outlook = table.seat < 0 ? null : outlookOf(table, table.seat);
  const people = viewOf(table)?.population[table.seat] ?? 0;
  return outlook && outlook.growth ? people + outlook.growth : null;
}
