// What the game tells in advance: what a card lacks, what is due, what bites.

import type { Aftermath, Closed, Lack as Told, Outlook, Source } from '../../lib/generated/ratville';
import type { Table } from '../../lib/table.svelte';
import type { Words } from '../../lib/words';
import { huntingOf } from './hunting.svelte';
import { listed, viewOf, type Amounts } from './view';

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

/** The box of this town once it has grown, after the bites of this hunt where `isBitten`; none after that. */
export function nextBox(table: Table, isBitten: boolean): number | null {
  const outlook = table.seat < 0 ? null : outlookOf(table, table.seat);
  const after = isBitten ? aftermathOf(table, huntingOf(table).dead) : null;
  return outlook?.growth ? (after?.grown ?? outlook.people) : null;
}

/** Objects in hand that can no longer be paid for once a card is built, in words. */
export function spoiledWords(words: Words, { spoiled }: Lack): string {
  return spoiled.length
    ? words.say('then-spoiled', { names: words.commas(spoiled.map((name) => words.name(name))) })
    : '';
}

/** All that a card lacks, in words. */
export function lackWords(words: Words, lack: Lack | null): string {
  if (!lack) return '';
  if (!lack.isLacking) return [words.say('board-payable'), spoiledWords(words, lack)].filter(Boolean).join('. ');
  const missing = Object.keys(lack.missing).length
    ? [words.say('board-short', { missing: listed(words, lack.missing) })]
    : [];
  return words.commas([...(lack.die ? [words.say('board-needs', { die: lack.die })] : []), ...missing]);
}

/** The rest of the round if just the creatures at these places are killed; only who is asked is told. */
export function aftermathOf(table: Table, dead: number[]): Aftermath | null {
  return viewOf(table)?.forecast?.after.find((after) => String(after.dead) === String(dead)) ?? null;
}

/** What the death of one's creature brings. */
export function gainOf(table: Table, at: number): Amounts {
  return viewOf(table)?.forecast?.prey[at] ?? {};
}

/** Where the damage of one's hunt comes from. */
export function sourcesOf(table: Table): Source[] {
  return viewOf(table)?.forecast?.damage ?? [];
}

/** The same in words: what must be dealt, and what may be left. */
export function damageWords(table: Table): string {
  const { words } = table;
  const said = ['hunt-must', 'hunt-may'].map((key) => {
    const from = sourcesOf(table).filter(({ is_optional }) => is_optional === (key === 'hunt-may'));
    const named = from.map(({ name, damage }) =>
      name ? words.say('hunt-source', { name: words.name(name), damage }) : words.say('hunt-paid', { damage }),
    );
    return named.length ? words.say(key, { sources: named.join(' + ') }) : '';
  });
  return said.filter(Boolean).join(' ');
}

/** Cards of this moment that cannot be used. */
export function closedOf(table: Table): Closed[] {
  return viewOf(table)?.forecast?.closed ?? [];
}
