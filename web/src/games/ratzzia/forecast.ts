// What the rules say an answer will cause. The service sends it with the view; here it is only put together.

import type { AnswerOutcome, Forecast } from '../../lib/generated/ratzzia';
import type { SpelledOption } from '../../lib/messages';
import type { Table } from '../../lib/table.svelte';
import { laid, pieceOf, turnOf } from './turn.svelte';
import { viewOf } from './view';

/** Something that must be done before one may stop. */
export interface Duty {
  isDone: boolean;
  text: string;
}

const told = (table: Table): Forecast | null => viewOf(table)?.forecast ?? null;

/** The row of a column's next square; 0 where it is full. */
export function nextRow(table: Table, column: number): number {
  return told(table)?.next_rows[column - 1] ?? 0;
}

/** Complete columns that have not been looked at yet. */
export const waitingOf = (table: Table): number[] => told(table)?.waiting ?? [];

/** What the game tells of stopping now; none while it is not allowed. */
export function stoppingOf(table: Table): Forecast | null {
  const forecast = told(table);
  return forecast?.can_stop ? forecast : null;
}

/** What is still to be laid, and what is laid already of it. */
export function dutiesOf(table: Table): Duty[] {
  const forecast = told(table);
  if (!forecast || forecast.can_stop) return [];
  const { words } = table;
  const turn = turnOf(table);
  const support = turn.dice.filter(({ kind }) => kind === 'support');
  const places = (piece: string): number => turn.options.filter((option) => laid(option)?.piece === piece).length;
  const back = forecast.support_back;
  /** Dice that go back to the reserve are told of together. */
  const listed = support.filter((die) => die.pick >= 0 || !back || places(pieceOf(die)) > 0);
  const duties = listed.map((die): Duty => {
    const isDone = die.pick >= 0;
    const said = { value: die.value, laid: Number(isDone), places: places(pieceOf(die)) };
    return { isDone, text: words.say('board-duty-support', said) };
  });
  if (back) duties.push({ isDone: true, text: words.say('board-duty-back', { dice: back }) });
  const isOwnDone = !forecast.own_due;
  return [...duties, { isDone: isOwnDone, text: words.say('board-duty-own') }];
}

/** How many dice must still be laid before one may stop. */
export function missing(table: Table): number {
  const forecast = told(table);
  return (forecast?.support_due ?? 0) + Number(forecast?.own_due ?? false);
}

/** The same as a sentence. */
export function cannotStop(table: Table): string {
  const forecast = told(table);
  return table.words.say('board-cannot-stop', {
    support: forecast?.support_due ?? 0,
    own: Number(forecast?.own_due ?? false),
  });
}

/** What an option brings. */
export function outcomeOf(table: Table, option: SpelledOption): AnswerOutcome | undefined {
  return told(table)?.outcomes.find(({ action }) => action === option.action);
}
