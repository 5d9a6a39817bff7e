// Ratville's board without a page: how a round is cut into beats, and what these do to a town.

import { describe, expect, test } from 'vitest';

import { deadOf, hitsOf } from '../src/games/ratville/beat';
import { cutting } from '../src/games/ratville/cutting';
import { tagsOf } from '../src/games/ratville/tags';
import type { EventLine } from '../src/lib/messages';
import { beatsOf as shown, type Beat } from '../src/lib/show.svelte';
import type { Table } from '../src/lib/table.svelte';

const line = (kind: string, facts: object): EventLine =>
  ({ entry: 1, kind, clause: '', facts, seats: [], moves: [] }) as unknown as EventLine;
const bitten = (seat: number, people: number): EventLine =>
  line('town-bitten', { seat, damage: people, defence: 0, people });
const fed = (seat: number, due: number, saved: number, food: number): EventLine =>
  line('town-fed', { seat, due, saved, food });
const starved = (seat: number, people: number): EventLine => line('people-starved', { seat, people });

/** The kinds of each beat, with the seats that they are about. */
function beatsOf(lines: EventLine[]): string[] {
  const beats: Beat[] = [];
  for (const next of lines) {
    const last = beats.at(-1);
    if (!last || cutting.opens!(last, next)) beats.push({ phase: '', lines: [next], moves: [], millis: 0 });
    else last.lines.push(next);
  }
  return beats.map((beat) => beat.lines.map(({ kind, facts }) => `${kind} ${String(facts.seat)}`).join(', '));
}

describe('beats', () => {
  test('tell bites, acid and meals town by town', () => {
    const acid = line('scrap-dissolved', { seat: 0, scrap: 2 });
    expect(beatsOf([bitten(0, 2), acid, bitten(1, 0), fed(0, 1, 0, 1), fed(1, 2, 0, 1), starved(1, 1)])).toEqual([
      'town-bitten 0, scrap-dissolved 0',
      'town-bitten 1',
      'town-fed 0',
      'town-fed 1, people-starved 1',
    ]);
  });

  test('tell together what all do at once', () => {
    const grew = [0, 1].map((seat) => line('town-grew', { seat, people: 1 }));
    const shown = [0, 1].map((seat) => line('character-revealed', { seat, character: 'geek', slot: 1, die: 3 }));
    const next = line('character-revealed', { seat: 0, character: 'hunter', slot: 2, die: 3 });
    expect(beatsOf(grew)).toHaveLength(1);
    expect(beatsOf([...shown, next])).toHaveLength(2);
  });

  test('take no time for what nobody has to see', () => {
    const beat = (...lines: EventLine[]): Beat => ({ phase: '', lines, moves: [], millis: 0 });
    expect(cutting.millis!(beat(line('plan-ready', { seat: 0 })), [], -1)).toBe(0);
    expect(cutting.millis!(beat(line('cards-passed', { seat: 0 })), [], -1)).toBe(0);
    expect(cutting.millis!(beat(bitten(0, 1)), [], -1)).toBeLessThan(
      cutting.millis!(beat(line('preached', {})), [], -1),
    );
  });
});

describe('a round', () => {
  const kinds = (lines: EventLine[]): string[] =>
    shown('ratville', lines, cutting).map((beat) => beat.lines.map(({ kind }) => kind).join(' '));

  test('rolls the dice once creatures and loot have come, and tells later who rolled lowest', () => {
    const dice = [0, 1].map((seat) => line('dice-rolled', { seat, dice: [1, 2, 3, 4], sum: 10 }));
    const arrived = line('creatures-arrived', { creatures: ['rat', 'toad'] });
    const loot = line('loot-turned', { card: 'loot_2' });
    expect(
      kinds([line('round-began', { round: 2, start: 0 }), arrived, loot, ...dice, line('scrap-found', { seats: [0] })]),
    ).toEqual(['round-began', 'creatures-arrived', 'loot-turned', 'dice-rolled dice-rolled', 'scrap-found']);
  });

  test('lays all dice before the first cards are turned, and clears the table at its end', () => {
    const revealed = line('character-revealed', { seat: 0, character: 'preacher', slot: 1, die: 3 });
    const laid = line('plans-laid', { seats: [0, 1] });
    expect(kinds([laid, line('step-began', { character: 'preacher' }), revealed])).toEqual([
      'plans-laid step-began',
      'character-revealed',
    ]);
    expect(kinds([fed(0, 1, 0, 1), line('round-ended', { round: 1 })])).toEqual(['town-fed', 'round-ended']);
  });

  test('shows which creature is hit, and which one dies', () => {
    const hit = line('creature-wounded', { seat: 0, creature: 'rat', damage: 1, life: 1 });
    const dead = line('creature-eliminated', { seat: 1, creature: 'toad', gained: {}, wounds: 0 });
    const table = { show: { beat: { lines: [hit, dead], moves: [] } } } as unknown as Table;
    const rats = [
      { name: 'rat', wounds: 0 },
      { name: 'rat', wounds: 1 },
    ];
    expect(hitsOf(table, 0, rats, () => 2)).toEqual([0, 1]);
    expect(hitsOf(table, 1, rats, () => 2)).toEqual([0, 0]);
    expect(deadOf(table, 1)).toEqual(['toad']);
    expect(deadOf(table, 0)).toEqual([]);
  });
});

describe('the tags of a town', () => {
  test('are what it loses and gains, and nobody else', () => {
    const lines = [bitten(0, 2), bitten(1, 0), line('town-grew', { seat: 0, people: 3 })];
    expect(tagsOf(lines, 0)).toEqual([
      { sign: 'claws', amount: -2, isBad: true },
      { sign: 'population', amount: 3, isBad: false },
    ]);
    expect(tagsOf(lines, 1)).toEqual([{ sign: 'claws', amount: 0, isBad: false }]);
    expect(tagsOf(lines, 2)).toEqual([]);
  });

  test('are what somebody gets', () => {
    const lines = [line('loot-taken', { seat: 1, box: 2, gained: { module: 1, food: 2 } })];
    expect(tagsOf(lines, 1)).toEqual([
      { sign: 'electronic', amount: 1, isBad: false },
      { sign: 'food', amount: 2, isBad: false },
    ]);
    expect(tagsOf(lines, 0)).toEqual([]);
  });

  test('do not call a hungry town fed', () => {
    expect(tagsOf([fed(0, 2, 0, 0), starved(0, 2)], 0)).toEqual([{ sign: 'population', amount: -2, isBad: true }]);
    expect(tagsOf([fed(0, 1, 1, 0)], 0)).toEqual([{ sign: 'food', amount: 0, isBad: false }]);
  });
});
