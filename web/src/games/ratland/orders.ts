// What may be decided once and for all: for each thing that a player may do, but need not, the answer that declines
// it, and the one that does it where that needs no other choice. Who must do something (RL-12.3) is always asked.

import type { Table } from '../../lib/table.svelte';
import type { Answer, StandingChoice } from '../../lib/board';
import { aboutKey, viewOf, type SewersView } from './view';

const STAY: Answer = { verb: 'stay', args: {} };
const PASS: Answer = { verb: 'pass', args: {} };
const KEEP: Answer = { verb: 'keep', args: {} };
const alarm = (rats: number): Answer => ({ verb: 'alarm', args: { rats } });
const turn = (cheese: number): Answer => ({ verb: 'turn', args: { cheese } });

/** Events come to everybody. */
const EVENTS: StandingChoice[] = [
  { prompt: 'put-back', card: 'rat-with-a-helmet', about: 'about-rat-with-a-helmet', never: KEEP },
  { prompt: 'deploy', card: 'sound-the-alarm', about: 'about-sound-the-alarm', never: alarm(0), always: alarm(1) },
  {
    prompt: 'trade-rats',
    card: 'rattibal-lector',
    about: 'about-rattibal-lector',
    never: KEEP,
    always: { verb: 'trade-healthy', args: {} },
  },
];

/** What a clan offers on its first side, or on its second. */
const CLANS: Record<string, (isSecond: boolean) => { prompt: string; never: Answer; always?: Answer }> = {
  sports: () => ({ prompt: 'redeploy', never: STAY }),
  corrupt: () => ({ prompt: 'add-piece', never: PASS }),
  scavenger: () => ({ prompt: 'scavenge', never: PASS, always: { verb: 'draw', args: {} } }),
  alchemist: (isSecond) => ({ prompt: 'turn-cheese', never: turn(0), always: turn(isSecond ? 2 : 1) }),
};

/** All that this clan may be asked in this match. */
export function standingChoices(view: Pick<SewersView, 'clans' | 'is_final'>, seat: number): StandingChoice[] {
  const clan = view.clans[seat] ?? '';
  const own = CLANS[clan]?.(view.is_final);
  const about = `about-${clan}-${view.is_final ? 'second' : 'first'}`;
  return own ? [...EVENTS, { ...own, card: clan, about }] : EVENTS;
}

/** All that the person at this table may be asked. */
export function orders(table: Table): StandingChoice[] {
  const view = viewOf(table);
  if (!view) return [];
  return standingChoices(view, table.seat).map((choice) => ({
    ...choice,
    about: aboutKey(table.words, view, choice.about),
  }));
}
