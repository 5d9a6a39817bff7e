import { describe, expect, it } from 'vitest';

import { OPEN, SPECTATOR, type ReplayStep } from '../src/lib/messages';
import { addressOf, beginnings, jump, pathOf, stepOf } from '../src/lib/steps';

const step = (entry: number, turn: number, phase: string): ReplayStep => ({ entry, seat: 0, turn, phase });
/** Entries 3 and 4 were taken back. */
const STEPS = [step(0, 1, 'a'), step(1, 1, 'a'), step(2, 1, 'b'), step(5, 2, 'a'), step(6, 2, 'a'), step(7, 3, 'b')];

describe('steps', () => {
  it('begin turns and phases', () => {
    expect(beginnings(STEPS, 'turn')).toEqual([0, 3, 5]);
    expect(beginnings(STEPS, 'phase')).toEqual([0, 2, 3, 5]);
    expect(beginnings(STEPS, 'step')).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('lead on and back, and no further than the ends', () => {
    expect(jump(STEPS, 1, 'turn', true)).toBe(3);
    expect(jump(STEPS, 4, 'turn', false)).toBe(3);
    expect(jump(STEPS, 3, 'turn', false)).toBe(0);
    expect(jump(STEPS, 0, 'phase', true)).toBe(2);
    expect(jump(STEPS, 5, 'turn', true)).toBe(5);
    expect(jump(STEPS, 0, 'step', false)).toBe(0);
  });

  it('are found by the entries that led to them', () => {
    expect(stepOf(STEPS, 6)).toBe(4);
    expect(stepOf(STEPS, 4)).toBe(2);
    expect(stepOf(STEPS, -1)).toBe(0);
  });
});

describe('the address of a step', () => {
  it.each([OPEN, SPECTATOR, 0, 5])('is read as it was written, for viewpoint %s', (viewpoint) => {
    const address = { match: 'ab12', step: 203, viewpoint };
    expect(addressOf(pathOf(address))).toEqual(address);
  });

  it('may be that of a match alone', () => {
    expect(addressOf('/replay/ab12')).toEqual({ match: 'ab12', step: null, viewpoint: null });
    expect(addressOf('/replay/ab12/7/')).toEqual({ match: 'ab12', step: 7, viewpoint: null });
  });

  it.each(['/replay', '/replay/', '/t/ab12', '/replay/a/1/b/c'])('is not %s', (path) =>
    expect(addressOf(path)).toBeNull(),
  );
});
