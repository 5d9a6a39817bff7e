// Ratings as hills over a ruler: the summit is the estimate, the width is the doubt.

import type { Rating } from './messages';

export interface Ruler {
  least: number;
  most: number;
}

const REACH = 3; // standard deviations that are drawn
const [SURE, NO_IDEA, LOWEST] = [2, 9, 0.3]; // standard deviations of the highest and of the lowest hill
const [NARROW, WIDE] = [10, 42];

/** A ruler on which all these ratings have room; the usual one where they fit. */
export function rulerFor(ratings: Array<Rating | null>): Ruler {
  const known = ratings.filter((rating) => rating !== null);
  const least = Math.min(NARROW, ...known.map(({ rating, doubt }) => Math.floor((rating - doubt) / 5) * 5));
  const most = Math.max(WIDE, ...known.map(({ rating, doubt }) => Math.ceil((rating + doubt) / 5) * 5));
  return { least, most };
}

/** The marks of a ruler: round numbers inside it, not more than this many. */
export function marks({ least, most }: Ruler, count = 7): number[] {
  const step = [5, 10, 20, 50].find((size) => (most - least) / size <= count) ?? 50;
  const first = Math.ceil((least + 1) / step) * step;
  return Array.from({ length: Math.max(0, Math.floor((most - 1 - first) / step) + 1) }, (_, at) => first + at * step);
}

/** The outline of a hill: it is higher where there is less doubt. */
export function outline(rating: Rating, x: (value: number) => number, base: number, height: number): string {
  const sigma = rating.doubt / 2;
  const top = height * Math.max(LOWEST, Math.min(1, (NO_IDEA - sigma) / (NO_IDEA - SURE)));
  const points = Array.from({ length: 49 }, (_, at) => {
    const z = -REACH + (at * REACH) / 24;
    return `${x(rating.rating + z * sigma).toFixed(1)} ${(base - top * Math.exp((-z * z) / 2)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}
