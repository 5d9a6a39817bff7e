// What the beat that is shown now does, for the parts of the board that move with it.

import type { Table } from '../../lib/table.svelte';
import { toldSince, type Creature } from './told';
import { allOf } from './view';

const linesOf = (table: Table): Parameters<typeof allOf>[0] => table.show.beat?.lines ?? [];

/** Whether the dice of a seat are rolling now. */
export function isRolling(table: Table, seat: number): boolean {
  return allOf(linesOf(table), 'dice-rolled').some((facts) => facts.seat === seat);
}

/** Whether a card of this seat is turned over now. */
export function isTurning(table: Table, seat: number): boolean {
  return allOf(linesOf(table), 'character-revealed').some((facts) => facts.seat === seat);
}

/** The damage that each creature in front of a seat takes now; 0 where none. */
export function hitsOf(table: Table, seat: number, creatures: Creature[], lifeOf: (name: string) => number): number[] {
  const hits = creatures.map(() => 0);
  for (const { damage, ...hit } of allOf(linesOf(table), 'creature-wounded')) {
    const at = creatures.findIndex(
      ({ name, wounds }, at) => !hits[at] && name === hit.creature && lifeOf(name) - wounds === hit.life,
    );
    if (hit.seat === seat && at >= 0) hits[at] = damage;
  }
  return hits;
}

/** Creatures in front of a seat that die now. */
export function deadOf(table: Table, seat: number): string[] {
  const kinds = ['creature-eliminated', 'creature-fought', 'creature-trapped'] as const;
  const deaths = kinds.flatMap((kind) => allOf(linesOf(table), kind));
  return deaths.filter((facts) => facts.seat === seat).map(({ creature }) => creature);
}

/** Whether a creature in front of a seat, the last of its name, comes there now. */
export function isFresh(table: Table, seat: number, creatures: Creature[], at: number): boolean {
  const { name } = creatures[at]!;
  const isLast = creatures.findLastIndex((creature) => creature.name === name) === at;
  const moves = table.show.beat?.moves ?? [];
  return isLast && moves.some(({ which, target }) => which === name && target === `${seat}/creatures`);
}

/** What a seat has built or made in this step, while the show runs; new is what it builds now. */
export function builtOf(table: Table, seat: number): Array<{ name: string; isNew: boolean }> {
  if (!table.show.isPlaying) return [];
  const read = (lines: Parameters<typeof allOf>[0]): string[] => [
    ...allOf(lines, 'building-built').flatMap((facts) => (facts.seat === seat ? [facts.building] : [])),
    ...allOf(lines, 'object-made').flatMap((facts) => (facts.seat === seat ? [facts.object] : [])),
  ];
  const now = read(linesOf(table));
  return read(toldSince(table, 'step-began')).map((name) => ({ name, isNew: now.includes(name) }));
}
