// Who took what from whom, as a table for each kind of thing.

import type { Taken } from './messages';

export interface Took {
  what: string;
  takers: number[];
  victims: number[];
  /** By taker and victim. */
  cells: Map<string, Taken>;
  most: number;
}

/** The tables, the largest first; nobody takes last. */
export function tookTables(taken: Taken[], seats: number): Took[] {
  const kinds = [...new Set(taken.map(({ what }) => what))];
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const sum = (own: Taken[]): number => own.reduce((total, { count }) => total + count, 0);
  const found = kinds.map((what) => {
    const own = taken.filter((each) => each.what === what);
    const isByNobody = own.some(({ taker }) => taker < 0);
    return {
      what,
      takers: isByNobody ? [...all, -1] : all,
      victims: all,
      cells: new Map(own.map((each) => [keyOf(each.taker, each.victim), each])),
      most: Math.max(...own.filter(({ taker, victim }) => taker !== victim).map(({ count }) => count)),
      sum: sum(own),
    };
  });
  return found.sort((a, b) => b.sum - a.sum).map(({ sum: _, ...table }) => table);
}

export const keyOf = (taker: number, victim: number): string => `${taker}/${victim}`;
