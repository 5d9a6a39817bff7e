// The seats' part of chance: a seed is promised while the table is open, and given when it starts.

import { app } from './app.svelte';
import type { TableState } from './messages';
import { keepSeed, seedFrom, seedOf } from './seeds';
import { sha256 } from './sha256';

export class Sowing {
  private sent = new Set<string>();

  /** Promise or give a seed for each of one's own seats, as the table needs it. */
  follow(table: TableState): void {
    if (table.state !== 'open' && table.state !== 'starting') return;
    for (const seat of table.you.seats) {
      const seed = seedOf(table.match.id, seat, table.state === 'open');
      if (!seed) continue;
      const hash = sha256(seed);
      const isOpen = table.state === 'open';
      const step = `${table.match.id}/${seat}/${isOpen ? hash : 'seed'}/${table.seats[seat]?.seed_hash}`;
      const isDue = isOpen ? table.seats[seat]?.seed_hash !== hash : table.seats[seat]?.seed_hash === hash;
      if (!isDue || this.sent.has(step)) continue;
      this.sent.add(step);
      // No notice if it comes too late: the match goes on without it.
      void app.connection.send({ type: 'seed', table: table.code, seat, ...(isOpen ? { hash } : { seed }) });
    }
  }

  /** Promise another seed for one's seat, as long as the table is open. */
  plant(table: TableState, seat: number, typed: string): void {
    if (table.state !== 'open') return;
    keepSeed(table.match.id, seat, seedFrom(typed));
    this.follow(table);
  }
}
