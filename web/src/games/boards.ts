// The games' own boards. A game without one is shown field by field (GenericBoard.svelte), so every game can be played.
// A board gets { table }: it reads table.state.view and table.question, and calls table.choose(option).

import type { Component } from 'svelte';

import type { Table } from '../lib/table.svelte';

export type Board = Component<{ table: Table }>;

/** One line for each game that has a board: `ratland: () => import('./ratland/Board.svelte')`. */
export const BOARDS: Record<string, () => Promise<{ default: Board }>> = {};

/** Games in which everything lies open: people at one device need no curtain between them. */
const OPEN_GAMES = ['ratzzia'];

export function hasSecrets(game: string): boolean {
  return !OPEN_GAMES.includes(game);
}
