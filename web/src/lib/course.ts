// How the points of a match went, as lines of a plot, and where they turned.

import type { CoursePoint, Judged } from './messages';

/** A turn in which somebody gained or lost much against the others, and who moved in it, those who moved most first. */
export interface Leap {
  at: number;
  moved: Array<{ seat: number; change: number }>;
}

const MOST = 3;
const LEAST = 2; // points against the others; less is normal in every turn

/** The turns in which somebody gained or lost most against the others, in the order in which they were played. */
export function leaps(course: CoursePoint[]): Leap[] {
  const found = course.slice(1).map(({ points }, before): Leap & { size: number } => {
    const changes = points.map((now, seat) => now - course[before]!.points[seat]!);
    const sum = changes.reduce((total, change) => total + change, 0);
    const sizes = changes.map((change) => Math.abs(change - (sum - change) / Math.max(1, changes.length - 1)));
    const moved = changes.map((change, seat) => ({ seat, change })).filter(({ change }) => change);
    moved.sort((a, b) => Math.abs(b.change) - Math.abs(a.change));
    return { at: before + 1, moved: moved.slice(0, MOST), size: Math.max(...sizes) };
  });
  const largest = found.filter(({ moved, size }) => moved.length && size >= LEAST).sort((a, b) => b.size - a.size);
  return largest
    .slice(0, MOST)
    .sort((a, b) => a.at - b.at)
    .map(({ at, moved }) => ({ at, moved }));
}

/** Where a step lies among the points of a plot: between two of them, a part of the way. */
export function momentAt(course: CoursePoint[], step: number): number {
  const after = course.findIndex((point) => point.step >= step);
  if (after <= 0) return after < 0 ? Math.max(0, course.length - 1) : 0;
  const [before, next] = [course[after - 1]!.step, course[after]!.step];
  return after - 1 + (step - before) / (next - before);
}

/** Round numbers from the least to the most, about five of them. */
export function ticks(least: number, most: number): number[] {
  const rough = Math.max(1, (most - least) / 4);
  const ten = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((times) => times * ten).find((size) => size >= rough)!;
  const first = Math.floor(least / step);
  const count = Math.max(1, Math.ceil(most / step) - first);
  return Array.from({ length: count + 1 }, (_, at) => (first + at) * step);
}

/** Places for labels beside each other: in the order of where they want to be, at least this far apart. */
export function apart(wanted: number[], distance: number, most: number): number[] {
  const order = wanted.map((_, at) => at).sort((a, b) => wanted[a]! - wanted[b]!);
  const found = wanted.slice();
  order.forEach((at, place) => {
    if (place) found[at] = Math.max(found[at]!, found[order[place - 1]!]! + distance);
  });
  const over = Math.max(0, ...found.map((place) => place - most));
  order.toReversed().forEach((at, place, back) => {
    const limit = place ? found[back[place - 1]!]! - distance : most;
    if (over) found[at] = Math.min(found[at]!, limit);
  });
  return found;
}

/** Everybody's chances in a turn: the average of what its seats could know. */
export interface TurnChances {
  turn: number;
  /** The last of its steps. */
  step: number;
  chances: number[];
}

export function turnsOf(judged: Judged[]): TurnChances[] {
  const turns = new Map<number, Judged[]>();
  for (const each of judged) if (each.chances.length) turns.set(each.turn, [...(turns.get(each.turn) ?? []), each]);
  return [...turns].map(([turn, all]) => ({
    turn,
    step: all.at(-1)!.step,
    chances: all[0]!.chances.map((_, seat) => all.reduce((sum, { chances }) => sum + chances[seat]!, 0) / all.length),
  }));
}
