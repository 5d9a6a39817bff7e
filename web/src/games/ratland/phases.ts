// The phases of a turn in their order, as the rail shows them.

export const PHASES = ['event', 'rats', 'attack', 'births', 'return', 'cheese', 'feeding'];

/** The number of the phase that the game tells; 0 before the first turn. */
export function phaseNow(phase: string): number {
  return PHASES.indexOf(phase) + 1;
}
