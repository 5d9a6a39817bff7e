// What the board reads from a table: the view and what is printed, as the game tells them, and what lies where now.

import { factsIn } from '../../lib/facts';
import type { EuropeView, Events, Printed, RegionForecast } from '../../lib/generated/rattus';
import type { Table } from '../../lib/table.svelte';
import type { ClassSymbol } from '../../pieces/SymbolPaths.svelte';
import { LANDS } from './map';

export const { factsOf, allOf } = factsIn<Events>();

export const SLOTS = [1, 2, 3];
export const ON_TABLE = -1;

export function viewOf(table: Table): EuropeView | null {
  return table.view as EuropeView | null;
}

export function printedOf(table: Table): Printed | null {
  return table.printed as Printed | null;
}

/** Whether all regions of this match can be drawn; the box may have been corrected. */
export function isDrawn(table: Table): boolean {
  return (printedOf(table)?.regions ?? []).every(({ name }) => name in LANDS);
}

/** What could be done in a region now, as the game tells it; none for spectators. */
export function forecastOf(table: Table, region: string): RegionForecast | null {
  return viewOf(table)?.forecast.regions[region] ?? null;
}

export function citizensIn(table: Table, region: string): number[] {
  return table.names.map((_, seat) => table.lies(`${seat}/${region}`, 'citizen'));
}

/** The places of a region's rats; with those that are staged. */
export function ratsIn(table: Table, region: string): string[] {
  const staged = table.show.isPlaying ? {} : (viewOf(table)?.rats ?? {});
  return SLOTS.map((slot) => `${region}-${slot}`).filter((place) => table.lies(place, 'rat') > 0 || place in staged);
}

/** Rats that are staged and not yet there for everybody. */
export function isStaged(table: Table, place: string): boolean {
  return !table.show.isPlaying && table.lies(place, 'rat') === 0;
}

export function neighbours(table: Table, region: string): Array<{ name: string; isSea: boolean }> {
  const found = printedOf(table)?.regions.find(({ name }) => name === region);
  const named = (names: string[], isSea: boolean): Array<{ name: string; isSea: boolean }> =>
    names.map((name) => ({ name, isSea }));
  return [...named(found?.land ?? [], false), ...named(found?.sea ?? [], true)];
}

export function symbolOf(table: Table, card: string): ClassSymbol {
  return (printedOf(table)?.cards.find(({ name }) => name === card)?.symbol ?? 'none') as ClassSymbol;
}

/** `4 all royalty start`: a token as views name it. */
export function faceOf(token: string): { limit: number; symbols: ClassSymbol[] } {
  const [limit, ...symbols] = token.split(' ');
  return { limit: Number(limit), symbols: symbols.filter((word) => word !== 'start') as ClassSymbol[] };
}

/** The rats that were turned over, as far as it has been shown. */
export function revealedOf(table: Table): string[] {
  const told = table.show.came('revealed', 'revealed').flatMap(({ which }) => which ?? []);
  return [...(viewOf(table)?.revealed ?? []), ...told];
}

/** The region of a rat's place, and its number there. */
export function ratAt(place: string): { region: string; rat: number } {
  const cut = place.lastIndexOf('-');
  return { region: place.slice(0, cut), rat: Number(place.slice(cut + 1)) };
}

/** Why a card can neither be used nor taken now, in words; '' where it can, or for spectators. */
export function whyIdle(table: Table, card: string): string {
  const reason = viewOf(table)?.forecast.idle[card];
  return reason && !table.show.isPlaying ? table.words.say(`board-idle-${reason}`) : '';
}

/** Whether a seat has looked at a rat that still lies there. */
export function hasNotes(table: Table): boolean {
  return table.seat >= 0 && Object.keys(viewOf(table)?.known ?? {}).length > 0;
}

/** What a card does, in one line; in the final round some do something else. */
export function cardLine(table: Table, card: string): string {
  const { words } = table;
  const isFinal = (viewOf(table)?.last ?? -1) >= 0;
  return words.say(isFinal && words.has(`about-final-${card}`) ? `about-final-${card}` : `about-${card}`);
}
