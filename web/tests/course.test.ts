import { describe, expect, it } from 'vitest';

import { apart, leaps, ticks } from '../src/lib/course';

const course = (...points: number[][]) => points.map((each, turn) => ({ step: 10 * turn, turn, points: each }));

describe('the course of a match', () => {
  it('turned where somebody gained or lost most against the others', () => {
    const found = leaps(course([4, 4], [5, 5], [2, 6], [9, 7], [9, 8], [9, 4], [9, 5]));

    expect(found).toEqual([
      {
        at: 2,
        moved: [
          { seat: 0, change: -3 },
          { seat: 1, change: 1 },
        ],
      },
      {
        at: 3,
        moved: [
          { seat: 0, change: 7 },
          { seat: 1, change: 1 },
        ],
      },
      { at: 5, moved: [{ seat: 1, change: -4 }] },
    ]);
  });

  it('names who moved, never who stood still', () => {
    const movedIn = (...points: number[][]) => leaps(course(...points)).map(({ moved }) => moved);

    expect(movedIn([5, 5], [5, 8])).toEqual([[{ seat: 1, change: 3 }]]);
    expect(movedIn([0, 0, 0], [0, 0, 0], [3, 3, 0])).toEqual([
      [
        { seat: 0, change: 3 },
        { seat: 1, change: 3 },
      ],
    ]);
    expect(movedIn([9, 9, 9, 9], [9, 9, 9, 9], [5, 8, 6, 9])).toEqual([
      [
        { seat: 0, change: -4 },
        { seat: 2, change: -3 },
        { seat: 1, change: -1 },
      ],
    ]);
  });

  it('has no turning point where all go alike', () => {
    expect(leaps(course([1, 1, 1], [3, 3, 3], [5, 5, 4]))).toEqual([]);
    expect(leaps(course([1, 1]))).toEqual([]);
  });

  it('has round numbers at its side', () => {
    expect(ticks(0, 16)).toEqual([0, 5, 10, 15, 20]);
    expect(ticks(-3, 7)).toEqual([-5, 0, 5, 10]);
    expect(ticks(0, 1)).toEqual([0, 1]);
    expect(ticks(0, 230)).toEqual([0, 100, 200, 300]);
  });

  it('has labels that do not lie over each other and stay within', () => {
    expect(apart([10, 12, 40], 18, 200)).toEqual([10, 28, 46]);
    expect(apart([100, 99, 98], 18, 100)).toEqual([100, 82, 64]);
  });
});
