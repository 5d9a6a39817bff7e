// The dice of a roll as they lie in the tray: those that are left, and where the others were laid.

import type { SpelledOption } from '../../lib/messages';

export interface TrayDie {
  /** Unlike any other die in the tray. */
  id: string;
  /** Whose: own, support, candy, or one that the cat gave back, without a value. */
  kind: 'own' | 'support' | 'candy' | 'recovered';
  value: number;
  /** Which pick of the draft laid or marked it; -1 while it lies there. */
  pick: number;
  /** The column where it was laid, 0 for the cat; -1 while it lies in the tray. */
  column: number;
}

const KINDS: Record<string, TrayDie['kind']> = {
  place: 'own',
  cat: 'own',
  mark: 'own',
  support: 'support',
  'support-cat': 'support',
  candy: 'candy',
  'mark-recovered': 'recovered',
};

const isMark = (pick: SpelledOption): boolean => pick.verb.startsWith('mark');

/** A pick of the draft as the die that it took. */
function taken(pick: SpelledOption, at: number): Omit<TrayDie, 'id'> | null {
  const kind = KINDS[pick.verb];
  if (!kind) return null;
  const column = isMark(pick) ? -1 : Number(pick.args.column ?? 0);
  return { kind, value: Number(pick.args.value ?? 0), pick: at, column };
}

/**
 * The dice of one kind, lowest first. `counts` are those that are left in the tray, by value from 1 on, or in all where
 * they are only marked. Of several equal dice, those that were tapped are the ones that went.
 */
export function diceOf(
  kind: TrayDie['kind'],
  counts: number[],
  picks: SpelledOption[],
  tapped: readonly string[],
): TrayDie[] {
  const gone = picks.map(taken).filter((die) => die?.kind === kind) as Array<Omit<TrayDie, 'id'>>;
  const dice: TrayDie[] = [];
  counts.forEach((left, at) => {
    const value = counts.length === 1 ? 0 : at + 1;
    const went = gone.filter((die) => die.value === value);
    const isLaid = went.some(({ column }) => column >= 0);
    const all = isLaid ? left + went.length : Math.max(left, went.length);
    const ids = Array.from({ length: all }, (_, number) => `${kind}-${value}-${number}`);
    const first = tapped.filter((id) => ids.includes(id));
    const order = [...first, ...ids.filter((id) => !first.includes(id))];
    for (const id of ids) {
      const which = went[order.indexOf(id)];
      dice.push(which ? { ...which, id } : { id, kind, value, pick: -1, column: -1 });
    }
  });
  return dice;
}
