// Ratzzia's table as the service shows it, and what it implies.

import { argsIn, factsIn } from '../../lib/facts';
import type {
  Column,
  CupboardView,
  Die,
  Events,
  Printed,
  PrintedColumn,
  PrintedSquare,
  Questions,
} from '../../lib/generated/ratzzia';
import type { SpelledOption } from '../../lib/messages';
import type { Table } from '../../lib/table.svelte';
import type { Words } from '../../lib/words';

export type { Column, CupboardView, Die, Printed, PrintedColumn, PrintedSquare };

export const { factsOf } = factsIn<Events>();
export const argsOf = argsIn<Questions>();

/** The keys of the columns, from left to right, and that of the cat. */
export const COLUMN_KEYS = [...'asdfgjklpo'];
export const CAT_KEY = 'c';

export function viewOf(table: Table): CupboardView | null {
  return (table.view as CupboardView | null) ?? null;
}

/** The board as it is printed; none until it has been read. */
export function printedOf(table: Table): Printed | null {
  return table.printed as Printed | null;
}

/** What stands above a column, in a word or two. */
export function signOf(words: Words, { reward, sausages }: Pick<Column, 'reward' | 'sausages'>): string {
  return words.say(`board-sign-${reward}`, { sausages });
}

/** A player's dice that are not on the board: in hand, or in the roll of their turn. */
export function diceOff(table: Table, seat: number): number {
  const view = viewOf(table);
  if (!view) return 0;
  const isActive = view.active === seat;
  if (table.show.isPlaying) return table.lies(`${seat}/hand`) + (isActive ? table.lies('tray', 'die') : 0);
  const rolled = isActive ? view.rolled.reduce((sum, dice) => sum + dice, 0) : 0; // less those that were just laid
  return view.hands[seat]! + rolled;
}

export type Token = 'cheese' | 'biscuit' | 'sausage';

/** Food as it lies there, in the largest tokens (A-35: they are only drawn). */
export function tokensOf(food: number, { tokens }: Pick<Printed, 'tokens'>): Token[] {
  let left = food;
  return tokens
    .toSorted((one, other) => other.worth - one.worth)
    .flatMap(({ name, worth }) => {
      const count = Math.floor(left / worth);
      left -= count * worth;
      return Array.from({ length: count }, () => name as Token);
    });
}

/** The option with this verb and, where they are named, these arguments. */
export function optionOf(
  options: SpelledOption[],
  verb: string,
  args: Record<string, number | string> = {},
): SpelledOption | undefined {
  return options.find(
    (option) => option.verb === verb && Object.entries(args).every(([name, value]) => option.args[name] === value),
  );
}
