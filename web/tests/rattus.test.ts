import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { lettersOf } from '../src/games/rattus/letters';
import { LANDS, SEA_WAYS, nearest, touch } from '../src/games/rattus/map';

const DATA = readFileSync('../src/rathaus/games/rattus/data.toml', 'utf-8');

/** Pairs of neighbours as the game's data has them. */
function pairs(way: 'land' | 'sea'): string[] {
  const found = DATA.split('[[region]]')
    .slice(1)
    .flatMap((region) => {
      const name = /name = "(\w+)"/.exec(region)![1]!;
      const others = new RegExp(`^${way} = \\[(.*)\\]`, 'm').exec(region)![1]!;
      return [...others.matchAll(/"(\w+)"/g)].map(([, other]) => [name, other!].sort().join(' '));
    });
  return [...new Set(found)].sort();
}

describe('the map', () => {
  const names = Object.keys(LANDS);
  const drawn = names.flatMap((a, at) => names.slice(at + 1).map((b): [string, string] => [a, b]));

  it('has every region of the box', () => {
    expect(names.sort()).toEqual([...DATA.matchAll(/^name = "(\w+)"\ntier/gm)].map(([, name]) => name).sort());
  });

  it('lets land neighbours, and nobody else, share an edge', () => {
    const sharing = drawn.filter(([a, b]) => touch(a, b)).map((pair) => pair.sort().join(' '));
    expect(sharing.sort()).toEqual(pairs('land'));
  });

  it('has an arrow for each pair of sea neighbours, and for nobody else', () => {
    expect(SEA_WAYS.map(([a, b]) => [a, b].sort().join(' ')).sort()).toEqual(pairs('sea'));
  });

  it('leads from each region to all others by arrow keys', () => {
    for (const start of names) {
      const reached = new Set([start]);
      for (const name of reached)
        for (const way of [
          [1, 0],
          [-1, 0],
          [0, 1],
          [0, -1],
        ] as Array<[number, number]>)
          reached.add(nearest(name, way, names));
      expect(reached.size).toBe(names.length);
    }
  });
});

describe('the keys of a sheet', () => {
  it('are the first letters that are free, and none that means something elsewhere', () => {
    expect(lettersOf(['Settle 3 here', 'Settle 2 here', 'Merchant', 'Monk'])).toEqual(['s', 'e', 'm', 'o']);
    expect(lettersOf(['Händler', '3', 'h'])).toEqual(['n', '3', '']);
  });
});
