import { createHash } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { clock, graceLeft, stillToAsk } from '../src/lib/away';
import { isSame, stepper } from '../src/lib/choices';
import { fieldsOf, otherLists } from '../src/lib/fields';
import { actor, follow, freshFrom, grouped, linesOf } from '../src/lib/log';
import { blocks } from '../src/lib/markdown';
import type { EventLine, SeatState, SpelledOption, TableState } from '../src/lib/messages';
import { look } from '../src/lib/seats';
import { randomHex, sha256 } from '../src/lib/sha256';

const option = (action: number, verb: string, args: Record<string, number | string> = {}): SpelledOption => ({
  action,
  verb,
  args,
});
const line = (entry: number, kind = 'rats-born', facts: Record<string, unknown> = {}): EventLine => ({
  entry,
  kind,
  clause: 'RL-1.1',
  facts,
  seats: ['seat'],
  moves: [],
});

describe('choices', () => {
  it('offers a stepper for one verb with a rising number', () => {
    const options = [0, 1, 2, 3].map((rats) => option(rats, 'dump', { rats, zone: 'dump' }));

    expect(stepper(options)).toEqual({ field: 'rats', lowest: 0, highest: 3 });
  });

  it.each([
    ['two options', [option(0, 'alarm', { rats: 0 }), option(1, 'alarm', { rats: 1 })]],
    ['a gap', [0, 1, 3].map((rats) => option(rats, 'dump', { rats }))],
    ['several verbs', [option(0, 'a', { n: 0 }), option(1, 'a', { n: 1 }), option(2, 'b', { n: 2 })]],
    ['names', ['a', 'b', 'c'].map((name, at) => option(at, 'take', { name }))],
    ['two things that change', [0, 1, 2].map((n) => option(n, 'move', { n, m: n }))],
    ['no arguments', [0, 1, 2].map((n) => option(n, 'keep'))],
  ])('offers keys for %s', (_, options) => {
    expect(stepper(options)).toBeNull();
  });

  it('knows an option again, whatever the order of its arguments', () => {
    expect(isSame({ verb: 'move', args: { a: 1, b: 2 } }, { verb: 'move', args: { b: 2, a: 1 } })).toBe(true);
    expect(isSame({ verb: 'move', args: { a: 1 } }, { verb: 'move', args: { a: 2 } })).toBe(false);
  });
});

describe('who is away', () => {
  const seat = (name: string, more: Partial<SeatState> = {}): SeatState => ({
    kind: 'person',
    name,
    who: name,
    bot: '',
    is_lent: false,
    is_host: false,
    is_connected: true,
    grace_left: 45,
    has_left: false,
    bot_asked_by: [],
    seed_hash: '',
    ...more,
  });

  it('counts from what the house told, and never below nothing', () => {
    expect(graceLeft(seat('Ada'), 100)).toBeNull();
    expect(graceLeft(seat('Ada', { has_left: true }), 0)).toBe(0);
    expect([0, 0.4, 12, 45, 60].map((passed) => graceLeft(seat('Ada', { is_connected: false }), passed))).toEqual([
      45, 45, 33, 0, 0,
    ]);
  });

  it('names those whose word is missing: all who play and are not away', () => {
    const away = { is_connected: false, grace_left: 0 };
    const seats = [
      seat('Ada'),
      seat('Bruno', { ...away, bot_asked_by: ['Ada'] }),
      seat('Cleo'),
      seat('Dora', { is_connected: false, grace_left: 9 }),
      seat('Eve', away),
      seat('Fay', { bot: 'rat' }),
    ];

    expect(stillToAsk({ seats } as TableState, 1, 0)).toEqual(['Cleo', 'Dora']);
    expect(stillToAsk({ seats } as TableState, 1, 10)).toEqual(['Cleo']);
  });

  it('shows seconds as a clock does', () => {
    expect([5, 45, 60, 300].map(clock)).toEqual(['0:05', '0:45', '1:00', '5:00']);
  });
});

describe('fields of a view', () => {
  const view = {
    seat: 0,
    asked: [0, 1],
    pending: [],
    decision: null,
    result: null,
    turn: 3,
    cheese: [4, 2],
    clans: ['', ''],
    rats: [{ dump: 1 }, { dump: 0, city: 2 }],
    wounded: -1,
    citizens: { france: [1, 2], italia: [0, 0] },
    past_food: [3, 1],
    bag: { yellow: 0 },
    objects: [['rope'], []],
  };

  it('makes columns of lists with an entry for each seat, and tables of records', () => {
    const fields = fieldsOf(view, 2);

    expect(fields.columns.map((column) => column.field)).toEqual(['cheese', 'past_food']);
    expect(fields.grids.map((grid) => [grid.field, grid.columns.length, grid.rows.length])).toEqual([
      ['rats', 2, 2],
      ['citizens', 2, 2],
    ]);
    expect(fields.lists).toEqual([{ field: 'objects', values: [['rope'], []] }]);
    expect(fields.facts).toEqual([{ field: 'turn', value: 3 }]);
  });

  it('remembers which lists have another length at other times', () => {
    const never = new Set(otherLists({ past_food: [3], cheese: [0, 0] }, 2));

    expect(fieldsOf(view, 2, never).columns.map((column) => column.field)).toEqual(['cheese']);
  });
});

