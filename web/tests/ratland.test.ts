// RatLand's board without a page: the deployment, its forecast, what is shown of what happened.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

import { areaOf, cutting, drawnIn, PHASES } from '../src/games/ratland/cutting';
import { clanOf, forecast } from '../src/games/ratland/forecast';
import { least, left, like, most, picks, planFrom, withCount, type Clan } from '../src/games/ratland/plan';
import type { SewersView } from '../src/games/ratland/view';
import type { Meal } from '../src/lib/generated/ratland';
import type { EventLine } from '../src/lib/messages';
import { beatsOf } from '../src/lib/show.svelte';

const ZONES = ['dump', 'city', 'field', 'left-pipe', 'right-pipe', 'pantry', 'nursery'];

const zones = (names = ZONES): Clan['shares'] => names.map((question) => ({ question, kind: 'zone', most: 0 }));

function clan(more: Partial<Clan> = {}): Clan {
  return { shares: zones(), healthy: 7, limited: [], limit: 0, ...more };
}

describe('a deployment', () => {
  test('places rats until none is left', () => {
    const placed = withCount(clan(), withCount(clan(), planFrom(clan()), 'city', 5), 'pantry', 9);

    expect(placed).toMatchObject({ city: 5, pantry: 2 });
    expect(left(clan(), placed)).toBe(0);
    expect(most(clan(), placed, 'dump')).toBe(0);
  });

  test('is kept up to the zone that takes the rest, and wholly once it is complete', () => {
    const some = withCount(clan(), planFrom(clan()), 'nursery', 3);
    const all = withCount(clan(), some, 'dump', 4);

    expect(picks(clan(), some)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(picks(clan(), all)).toEqual([4, 0, 0, 0, 0, 0, 3]);
    expect(planFrom(clan(), picks(clan(), all))).toEqual(all);
  });

  test('goes like the last one, as far as there are rats', () => {
    const again = like(clan({ healthy: 4 }), { dump: 3, city: 0, nursery: 5 }, planFrom(clan()));

    expect(again).toMatchObject({ dump: 3, nursery: 1 });
  });

  test('holds only so many rats indoors when the event says so', () => {
    const limited = clan({
      limit: 3,
      limited: ['pantry', 'nursery'],
      shares: zones(['pantry', 'nursery', 'dump', 'city', 'field', 'left-pipe', 'right-pipe']),
    });
    const inside = withCount(limited, withCount(limited, planFrom(limited), 'pantry', 2), 'nursery', 7);

    expect(inside).toMatchObject({ pantry: 2, nursery: 1 });
    expect(picks(limited, inside)).toEqual([2, 1, 0, 0, 0, 0]);
  });

  test('lets poisoned and lost rats join, and not go back once they are placed', () => {
    const infirmary = { question: 'infirmary', kind: 'join', most: 2 };
    const joined = clan({ shares: [infirmary, ...zones()] });
    const placed = withCount(joined, withCount(joined, planFrom(joined), 'infirmary', 2), 'dump', 9);

    expect(left(joined, placed)).toBe(0);
    expect(placed.dump).toBe(9);
    expect(least(joined, placed, 'infirmary')).toBe(2);
    expect(withCount(joined, placed, 'infirmary', 0).infirmary).toBe(2);
  });

  test('hides a cheese only where there is one', () => {
    const alarm = (most: number): Clan => clan({ shares: [...zones(), { question: 'alarm', kind: 'cheese', most }] });

    expect(most(alarm(1), {}, 'alarm')).toBe(1);
    expect(most(alarm(0), {}, 'alarm')).toBe(0);
    expect(most(clan(), {}, 'alarm')).toBe(0);
  });
});

describe('the forecast', () => {
  const meal = (rats: number, pups: number): Meal => ({ rats, pups, cost: rats - 5, short: 0 });
  const told = {
    meal: meal(8, 1),
    healthy: 7,
    shares: zones(),
    breeding: ['pantry', 'nursery'],
    limited: [],
    limit: 0,
  };
  const meals = [
    { sent: [0, 0], meal: meal(7, 0) },
    { sent: [2, 0], meal: meal(10, 3) },
    { sent: [0, 2], meal: meal(9, 2) },
  ];
  const view = { seat: 1, cheese: [9, 3], forecast: { ...told, meals } };
  const seen = (more: object = {}): SewersView => ({ ...view, ...more }) as unknown as SewersView;

  test('is what the game tells, for the rats that are placed here', () => {
    expect(forecast(seen(), { nursery: 2, dump: 3 })).toEqual({ ...meal(9, 2), cheese: 3 });
    expect(forecast(seen(), { pantry: 2 })).toEqual({ ...meal(10, 3), cheese: 3 });
    expect(forecast(seen(), null)).toEqual({ ...meal(8, 1), cheese: 3 });
    expect(clanOf(seen())).toMatchObject({ healthy: 7, limit: 0 });
  });

  test('is none where the game tells none', () => {
    expect(forecast(seen({ forecast: { ...view.forecast, meal: null, meals: [] } }), {})).toBeNull();
    expect(clanOf(seen({ forecast: { ...view.forecast, shares: [] } }))).toBeNull();
  });
});

const FOLDER = new URL('matches/', import.meta.url);
const news = JSON.parse(readFileSync(new URL('ratland.clans.json', FOLDER), 'utf-8')) as Array<{ events: EventLine[] }>;

describe('a turn', () => {
  const turns = news
    .map(({ events }) => beatsOf('ratland', events, cutting))
    .filter((beats) => beats.some(({ lines }) => lines.some(({ kind }) => kind === 'rats-deployed')));

  test('is shown phase after phase, about a second each, and then the next one begins', () => {
    expect(turns.length).toBeGreaterThan(2);
    for (const beats of turns) {
      const phases = beats.filter(({ millis }) => millis).map(({ phase }) => PHASES.indexOf(phase));
      const next = phases.findIndex((phase, at) => at > 0 && phase < phases[at - 1]!);
      expect(phases[0]).toBe(PHASES.indexOf('rats'));
      expect(phases.slice(0, next < 0 ? undefined : next)).toEqual(
        phases.slice(0, next < 0 ? undefined : next).toSorted(),
      );
      for (const { millis } of beats) expect(millis).toBeLessThanOrEqual(1800);
    }
  });

  test('shows every draw by itself, in its area', () => {
    for (const beats of turns)
      for (const beat of beats.filter(({ lines }) => lines.some(({ kind }) => kind === 'pieces-drawn'))) {
        const drawn = beat.lines.filter(({ kind }) => kind === 'pieces-drawn');
        expect(drawn).toHaveLength(1);
        expect(drawnIn(beat)).toEqual(drawn[0]!.facts);
        expect(areaOf(beat)).toBe(drawn[0]!.facts.area);
      }
  });

  test('has nothing to show while others lock in', () => {
    const line = { entry: 1, clause: '', seats: [], moves: [] };
    const locked = [
      { ...line, kind: 'rats-placed', facts: { seat: 0, zone: 'dump', rats: 2 } },
      { ...line, kind: 'deployment-ready', facts: { seat: 0 } },
    ];
    expect(beatsOf('ratland', locked, cutting).every(({ millis }) => millis === 0)).toBe(true);
  });
});
