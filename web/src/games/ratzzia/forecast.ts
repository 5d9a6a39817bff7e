// What the rules say will come of a choice. It is told with the view; nothing is reckoned here.

import type { SpelledOption } from '../../lib/messages';
import type { Table } from '../../lib/table.svelte';
import { turnOf } from './turn.svelte';
import { viewOf } from './view';

export interface Payment {
  column: number;
  /** By seat: what the squares pay. */
  paid: number[];
  jar: number;
  secured: number;
  needed: number;
  candies: number;
  asks: string;
}

export interface Gain {
  seat: number;
  food: number;
  squares: number;
  jar: number;
}

export interface Stopping {
  columns: Payment[];
  gains: Gain[];
  isWon: boolean;
}

/** Something that must be done before one may stop. */
export interface Duty {
  isDone: boolean;
  text: string;
}

export interface Way {
  option: SpelledOption;
  gives: number[];
  before: number[];
  after: number[];
}

export function stoppingOf(table: Table): Stopping | null {
  if (!turnOf(table).option('done')) return null;
  return { columns: [], gains: [], isWon: false };
}

export function dutiesOf(table: Table): Duty[] {
  void table;
  return [];
}

export function halfOf(table: Table, seat: number): number {
  return Math.ceil((viewOf(table)?.food[seat] ?? 0) / 2);
}

export function waysOf(table: Table): Way[] {
  const before = viewOf(table)?.food ?? [];
  const gives = before.map((food) => Math.ceil(food / 2));
  return turnOf(table).options.map((option) => {
    const step = option.verb === 'left' ? before.length - 1 : 1;
    return {
      option,
      gives,
      before,
      after: before.map((food, seat) => food - gives[seat]! + gives[(seat + step) % before.length]!),
    };
  });
}

export function securedBy(table: Table, value: number): { food: number; needed: number } {
  void table;
  return { food: 2 * value, needed: 0 };
}

/** How many dice must still be laid before one may stop. */
export function missing(table: Table): number {
  void table;
  return 1;
}