describe('the log', () => {
  it('starts again, goes on, and drops what was taken back', () => {
    const first = follow([], { since: -1, events: [line(0), line(1)], undone: [] });
    const second = follow(first, { since: 1, events: [line(2), line(3)], undone: [] });
    const third = follow(second, { since: 3, events: [line(5)], undone: [2] });

    expect(third.map(({ entry }) => entry)).toEqual([0, 1, 3, 5]);
  });

  it('says nothing twice when a state comes again', () => {
    const lines = follow([], { since: -1, events: [line(0), line(1), line(2)], undone: [] });

    expect(follow(lines, { since: 1, events: [line(2), line(3)], undone: [] }).map(({ entry }) => entry)).toEqual([
      0, 1, 2, 3,
    ]);
  });

  it('groups by turn or round', () => {
    const lines = [
      line(0),
      line(1, 'turn-began', { turn: 1 }),
      line(1),
      line(2, 'round-began', { round: 2 }),
      line(3, 'plague-began'),
    ];
    const groups = grouped(lines.map((each) => [each]));

    expect(groups.map((group) => [group.head?.kind, group.lines.length])).toEqual([
      [undefined, 1],
      ['turn-began', 1],
      ['round-began', 1],
    ]);
  });

  it('has one line for what one act did, below the heading of its turn', () => {
    const events = [
      line(1, 'event-revealed'),
      line(1, 'turn-began', { turn: 2 }),
      line(2, 'deployment-ready', { seat: 0 }),
      line(3, 'pieces-drawn', { seat: 1 }),
      line(3, 'bag-emptied'),
      line(3, 'cheese-found', { seat: 1 }),
    ];

    expect(linesOf('ratland', events).map((each) => each.map(({ kind }) => kind))).toEqual([
      ['turn-began'],
      ['event-revealed'],
      ['pieces-drawn', 'cheese-found'],
    ]);
  });

  it('says what was placed until it is shown, and nothing of zones without rats', () => {
    const placed = [
      line(1, 'rats-placed', { seat: 0, rats: 0 }),
      line(1, 'rats-placed', { seat: 0, rats: 2 }),
      line(1, 'rats-placed', { seat: 0, rats: 1 }),
    ];

    expect(linesOf('ratland', placed).map((each) => each.length)).toEqual([2]);
    expect(linesOf('ratland', [...placed, line(2, 'rats-deployed', { seat: 0 })]).map((each) => each[0]!.kind)).toEqual(
      ['rats-deployed'],
    );
  });

  it('is fresh from what the own answer set off on', () => {
    const lines = [
      line(1, 'a', { seat: 1 }),
      line(2, 'b', { seat: 0 }),
      line(2, 'c', { seat: 1 }),
      line(2, 'd', { seat: 0 }),
      line(3, 'e'),
    ].map((each) => [each]);

    expect([freshFrom(lines, 2, 0), freshFrom(lines, 3, 0), freshFrom(lines, 9, 0), freshFrom(lines, 0, 0)]).toEqual([
      2, 4, 5, 0,
    ]);
  });

  it('knows whom a line is about', () => {
    expect([actor(line(0, 'a', { seat: 2 })), actor(line(0, 'a', { seat: [1, 2] })), actor(line(0))]).toEqual([
      2,
      null,
      null,
    ]);
  });
});

describe('markdown', () => {
  it('reads headings, paragraphs, numbered clauses and tables', () => {
    const found = blocks(
      '# Rats\n\nTwo\nlines.\n\n## RL-1 Start\n\n- **RL-1.1** See *this* (RL-2.1).\n  More.\n- Two\n\n| a | b |\n|---|---|\n| 1 | 2 |\n',
    );

    expect(found.map((block) => block.kind)).toEqual(['heading', 'paragraph', 'heading', 'item', 'item', 'table']);
    expect(found[2]).toMatchObject({ level: 2, clause: 'RL-1' });
    expect(found[3]).toMatchObject({
      clause: 'RL-1.1',
      inlines: [
        { kind: 'clause' },
        { text: ' See ' },
        { kind: 'em', text: 'this' },
        { text: ' (' },
        { kind: 'clause', text: 'RL-2.1' },
        { text: '). More.' },
      ],
    });
  });

  it('leaves tags as text', () => {
    expect(blocks('<script>alert(1)</script>')).toEqual([
      { kind: 'paragraph', inlines: [{ kind: 'text', text: '<script>alert(1)</script>' }] },
    ]);
  });
});

describe('seats and seeds', () => {
  it('gives twelve seats letters, shapes and a second ring', () => {
    const looks = Array.from({ length: 12 }, (_, seat) => look(seat));

    expect(looks.map((seen) => seen.letter).join('')).toBe('ABCDEFGHJKLM');
    expect(new Set(looks.map((seen) => `${seen.colour}${seen.shape}${seen.hasSecondRing}`)).size).toBe(12);
  });

  it.each(['', 'abc', 'é'.repeat(70), 'x'.repeat(55), 'x'.repeat(56), 'x'.repeat(64), randomHex(64)])(
    'hashes like everybody else',
    (text) => {
      expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
    },
  );
});
