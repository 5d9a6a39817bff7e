import { describe, expect, it } from 'vitest';
import { whole } from '../src/lib/changes';
import type { State } from '../src/lib/messages';

const first = {
  match: 'm',
  seat: 0,
  version: 1,
  view: { asked: [0, 1], turn: 1, cheese: [4, 2] },
  places: { pile: { rat: 9 }, '0/dump': { rat: 2 } },
  standing: [{ prompt: 'trade' }],
  draft: null,
  is_change: false,
} as unknown as State;

const change = (news: object): State =>
  ({ ...first, version: 2, view: {}, places: {}, standing: null, is_change: true, ...news }) as unknown as State;

describe('a state that tells what has changed', () => {
  it('keeps what is as before, and puts the new over it', () => {
    const next = whole(first, change({ view: { asked: [1] }, places: { pile: { rat: 8 }, '0/dump': {} } }))!;

    expect(next.view).toEqual({ asked: [1], turn: 1, cheese: [4, 2] });
    expect(next.places).toEqual({ pile: { rat: 8 } });
    expect(next.standing).toEqual(first.standing);
    expect(first.places['0/dump']).toEqual({ rat: 2 });
  });

  it('lets a draft change the view that it belongs to', () => {
    const draft = { picks: [1], spelled: [], next: null, is_complete: true, view: { cheese: [3, 2] } };
    const next = whole(first, change({ view: { turn: 2 }, draft }))!;

    expect(next.view).toEqual({ asked: [0, 1], turn: 2, cheese: [4, 2] });
    expect(next.draft?.view).toEqual({ asked: [0, 1], turn: 2, cheese: [3, 2] });
  });

  it('takes a whole state as it is, whatever was before', () => {
    expect(whole(first, { ...first, view: { asked: [] } as never, standing: null }).view).toEqual({ asked: [] });
    expect(whole(null, { ...first, standing: null })?.standing).toEqual([]);
  });

  it('is nothing where what it changes was forgotten', () => {
    expect(whole(null, change({ view: { asked: [1] } }))).toBeNull();
  });
});
