// The games' own boards. A game without one is shown field by field (GenericBoard.svelte), so every game can be played.

import type { Boards } from '../lib/board';

/** One line for each game that has a board. */
export const BOARDS: Boards = {
  ratland: () => import('./ratland'),
  rattus: () => import('./rattus'),
  ratville: () => import('./ratville'),
  ratzzia: () => import('./ratzzia'),
};
