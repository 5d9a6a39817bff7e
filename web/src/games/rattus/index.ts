// Rattus's part of the page.

import { settings } from '../../lib/settings.svelte';
import type { Table } from '../../lib/table.svelte';
import { forecastOf, ratsIn, viewOf } from './seen';
import { turnOf } from './turn.svelte';

export { default as Answers } from './Answers.svelte';
export { default as Board } from './Board.svelte';
export { default as List } from './List.svelte';
export { default as Numbers } from './Numbers.svelte';
export { default as Piece } from './Piece.svelte';
export { default as Point } from './Point.svelte';
export { default as Side } from './Side.svelte';

const PHASES = ['population', 'class-card', 'abilities', 'plague', 'rats', 'resolve'];

/** A turn; in the final round, where only cards are used, the ribbon says how far it is. */
export const phases = (table: Table): string[] => ((viewOf(table)?.last ?? -1) < 0 ? PHASES : []);

const ACTIONS = ['action', ...PHASES.slice(0, 3)];

/** During the actions those that are done, afterwards all that is over. */
export function donePhases(table: Table): string[] {
  if (ACTIONS.includes(table.phase)) return viewOf(table)?.forecast.done_actions ?? [];
  return PHASES.slice(0, Math.max(0, PHASES.indexOf(table.phase)));
}

/** What is optional stays open, in any order, until it is done. */
export function openPhases(table: Table): string[] {
  if (!phases(table).length || !ACTIONS.includes(table.phase)) return [];
  return viewOf(table)?.forecast.open_actions ?? [];
}

/** What is asked, with what is chosen already. */
export function sentence(table: Table): string | null {
  const turn = turnOf(table);
  const { words } = table;
  if (settings.list) return null; // there it is asked step by step
  if (turn.prompt === 'act' && viewOf(table))
    return words.say(turn.isSure && turn.isIdle ? 'board-nothing-done' : turn.isIdle ? 'board-act' : 'board-act-on');
  if (turn.prompt === 'move-plague' && turn.chosen)
    return words.say('board-plague-chosen', {
      region: words.name(turn.chosen),
      rats: ratsIn(table, turn.chosen).length,
      more: forecastOf(table, turn.chosen)?.new_rats ?? 0,
    });
  if (turn.prompt === 'move-citizens')
    return words.say('board-moving', {
      citizens: turn.amount,
      source: words.name(String(turn.args.source)),
      target: words.name(String(turn.args.target)),
    });
  if (turn.isAnywhere && !turn.chosen && table.question)
    return `${words.prompt(table.question)} ${words.say('board-anywhere')}`;
  if (table.isStaged && table.isComplete && table.draftPicks.length) return words.say('board-rats-placed');
  return null;
}
