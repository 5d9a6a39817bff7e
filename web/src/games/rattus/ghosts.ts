// What an answer will do, drawn before it is given: it only repeats what the question itself says.

import { forecastOf } from './seen';
import type { Turn } from './turn.svelte';

export interface Ghosts {
  /** By region or `haven`, then by seat: citizens that come, or go where it is negative. */
  citizens: Record<string, Record<number, number>>;
  /** From where to where something goes. */
  way: [from: string, to: string] | null;
  /** Where the camel or the plague piece will stand. */
  piece: { what: 'plague' | 'camel' | ''; region: string };
}

const NOTHING: Ghosts = { citizens: {}, way: null, piece: { what: '', region: '' } };

/** What is chosen, or what the pointer is on, seen as if it were done. */
export function ghostsOf(turn: Turn): Ghosts {
  const { table, prompt, args, amount } = turn;
  const me = table.seat;
  if (prompt === 'move-citizens') return moved(me, String(args.source), String(args.target), amount);
  if (prompt === 'use-bonus') return come(String(args.region), me, amount);
  if (turn.preview.citizens) return come(turn.preview.region, me, turn.preview.citizens);
  const region = turn.chosen || turn.near;
  if (!turn.regions.has(region)) return NOTHING;
  switch (prompt) {
    case 'place-citizens':
    case 'place-finally':
      return come(region, me, Number(args.citizens));
    case 'place-kept-citizens':
      return come(region, Number(args.seat), Number(args.citizens));
    case 'increase-population':
      return come(region, me, forecastOf(table, region)?.settle.at(-1)?.citizens ?? 0);
    case 'save-citizen':
    case 'flee':
      return { ...moved(me, region, 'haven', 1), way: null };
    case 'carry-to':
      return moved(me, String(args.region), region, 1);
    case 'choose-target':
      return { ...NOTHING, way: [String(args.region), region] };
    case 'move-rat':
      return { ...NOTHING, way: [String(args.region), region] };
    case 'move-camel':
      return { ...NOTHING, way: [String(args.region), region], piece: { what: 'camel', region } };
    case 'move-plague':
      return { ...NOTHING, way: [String(args.region), region], piece: { what: 'plague', region } };
    default:
      return NOTHING;
  }
}

function come(region: string, seat: number, citizens: number): Ghosts {
  return { ...NOTHING, citizens: citizens ? { [region]: { [seat]: citizens } } : {} };
}

function moved(seat: number, source: string, target: string, citizens: number): Ghosts {
  return {
    ...NOTHING,
    citizens: { [source]: { [seat]: -citizens }, [target]: { [seat]: citizens } },
    way: [source, target],
  };
}
