import { describe, expect, it } from 'vitest';

import { turnsOf } from '../src/lib/course';
import { withHints } from '../src/lib/log';
import type { EventLine, Judged } from '../src/lib/messages';

const line = (entry: number, kind: string): EventLine => ({ entry, kind, clause: '', facts: {}, seats: [], moves: [] });
const judged = (step: number, turn: number, chances: number[]): Judged => ({
  step,
  seat: 0,
  turn,
  chances,
  cost: 0,
  doubt: 0,
  is_costly: false,
  better: null,
});

describe('hints in the log', () => {
  it('stand after all that had happened when they were taken', () => {
    const lines = [line(0, 'began'), line(1, 'rolled'), line(1, 'moved'), line(2, 'rolled')];
    const told = withHints(lines, [
      { seat: 1, entry: 1 },
      { seat: 0, entry: 2 },
    ]);

    expect(told.map(({ kind }) => kind)).toEqual(['began', 'rolled', 'moved', 'hint-taken', 'rolled', 'hint-taken']);
    expect(told[3]!.facts).toEqual({ seat: 1 });
    expect(withHints(lines, [])).toBe(lines);
  });
});

describe('chances by turn', () => {
  it('are the average of its answers, without those that nobody could judge', () => {
    const found = turnsOf([judged(1, 1, [0.2, 0.8]), judged(2, 1, [0.4, 0.6]), judged(3, 2, []), judged(4, 2, [1, 0])]);

    expect(found.map(({ turn, step }) => [turn, step])).toEqual([
      [1, 2],
      [2, 4],
    ]);
    expect(found[0]!.chances.map((chance) => chance.toFixed(2))).toEqual(['0.30', '0.70']);
    expect(found[1]!.chances).toEqual([1, 0]);
  });
});
