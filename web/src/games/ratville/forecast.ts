// What the game tells ahead: what a card lacks, what is due, what bites.

import type { Table } from '../../lib/table.svelte';
import type { Words } from '../../lib/words';
import { cardOf, listed, printedOf, viewOf, type Amounts } from './view';

export interface Lack {
  isLacking: boolean;
  /** The value that is needed and not there; 0 where it is. */
  die: number;
  missing: Amounts;
  /** What objects save. */
  saved: Amounts;
}
