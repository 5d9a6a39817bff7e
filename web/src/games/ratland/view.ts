// RatLand's table as the service shows it (src/rathaus/games/ratland/view.py).

import type { View } from '../../lib/messages';
import type { Table } from '../../lib/table.svelte';

export interface SewersView extends View {
  turn: number;
  active: number;
  rats: Array<Record<string, number>>;
  cheese: number[];
  graveyard: number[];
  pile: number;
  past_events: string[];
  events_left: number;
  past_food: number[];
  bag: Record<string, number>;
  clans: string[];
  boards: string[];
  foreseen_events: string[];
  foreseen_food: number[];
  foreseen_smells: Array<Record<string, number>>;
  smells: Array<Record<string, number>>;
  feeding: number[];
  questions: string[];
  indoor_limit: number;
  is_final: boolean;
}

export const AREAS = ['dump', 'city', 'field'];
/** In the order of their keys, 1 to 7. */
export const ZONES = [...AREAS, 'left-pipe', 'right-pipe', 'pantry', 'nursery'];
export const COLOURS = ['yellow', 'orange', 'white', 'black', 'purple', 'blue'];

export function viewOf(table: Table): SewersView | null {
  return (table.view as SewersView | null) ?? null;
}

/** Whom a pipe leads to. */
export function neighbour(seat: number, zone: string, players: number): number {
  return (seat + (zone === 'left-pipe' ? 1 : players - 1)) % players;
}

/** All rats of a clan that are alive. */
export function living(rats: Record<string, number>): number {
  return Object.values(rats).reduce((sum, count) => sum + count, 0);
}

/** Everybody as ties are decided: the Active Player first, then clockwise. */
export function activeOrder(view: SewersView): number[] {
  return view.cheese.map((_, place) => (view.active + place) % view.cheese.length);
}
