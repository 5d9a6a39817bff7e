import { describe, expect, it } from 'vitest';

import { momentAt } from '../src/lib/course';
import { marks, outline, rulerFor } from '../src/lib/hills';
import { likely } from '../src/lib/luck';
import { tookTables } from '../src/lib/took';

describe('luck in words', () => {
  it('counts games of ten, and of more where it is rarer', () => {
    expect(likely(0.31)).toEqual({ fortune: 'lucky', games: 3, of: 10 });
    expect(likely(0.69)).toEqual({ fortune: 'unlucky', games: 3, of: 10 });
    expect(likely(0.02)).toEqual({ fortune: 'lucky', games: 2, of: 100 });
    expect(likely(0.999)).toEqual({ fortune: 'unlucky', games: 1, of: 1000 });
    expect(likely(0)).toEqual({ fortune: 'lucky', games: 1, of: 1000 });
  });

  it('has few words for what is hardly luck', () => {
    expect(likely(0.4).fortune).toBe('rather-lucky');
    expect(likely(0.6).fortune).toBe('rather-unlucky');
    expect(likely(0.5).fortune).toBe('ordinary');
    expect(likely(0.46).fortune).toBe('ordinary');
  });
});

describe('who took from whom', () => {
  const taken = (what: string, taker: number, victim: number, count: number) => ({
    what,
    taker,
    victim,
    count,
    step: 4,
  });

  it('is a table for each kind, the largest first, and nobody is in the last row', () => {
    const found = tookTables([taken('cards', 0, 1, 1), taken('citizens', 1, 0, 3), taken('citizens', -1, 1, 2)], 2);

    expect(found.map(({ what }) => what)).toEqual(['citizens', 'cards']);
    expect(found.map(({ takers }) => takers)).toEqual([
      [0, 1, -1],
      [0, 1],
    ]);
    expect(found[0]!.cells.get('1/0')!.count).toBe(3);
    expect(found[0]!.most).toBe(3);
    expect(tookTables([], 3)).toEqual([]);
  });
});

describe('the plot while one looks back', () => {
  const course = [0, 10, 30].map((step, turn) => ({ step, turn, points: [0] }));

  it('knows where a step lies between two turns', () => {
    expect([0, 5, 10, 25, 30, 99].map((step) => momentAt(course, step))).toEqual([0, 0.5, 1, 1.75, 2, 2]);
    expect(momentAt([], 3)).toBe(0);
  });
});

describe('hills of ratings', () => {
  const rating = (estimate: number, doubt: number) => ({ rating: estimate, doubt, matches: 3 });

  it('have a ruler on which all of them fit', () => {
    expect(rulerFor([null])).toEqual({ least: 10, most: 42 });
    expect(rulerFor([rating(25, 4), rating(48, 9)])).toEqual({ least: 10, most: 60 });
    expect(marks({ least: 10, most: 42 })).toEqual([15, 20, 25, 30, 35, 40]);
    expect(marks({ least: 0, most: 60 })).toEqual([10, 20, 30, 40, 50]);
  });

  it('are higher where there is less doubt', () => {
    const top = (doubt: number): number =>
      Math.min(
        ...outline(rating(25, doubt), (value) => value, 40, 30)
          .match(/ [\d.]+/g)!
          .map(Number),
      );

    expect(top(3)).toBe(10);
    expect(top(10)).toBeGreaterThan(top(3));
    expect(top(10)).toBeLessThan(top(16));
    expect(top(40)).toBe(31);
  });
});
