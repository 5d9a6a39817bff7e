// Ratzzia's board without a page: which die lies where as it is told, the dice of the tray, the turn, the rolls.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

import { courseOf } from '../src/games/ratzzia/course';
import { cutting } from '../src/games/ratzzia/cutting';
import { rollsOf } from '../src/games/ratzzia/rolls';
import { after, type Scene } from '../src/games/ratzzia/scene';
import { diceOf } from '../src/games/ratzzia/tray';
import { CAT_KEY, COLUMN_KEYS, tokensOf, type Printed, type PrintedColumn } from '../src/games/ratzzia/view';
import type { EventLine, Move, SpelledOption } from '../src/lib/messages';
import { beatsOf, type Places } from '../src/lib/show.svelte';

interface News {
  before: Places;
  events: EventLine[];
  after: Places;
}
const MATCHES = ['ratzzia', 'ratzzia.two'].map((name): [string, News[]] => [
  name,
  JSON.parse(readFileSync(new URL(`matches/${name}.json`, import.meta.url), 'utf-8')) as News[],
]);
const EMPTY: Scene = { dice: {}, tray: [] };

const line = (kind: string, facts: object, moves: Move[] = []): EventLine =>
  ({ entry: 1, kind, clause: '', facts, seats: [], moves }) as unknown as EventLine;
const option = (verb: string, args: Record<string, number> = {}): SpelledOption => ({ action: 0, verb, args });

test('no column has the key of the hint, of the guide or of the cat', () => {
  expect(COLUMN_KEYS.filter((key) => ['h', 't', CAT_KEY].includes(key))).toEqual([]);
  expect(new Set(COLUMN_KEYS).size).toBe(COLUMN_KEYS.length);
});

describe.each(MATCHES)('the dice of %s', (_, match) => {
  test('lie where they were told to go', () => {
    let scene = EMPTY;
    for (const { events, after: lying } of match) {
      scene = events.reduce(after, scene);
      const squares = Object.keys(lying).filter((place) => /^(column-|cat\/)/.test(place));
      expect(Object.keys(scene.dice).sort()).toEqual(squares.sort());
      for (const place of squares) {
        const { owner, value } = scene.dice[place]!;
        expect(Object.keys(lying[place]!)).toEqual([value ? (owner < 0 ? 'support-die' : 'die') : 'candy-die']);
      }
    }
  });

  test('are counted as often as they were thrown', () => {
    const lines = match.flatMap(({ events }) => events);
    const thrown = lines.filter(({ facts }) => Array.isArray(facts.values) && 'seat' in facts);
    const rolls = rollsOf(lines, 5);
    const values = thrown
      .filter(({ kind }) => kind.endsWith('rolled'))
      .flatMap(({ facts }) => facts.values as number[]);
    expect(rolls.reduce((sum, { dice }) => sum + dice, 0)).toBe(values.length);
    for (const { counts, dice, expected } of rolls) {
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(dice);
      expect(expected * 6).toBeCloseTo(dice);
    }
  });
});

test('marked dice are the ones that are thrown again', () => {
  const roll = line(
    'dice-rolled',
    { seat: 1, values: [2, 2, 5] },
    ['2', '2', '5'].map((which) => ({ what: 'die', source: '1/hand', target: 'tray', seat: 1, which })),
  );
  const told = [roll, line('die-marked', { seat: 1, value: 2 }), line('dice-rerolled', { seat: 1, values: [6] })];
  const shown = told.reduce<Scene[]>((scenes, next) => [...scenes, after(scenes.at(-1)!, next)], [EMPTY]);

  expect(shown[2]!.tray.map(({ isMarked }) => isMarked)).toEqual([true, false, false]);
  expect(shown[3]!.tray.map(({ value }) => value)).toEqual([6, 2, 5]);
  expect(shown[1]!.tray.map(({ isThrown }) => isThrown)).toEqual([true, true, true]);
  expect(shown[3]!.tray.map(({ isThrown }) => isThrown)).toEqual([true, false, false]); // the others keep still
});

test('what one has laid oneself is not told again', () => {
  const laid = [line('die-placed', { seat: 1, value: 2 }), line('die-shown-to-cat', { seat: 1, value: 5 })];
  const told = [...laid, line('column-completed', { seat: 1, column: 2 })];
  const long = (seat: number): boolean[] => beatsOf('ratzzia', told, cutting, seat).map(({ millis }) => millis > 0);

  expect(long(1)).toEqual([false, false, true]);
  expect(long(0)).toEqual([true, true, true]);
});

test('of equal dice the tapped one goes', () => {
  const ids = (picks: SpelledOption[], tapped: string[]): Array<[string, number]> =>
    diceOf('own', [0, 0, picks.length ? 1 : 2, 0, 0, 1], picks, tapped).map(({ id, column }) => [id, column]);

  expect(ids([], [])).toEqual([
    ['own-3-0', -1],
    ['own-3-1', -1],
    ['own-6-0', -1],
  ]);
  expect(ids([option('place', { value: 3, column: 5 })], ['own-3-1'])).toEqual([
    ['own-3-0', -1],
    ['own-3-1', 5],
    ['own-6-0', -1],
  ]);
});

test('marks leave the dice where they are', () => {
  const dice = diceOf('own', [2, 0, 0, 0, 0, 0], [option('mark', { value: 1 })], []);

  expect(dice.map(({ pick, column }) => [pick, column])).toEqual([
    [0, -1],
    [-1, -1],
  ]);
});

const square = (row: number, pay: number, is_covered = false): PrintedColumn['squares'][number] => ({
  row,
  need: '3',
  pay,
  pair: '',
  is_covered,
});
const COLUMN: PrintedColumn = {
  reward: 'sausages',
  sausages: 2,
  squares: [square(1, 0, true), square(2, 1), square(3, 1)],
};
const PRINTED = {
  columns: [COLUMN],
  tokens: [
    { name: 'sausage', count: 45, worth: 1 },
    { name: 'cheese', count: 7, worth: 10 },
    { name: 'biscuit', count: 7, worth: 5 },
  ],
} as unknown as Printed;

test('a turn keeps what its columns brought and where dice went home from', () => {
  const told = [
    line('turn-began', { seat: 0, turn: 3 }),
    line('die-placed', { seat: 0, value: 3, column: 1, row: 3 }, [
      { what: 'die', source: 'tray', target: 'column-1/3', seat: 0, which: '3' },
    ]),
    line('column-completed', { seat: 0, column: 1, reward: 'sausages' }),
    line('squares-paid', { seat: 0, column: 1, sausages: 1 }),
    line('squares-paid', { seat: 1, column: 1, sausages: 1 }),
    line('dice-returned', { column: 1, rows: [2, 3], owners: [1, 0], values: [3, 3] }),
    line('jar-opened', { seat: 0, sausages: 2 }),
  ];
  const { completed, gone, last } = courseOf(told, 0, PRINTED);

  expect(completed).toEqual([{ column: 1, gain: 3, brought: '' }]);
  expect(Object.entries(gone).map(([place, { paid }]) => [place, paid])).toEqual([
    ['column-1/2', 1],
    ['column-1/3', 1],
  ]);
  expect(last).toEqual(['column-1/3']);
  expect(courseOf([...told, line('turn-began', { seat: 1, turn: 4 })], 1, PRINTED).completed).toEqual([]);
});

test('food lies there in its largest tokens', () => {
  expect(tokensOf(17, PRINTED)).toEqual(['cheese', 'biscuit', 'sausage', 'sausage']);
  expect(tokensOf(0, PRINTED)).toEqual([]);
});
