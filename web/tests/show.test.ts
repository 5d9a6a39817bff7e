// The show of all games without a page: beats, what lies where while they are told, when it is left out.

import { readdirSync, readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import type { EventLine, Move, State } from '../src/lib/messages';
import { settings } from '../src/lib/settings.svelte';
import { beatsOf, moved, Show, type Places } from '../src/lib/show.svelte';

interface News {
  before: Places;
  events: EventLine[];
  after: Places;
}
const FOLDER = new URL('matches/', import.meta.url);
const MATCHES = readdirSync(FOLDER).map((name): [string, News[]] => [
  name,
  JSON.parse(readFileSync(new URL(name, FOLDER), 'utf-8')) as News[],
]);

/** Without what is not there, and without the box. */
function filled(places: Places): Places {
  const found = Object.entries(places)
    .filter(([place]) => place)
    .map(
      ([place, things]) => [place, Object.fromEntries(Object.entries(things).filter(([, count]) => count))] as const,
    );
  return Object.fromEntries(found.filter(([, things]) => Object.keys(things).length));
}

describe.each(MATCHES)('what is told in %s', (name, match) => {
  const game = name.split('.')[0]!;

  test('moves everything to where it lies afterwards', () => {
    expect(match.length).toBeGreaterThan(5);
    for (const { before, events, after } of match) {
      const moves = beatsOf(game, events).flatMap((beat) => beat.moves);
      expect(filled(moved(before, moves))).toEqual(after);
    }
  });

  test('is in the beats once, in its order, and what moves can be seen', () => {
    for (const { events } of match) {
      const beats = beatsOf(game, events);
      expect(beats.flatMap(({ lines }) => lines)).toEqual(events);
      for (const { moves, millis } of beats) if (moves.length) expect(millis).toBeGreaterThan(0);
    }
  });
});

describe('the show', () => {
  let version = 0;
  const fed = (food: number, places: Places = {}): Partial<State> =>
    ({
      view: { asked: [0], food: [food], turn: food, decision: null, pending: [] },
      places,
    }) as unknown as Partial<State>;

  function state(events: EventLine[], more: Partial<State> = {}): State {
    version += 1;
    const usual = { match: 'm', seat: 0, version, since: version - 1, undone: [], is_told: false, is_sealed: false };
    return { ...usual, ...fed(0), events, ...more } as unknown as State;
  }
  function line(kind: string, moves: Move[] = [], facts: Record<string, unknown> = {}): EventLine {
    return { entry: version, kind, clause: '', facts, seats: [], moves };
  }
  const paid = (): EventLine =>
    line('jar-opened', [{ what: 'food', source: '', target: '0/food', count: 2, seat: 0 }], { seat: 0, food: 2 });
  const turn = (): EventLine => line('turn-began', [], { turn: 1, seat: 0 });
  function open(): Show {
    const show = new Show(() => 'ratzzia');
    show.follow(state([], fed(0, { '0/food': { food: 1 } })));
    return show;
  }

  beforeEach(() => {
    vi.useFakeTimers();
    settings.motion = 'normal';
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    vi.stubGlobal('document', { hidden: false });
  });

  test('tells numbers beat by beat, and ends with the table as it is', () => {
    const show = open();
    show.follow(state([paid(), paid(), turn()], fed(5, { '0/food': { food: 5 } })));
    const told: Array<number | undefined> = [];
    for (let step = 0; step < 100 && show.isPlaying; step++) {
      const food = show.places?.['0/food']?.food;
      if (told.at(-1) !== food) told.push(food);
      vi.advanceTimersByTime(50);
    }

    expect(told).toEqual([3, 5]);
    expect(show.view).toBeNull();
  });

  test('knows of a field only when its last change has been told', () => {
    const show = open();
    show.follow(state([paid(), paid(), turn()], fed(5)));
    const field = (name: string): unknown => (show.view as unknown as Record<string, unknown>)[name];
    const seen: unknown[][] = [];
    for (let step = 0; step < 100 && show.isPlaying; step++) {
      seen.push([field('food'), field('turn'), show.came('0/food', 'food').length]);
      vi.advanceTimersByTime(50);
    }

    expect([...new Set(seen.map(String))]).toEqual(['0,0,1', '5,0,0', '5,5,0']);
  });

  test('keeps the lines of the log back that are not told yet', () => {
    const show = open();
    const [first, second] = [paid(), turn()];
    show.follow(state([first, second], fed(3)));

    expect(show.ahead.has(first)).toBe(false);
    expect(show.ahead.has(second)).toBe(true);
    show.skip();
    expect(show.ahead.size).toBe(0);
  });

  test('can be skipped, and says when it has ended', () => {
    const ended = vi.fn();
    const show = new Show(
      () => 'ratzzia',
      () => undefined,
      ended,
    );
    show.follow(state([]));
    show.follow(state([paid()]));
    expect(show.isPlaying).toBe(true);

    show.skip();
    vi.runAllTimers();

    expect(show.isPlaying).toBe(false);
    expect(ended).toHaveBeenCalledOnce();
  });

  test.each(['off', 'reduced', 'hidden'])('is left out where it is %s', (why) => {
    const show = open();
    if (why === 'off') settings.motion = 'off';
    if (why === 'reduced') vi.stubGlobal('matchMedia', () => ({ matches: true }));
    if (why === 'hidden') vi.stubGlobal('document', { hidden: true });

    show.follow(state([paid()]));

    expect(show.isPlaying).toBe(false);
  });

  test('leaves the oldest turns out when more than three are waiting', () => {
    const show = open();
    for (let food = 1; food <= 5; food++) show.follow(state([turn(), paid()], fed(food)));

    expect(show.isPlaying).toBe(true);
    expect(show.view).toMatchObject({ food: [2] });
  });

  test('goes on with what follows in the same turn, however often somebody is asked', () => {
    const show = open();
    for (let food = 1; food <= 5; food++) show.follow(state([paid()], fed(food)));

    expect(show.view).toMatchObject({ food: [1] });
  });

  test.each([
    ['comes back after a gap', { since: 0 }],
    ['looks from another seat', { seat: 1 }],
    ['sees another match', { match: 'n' }],
    ['sees something taken back', { undone: [3] }],
  ])('is left out when a page %s', (_, more) => {
    version = 10;
    const show = open();
    show.follow(state([paid()], more));

    expect(show.isPlaying).toBe(false);
  });
});
