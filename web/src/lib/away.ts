// Who counts as away, and who still has to agree to a bot. Seconds are counted by the page's own clock.

import type { SeatState, TableState } from './messages';

/** Whether a person sits there and plays, without a bot. */
export function plays(seat: SeatState): boolean {
  return seat.kind === 'person' && !seat.bot;
}

/** Seconds until somebody whose line is down counts as away; 0 once they do, null while they are here. */
export function graceLeft(seat: SeatState, passed: number): number | null {
  if (seat.has_left) return 0;
  return seat.is_connected ? null : Math.max(0, Math.ceil(seat.grace_left - passed));
}

/** Those whose vote is still missing before a bot takes a seat: all who play and are not away. */
export function stillToAsk(table: TableState, at: number, passed: number): string[] {
  const asked = table.seats[at]?.bot_asked_by ?? [];
  const missing = table.seats.filter(
    (seat, other) => other !== at && plays(seat) && graceLeft(seat, passed) !== 0 && !asked.includes(seat.who),
  );
  return missing.map((seat) => seat.name);
}

/** Seconds as a clock shows them. */
export function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
