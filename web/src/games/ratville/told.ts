// The table as far as it has been told: while the show plays, what events have said counts before the view has it.

import type { EventLine } from '../../lib/messages';
import type { Table } from '../../lib/table.svelte';
import { allOf, viewOf, type Amounts } from './view';

export const STEPS = ['preacher', 'collector', 'builder', 'geek', 'ragged_boy', 'fighter', 'hunter'];

export interface Creature {
  name: string;
  wounds: number;
}

/** What was told since the last event of a kind; all of it where there was none. */
export function toldSince(table: Table, kind: string): EventLine[] {
  const ahead = table.show.ahead;
  const told = table.lines.filter((line) => !ahead.has(line));
  return told.slice(told.findLastIndex((line) => line.kind === kind) + 1);
}

/** Whose step it is: a character's name, `population`, or nothing. */
export function stepOf(table: Table): string {
  const phase = table.show.beat?.phase ?? '';
  if (STEPS.includes(phase) || phase === 'population') return phase;
  const step = table.step?.step ?? '';
  if (!table.show.isPlaying && ['pay-for-people', 'grow-in-order'].includes(step)) return 'population';
  const begun = table.show.isPlaying ? allOf(toldSince(table, 'round-began'), 'step-began').at(-1)?.character : null;
  return begun ?? viewOf(table)?.stage ?? '';
}

/** A seat's dice, slot by slot; 0 where none lies. */
export function diceOf(table: Table, seat: number): number[] {
  const dice = viewOf(table)?.dice[seat] ?? [];
  if (!table.show.isPlaying) return dice;
  const rolled = allOf(toldSince(table, 'round-began'), 'dice-rolled').find((facts) => facts.seat === seat);
  return dice.map((die, at) => (table.lies(`${seat}/slot-${at + 1}`, 'die') ? (rolled?.dice[at] ?? die) : 0));
}

/** What is added to each of them. */
export function bonusOf(table: Table, seat: number): number[] {
  const bonus = viewOf(table)?.bonus[seat] ?? [];
  return bonus.map((_, at) => table.lies(`${seat}/slot-${at + 1}`, 'bonus'));
}

/** The characters under a seat's dice; nothing where this page may not know, or where none lies. */
export function charactersOf(table: Table, seat: number): string[] {
  const under = viewOf(table)?.characters[seat] ?? [];
  if (!table.show.isPlaying) return under;
  const shown = allOf(toldSince(table, 'plans-laid'), 'character-revealed').filter((facts) => facts.seat === seat);
  const own = seat === table.seat ? placedBy(table, seat).slice(-under.length) : null;
  return under.map((name, at) => {
    if (!table.lies(`${seat}/slot-${at + 1}`, 'character')) return '';
    const told = shown.find(({ slot }) => slot === at + 1)?.character;
    return told ?? (own ? name || (own[at] ?? '') : hiddenYet(table, name));
  });
}

/** The characters that a seat has laid, die by die: each seat hears its own. */
export function placedBy(table: Table, seat: number): string[] {
  const placed = allOf(table.lines, 'character-placed').filter((facts) => facts.seat === seat);
  return placed.map(({ character }) => character);
}

/** A face that the view knows only from beats to come is not shown yet. */
function hiddenYet(table: Table, name: string): string {
  const step = stepOf(table);
  return name && step && step !== 'population' && STEPS.indexOf(name) > STEPS.indexOf(step) ? '' : name;
}

/** Cards of a place, by name. */
function cardsAt(table: Table, place: string, field: string, what: string, names: string[]): string[] {
  const rest = [...names];
  for (const { which, what: thing } of table.show.gone(place, field)) {
    const at = thing === what && which ? rest.indexOf(which) : -1;
    if (at >= 0) rest.splice(at, 1);
  }
  const came = table.show.came(place, field).filter((move) => move.what === what && move.which);
  return [...rest, ...came.map(({ which }) => which!)];
}

export function buildingsOf(table: Table, seat: number): string[] {
  return cardsAt(table, `${seat}/buildings`, 'buildings', 'building', viewOf(table)?.buildings[seat] ?? []);
}

export function objectsOf(table: Table, seat: number): string[] {
  return cardsAt(table, `${seat}/objects`, 'objects', 'object', viewOf(table)?.objects[seat] ?? []);
}

/** The own hand. */
export function handOf(table: Table): string[] {
  return cardsAt(table, `${table.seat}/hand`, 'hand', 'object', viewOf(table)?.hand ?? []);
}

export function centreOf(table: Table): string[] {
  const arrived = table.show.isPlaying ? allOf(toldSince(table, 'round-began'), 'creatures-arrived').at(-1) : null;
  const centre = cardsAt(table, 'centre', 'centre', 'creature', viewOf(table)?.centre ?? []);
  return arrived && table.lies('centre', 'creature') === arrived.creatures.length ? arrived.creatures : centre;
}

/** Creatures in front of a seat, with the damage on each. */
export function creaturesOf(table: Table, seat: number, lifeOf: (name: string) => number): Creature[] {
  const view = viewOf(table);
  const names = view?.creatures[seat] ?? [];
  const creatures = names.map((name, at) => ({ name, wounds: view?.wounds[seat]?.[at] ?? 0 }));
  if (!table.show.isPlaying) return creatures;
  const here = cardsAt(table, `${seat}/creatures`, 'creatures', 'creature', names).map((name) => {
    const at = creatures.findIndex((creature) => creature.name === name);
    return at < 0 ? { name, wounds: 0 } : creatures.splice(at, 1)[0]!;
  });
  for (const hit of allOf(toldSince(table, 'step-began'), 'creature-wounded')) {
    const creature = hit.seat === seat && here.find(({ name }) => name === hit.creature);
    if (creature) creature.wounds = lifeOf(hit.creature) - hit.life;
  }
  return here;
}

/** What lies in a loot box. */
export function boxOf(table: Table, number: number): Amounts {
  const things = ['scrap', 'mechanism', 'module', 'food', 'person'];
  const lying = things.map((name): [string, number] => [
    name === 'person' ? 'population' : name,
    table.lies(`box-${number}`, name),
  ]);
  return Object.fromEntries(lying.filter(([, count]) => count > 0));
}

export function peopleOf(table: Table, seat: number): number {
  return table.lies(`${seat}/town`, 'person');
}

export function ownedBy(table: Table, seat: number, resource: string): number {
  return table.lies(`${seat}/store`, resource);
}
