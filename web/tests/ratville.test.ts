// Ratville's board without a page: how a round is cut into beats, and what these do to a town.

import { describe, expect, test } from 'vitest';

import { cutting } from '../src/games/ratville/cutting';
import { tagsOf } from '../src/games/ratville/tags';
import type { EventLine } from '../src/lib/messages';
import type { Beat } from '../src/lib/show.svelte';

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

  test('do not call a hungry town fed', () => {
    expect(tagsOf([fed(0, 2, 0, 0), starved(0, 2)], 0)).toEqual([{ sign: 'population', amount: -2, isBad: true }]);
    expect(tagsOf([fed(0, 1, 1, 0)], 0)).toEqual([{ sign: 'food', amount: 0, isBad: false }]);
  });
});
