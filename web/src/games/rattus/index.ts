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

export const phases = ['population', 'class-card', 'abilities', 'plague', 'rats', 'resolve'];

/** What is optional stays open, in any order, until it is done. */
export function openPhases(table: Table): string[] {
  if (!table.isAsked) return table.phase === 'action' ? phases.slice(0, 3) : [];
  const turn = turnOf(table);
  return [
    ...(turn.offer('increase') ? ['population'] : []),
    ...(turn.offer('take') ? ['class-card'] : []),
    ...(turn.offer('use') || turn.card ? ['abilities'] : []),
  ];
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
  if (table.isStaged && table.isComplete && table.draftPicks.length) return words.say('board-rats-placed');
  return null;
}
