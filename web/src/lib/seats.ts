// Seats: numbers for the rules, letters for people; each has a colour and a shape, never a colour alone.

export const LETTERS = 'ABCDEFGHJKLM';
export const SHAPES = ['circle', 'square', 'triangle', 'diamond', 'hexagon', 'star'] as const;
export type Shape = (typeof SHAPES)[number];

export interface Look {
  letter: string;
  shape: Shape;
  colour: string;
  on: string;
  hasSecondRing: boolean;
}

const INK = '#15211d';
const COLOURS: Array<[colour: string, on: string]> = [
  ['#ea6433', INK],
  ['#7ccbf5', INK],
  ['#fbe26a', INK],
  ['#0a8466', '#fff'],
  ['#e07fb3', INK],
  ['#5450b8', '#fff'],
];

export function letter(seat: number): string {
  return LETTERS[seat] ?? '?';
}

/** How a seat looks; seats 7 to 12 repeat colour and shape with a second ring. */
export function look(seat: number): Look {
  const kind = ((seat % 6) + 6) % 6;
  const [colour, on] = COLOURS[kind] ?? ['#9a8f86', INK];
  return { letter: letter(seat), shape: SHAPES[kind] ?? 'circle', colour, on, hasSecondRing: seat >= 6 };
}

/** The corners of a regular polygon, or of a star where `inner` is less than one, around 0,0. */
export function corners(count: number, radius: number, turn: number, inner = 1): string {
  const steps = inner === 1 ? count : 2 * count;
  return Array.from({ length: steps }, (_, step) => {
    const reach = inner !== 1 && step % 2 ? radius * inner : radius;
    const angle = turn + (step * 2 * Math.PI) / steps;
    return `${(reach * Math.cos(angle)).toFixed(2)},${(reach * Math.sin(angle)).toFixed(2)}`;
  }).join(' ');
}
