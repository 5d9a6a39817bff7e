// How things lie in a region: its name, its rats, and everybody's citizens below, as large as the room allows.

import type { Point } from './map';

const NAME = 26;
const RAT = 37;
const RAT_HIGH = 38;
const GAP = 4;
export const STACK = 54;
export const STACK_HIGH = 41;
const LARGEST = 1.14;
/** Nobody could read it if it were smaller, so it may reach beyond the border. */
const SMALLEST = 0.84;

export interface Layout {
  scale: number;
  /** Where the name is written, the corners of rats and stacks, and how much room all of it takes. */
  name: Point;
  rats: Point[];
  stacks: Point[];
  size: [width: number, height: number];
}

interface Rows {
  /** Rats and stacks in one row. */
  isFlat: boolean;
  /** Stacks in a row. */
  inRow: number;
}

/** All around the middle of the region. */
export function layout([width, height]: [number, number], rats: number, stacks: number): Layout {
  const ways: Rows[] = Array.from({ length: Math.max(1, stacks) }, (_, at) => ({ isFlat: false, inRow: stacks - at }));
  const found = [...ways, { isFlat: true, inRow: stacks }].map((rows) => {
    const size = sizeOf(rows, rats, stacks);
    return { rows, size, scale: Math.min(LARGEST, width / size[0], (height - NAME) / Math.max(1, size[1])) };
  });
  const best = found.reduce((a, b) => (b.scale > a.scale + 0.04 ? b : a));
  return placed(best.rows, rats, stacks, Math.max(SMALLEST, best.scale), best.size);
}

function sizeOf({ isFlat, inRow }: Rows, rats: number, stacks: number): [number, number] {
  const ratsWide = rats * RAT;
  if (isFlat) return [ratsWide + (rats ? GAP : 0) + stacks * STACK, Math.max(RAT_HIGH, STACK_HIGH)];
  const rows = stacks ? Math.ceil(stacks / inRow) : 0;
  return [Math.max(ratsWide, inRow * STACK, STACK), (rats ? RAT_HIGH : 0) + rows * STACK_HIGH];
}

function placed(rows: Rows, rats: number, stacks: number, scale: number, size: [number, number]): Layout {
  const [wide, high] = [size[0] * scale, size[1] * scale];
  const top = -(high + NAME) / 2 + NAME;
  const left = -wide / 2;
  const name: Point = [0, top - 7];
  const whole: [number, number] = [Math.max(wide, 80), high + NAME];
  const spread = (count: number, step: number, at: number): number => (at - count / 2) * step * scale;
  if (rows.isFlat) {
    const start = left + (rats * RAT + (rats ? GAP : 0)) * scale;
    return {
      scale,
      name,
      size: whole,
      rats: Array.from({ length: rats }, (_, at) => [left + at * RAT * scale, top]),
      stacks: Array.from({ length: stacks }, (_, at) => [start + at * STACK * scale, top - 2]),
    };
  }
  const below = top + (rats ? RAT_HIGH * scale : 0);
  return {
    scale,
    name,
    size: whole,
    rats: Array.from({ length: rats }, (_, at) => [spread(rats, RAT, at), top]),
    stacks: Array.from({ length: stacks }, (_, at) => {
      const row = Math.floor(at / rows.inRow);
      const count = Math.min(rows.inRow, stacks - row * rows.inRow);
      return [spread(count, STACK, at % rows.inRow), below + row * STACK_HIGH * scale];
    }),
  };
}
