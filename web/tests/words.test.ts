// The page says exactly what Python says: sentences of whole matches, written by tools/page_words.py.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { linesOf } from '../src/lib/log';
import type { Decision, EventLine, Result, SpelledOption } from '../src/lib/messages';
import { humanised, Words } from '../src/lib/words';

const SOURCES = join(import.meta.dirname, '..', '..', 'src');
const FOLDER = join(import.meta.dirname, 'words');
const read = (...parts: string[]): string => readFileSync(join(SOURCES, ...parts), 'utf-8');

interface Golden {
  game: string;
  language: string;
  package: string;
  said: Array<{ what: string; names: string[]; said: unknown; text: string; step?: string }>;
}

for (const file of readdirSync(FOLDER)) {
  const golden = JSON.parse(readFileSync(join(FOLDER, file), 'utf-8')) as Golden;
  const { language } = golden;
  const words = new Words([
    { language, texts: [read('rathaus', `text.${language}.ftl`), read(golden.package, `text.${language}.ftl`)] },
  ]);

  describe(`${golden.game} in ${language}`, () => {
    for (const what of ['event', 'prompt', 'option', 'waiting', 'log', 'summary', 'verdict', 'parts', 'ties']) {
      it(`says every ${what} as Python does`, () => {
        const lines = golden.said.filter((line) => line.what === what);
        const said = lines.map((line) => {
          const named = words.withNames(line.names);
          if (what === 'event') return named.event(line.said as EventLine);
          if (what === 'prompt') return named.prompt(line.said as Decision);
          if (what === 'option') return named.option(line.said as SpelledOption);
          if (what === 'log')
            return linesOf(golden.game, line.said as EventLine[])
              .map((each) => named.line(each))
              .join('\n');
          if (what === 'summary') return named.summary(line.said as EventLine[], 0);
          if (what === 'verdict') return named.verdict(line.said as Result);
          if (what === 'parts') return (line.said as Result).ranking.map((each) => named.parts(each)).join('\n');
          if (what === 'ties')
            return named
              .ties((line.said as Result).ranking)
              .map(({ sentence }) => sentence)
              .join('\n');
          return named.waiting(line.step!, line.said as number[]);
        });

        expect(said).toEqual(lines.map((line) => line.text));
        expect(lines.length).toBeGreaterThan(0);
      });
    }
  });
}

describe('languages', () => {
  const english = { language: 'en', texts: ['hello = Hello\nbye = Bye { $name }'] };

  it('says in English what a language lacks', () => {
    const words = new Words([{ language: 'de', texts: ['hello = Hallo'] }, english]);

    expect([words.say('hello'), words.say('bye', { name: 'Ada' })]).toEqual(['Hallo', 'Bye Ada']);
  });

  it('has shorter names where a language needs them', () => {
    const words = new Words([
      { language: 'de', texts: ['name-pantry = Vorratskammer\n    .short = Kammer\nname-city = Stadt'] },
      english,
    ]);

    expect(['pantry', 'city', 'hiccup'].map((thing) => words.short(thing))).toEqual(['Kammer', 'Stadt', 'hiccup']);
  });

  it('has names of several where a language needs them', () => {
    const words = new Words([
      {
        language: 'en',
        texts: [
          'counted = { $count } { $name }\nlist-comma = { $start }, { $next }\nname-cog = cog\n    .many = cogs\nname-gold = gold',
        ],
      },
    ]);
    const counts: Array<[string, number]> = [
      ['cog', 2],
      ['gold', 2],
    ];

    expect([words.counted([['cog', 1]]), words.counted(counts)]).toEqual(['1 cog', '2 cogs, 2 gold']);
  });

  it('shows the key of what nobody can say', () => {
    expect(new Words([english]).say('what')).toBe('what');
  });

  it('writes numbers without marks between thousands', () => {
    expect(new Words([{ language: 'en', texts: ['much = { $n }'] }]).say('much', { n: 12345 })).toBe('12345');
  });

  it('names fields without a name by their id', () => {
    expect([humanised('past_events'), humanised('is_food_ascending')]).toEqual(['past events', 'food ascending']);
  });
});

describe('the catalogue of the page', () => {
  const sources = readdirSync(join(import.meta.dirname, '..', 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(svelte|ts)$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf-8'))
    .join('\n');
  const catalogue = [...read('rathaus', 'text.en.ftl').matchAll(/^(page-[a-z0-9_-]+) =/gm)].map((match) => match[1]!);
  const named = [
    'piece',
    'bot',
    'level',
    'field',
    'tab',
    'about',
    'wins-among',
    'among',
    'pace',
    'luck',
    'moment',
    'ending',
    'unrated',
  ];
  const families = named.map((name) => `page-${name}-`);

  it('has every sentence that the page says', () => {
    const said = new Set([...sources.matchAll(/['"`](page-[a-z0-9-]*[a-z0-9])['"`]/g)].map((match) => match[1]!));

    expect([...said].filter((key) => !catalogue.includes(key))).toEqual([]);
  });

  it('has no sentence that the page never says', () => {
    const unused = catalogue.filter(
      (key) => !new RegExp(`['"\`]${key}['"\`]`).test(sources) && !families.some((family) => key.startsWith(family)),
    );

    expect(unused).toEqual([]);
  });
});
