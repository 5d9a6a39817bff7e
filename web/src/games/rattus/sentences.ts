// What things on the board say in words, for sheets, lists and screen readers.

import type { Table } from '../../lib/table.svelte';
import type { Resolution, Turned } from './story';
import { citizensIn, forecastOf, ratsIn, viewOf } from './seen';

/** The players' citizens in a region: who, and how many. */
export function citizensInWords(table: Table, region: string): string {
  const { words } = table;
  const found = citizensIn(table, region).flatMap((count, seat): Array<[number, number]> =>
    count ? [[seat, count]] : [],
  );
  return found.length ? words.bySeat(found) : words.say('board-nobody');
}

/** All that lies in a region. */
export function regionInWords(table: Table, region: string): string {
  const { words } = table;
  const view = viewOf(table);
  return [
    words.say('board-rats', { rats: ratsIn(table, region).length }),
    citizensInWords(table, region),
    ...(view?.plague === region ? [words.say('board-plague-here')] : []),
    ...(view?.camel === region ? [words.say('board-camel-here')] : []),
  ].join('. ');
}

export function capital(text: string): string {
  const words = text.trim();
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

/** Where this many new citizens come from: rats, and cards that add some. */
export function settleLine(table: Table, region: string, { cards }: { cards: string[] }): string {
  const { words } = table;
  const rats = words.say('board-rats', { rats: ratsIn(table, region).length });
  return [rats, ...cards.map((card) => words.name(card))].join(' + ');
}

/** What the plague would do here. */
export function plagueLine(table: Table, region: string): string {
  const found = forecastOf(table, region);
  if (!found) return '';
  return table.words.say('board-plague-would', { rats: ratsIn(table, region).length, more: found.new_rats });
}

/** A token that was turned over: its limit, whether it strikes, and whom each of its symbols hits. */
export function tokenLines(table: Table, resolution: Resolution, row: Turned): string {
  const { words } = table;
  const { limit, citizens } = row;
  const less = resolution.less;
  const first = words.say(less ? 'board-limit-lowered' : 'board-limit', { limit, less });
  const strikes = words.say(row.isOutbreak ? 'board-strikes' : 'board-spares', { citizens });
  if (!row.isOutbreak) return `${first} ${strikes}`;
  const symbols = [...new Set<string>(row.symbols)];
  const hit = symbols.map((symbol) => ({
    symbol,
    seats: row.losses.filter((loss) => loss.symbols.includes(symbol)).map(({ seat }) => seat),
  }));
  const hits = hit
    .filter(({ seats }) => seats.length)
    .map(({ symbol, seats }) =>
      words.say('board-hit', { symbol: capital(words.name(symbol)), names: words.nameList(seats) }),
    );
  const idle = hit.filter(({ seats }) => !seats.length).map(({ symbol }) => words.name(symbol));
  const nobody = idle.length ? [words.say('board-hit-nobody', { symbols: capital(words.commas(idle)) })] : [];
  return [first, strikes, ...hits, ...nobody].join(' ');
}
