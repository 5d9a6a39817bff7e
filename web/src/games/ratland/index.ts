// RatLand's part of the page.

import type { Table } from '../../lib/table.svelte';
import { deploymentOf } from './deployment.svelte';

export { default as Answers } from './Answers.svelte';
export { default as Board } from './Board.svelte';
export { default as Numbers } from './Numbers.svelte';
export { default as Piece } from './Piece.svelte';
export { default as Point } from './Point.svelte';
export { cutting as beats, PHASES as phases } from './cutting';

/** A deployment is made as a whole, so it is asked as one. */
export function sentence(table: Table): string | null {
  const deployment = deploymentOf(table);
  if (!deployment.isOpen) return null;
  return deployment.left
    ? table.words.say('board-place', { rats: deployment.left })
    : table.words.say('board-all-placed');
}
