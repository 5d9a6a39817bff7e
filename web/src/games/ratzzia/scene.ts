// Which die lies where: as a view has it, and as far as events have been told since. It only follows what they say moved.

import type { EventLine, Move } from '../../lib/messages';
import type { Table } from '../../lib/table.svelte';
import type { CupboardView, Die } from './view';

export interface Rolled extends Die {
  isMarked: boolean;
  /** Whether it was thrown by the last roll that was told. */
  isThrown: boolean;
}

export interface Scene {
  /** By the name of its square: `column-5/2`, `cat/3`. */
  dice: Record<string, Die>;
  /** The dice of the roll, in the order in which they fell. */
  tray: Rolled[];
}

export const TRAY = 'tray';
export const SUPPORT = -1;

export const squareAt = (column: number, row: number): string => (column ? `column-${column}/${row}` : `cat/${row}`);

export function sceneOf(view: CupboardView): Scene {
  const dice: Record<string, Die> = {};
  view.columns.forEach(({ squares }, at) => {
    for (const { row, die } of squares) if (die) dice[squareAt(at + 1, row)] = die;
  });
  view.cat.forEach((die, at) => (dice[squareAt(0, at + 1)] = die));
  const own = rolled(view.rolled, view.active);
  return { dice, tray: [...own, ...rolled(view.rolled_support, SUPPORT)] };
}

/** The scene as far as it has been shown. */
export function sceneNow(table: Table): Scene {
  const { story } = table.show;
  if (story) return story.lines.reduce(after, sceneOf(story.view as CupboardView));
  return sceneOf(table.view as CupboardView);
}

/** This many dice of each value, lowest first. */
function rolled(counts: number[], owner: number): Rolled[] {
  return counts.flatMap((count, at) =>
    Array.from({ length: count }, () => ({ owner, value: at + 1, isMarked: false, isThrown: false })),
  );
}

export const ROLLS = ['dice-rolled', 'dice-rerolled', 'support-rolled'];

/** The scene after an event. */
export function after(scene: Scene, line: EventLine): Scene {
  const next: Scene = { dice: { ...scene.dice }, tray: [...scene.tray] };
  if (ROLLS.includes(line.kind)) next.tray = next.tray.map((die) => ({ ...die, isThrown: false }));
  if (line.kind === 'die-marked') mark(next.tray, Number(line.facts.value));
  if (line.kind === 'dice-rerolled') throwAgain(next, line);
  else for (const move of line.moves) take(next, move);
  return next;
}

function mark(tray: Rolled[], value: number): void {
  const at = tray.findIndex((die) => die.value === value && !die.isMarked && die.owner !== SUPPORT);
  const die = tray[at];
  if (die) tray[at] = { ...die, isMarked: true };
}

/** Marked dice are thrown where they lie, those from the hand beside them; the others keep still. */
function throwAgain(scene: Scene, { facts }: EventLine): void {
  const owner = Number(facts.seat);
  const thrown = (facts.values as number[]).map((value) => ({ owner, value, isMarked: false, isThrown: true }));
  const tray = scene.tray.map((die) => (die.isMarked ? (thrown.shift() ?? die) : die));
  scene.tray = [...tray, ...thrown];
}

function take(scene: Scene, { what, source, target, count = 1, seat = SUPPORT, which = '' }: Move): void {
  if (!what.endsWith('die')) return;
  const die = { owner: seat, value: Number(which) };
  delete scene.dice[source];
  if (source === TRAY) scene.tray = without(scene.tray, die, count);
  if (target === TRAY) scene.tray = [...scene.tray, { ...die, isMarked: false, isThrown: true }];
  else if (/^(column-|cat\/)/.test(target)) scene.dice[target] = die;
}

/** The tray without this many dice of an owner: those of this value, or any where none is named. */
function without(tray: Rolled[], { owner, value }: Die, count: number): Rolled[] {
  let left = count;
  return tray.filter((die) => {
    const isGone = left > 0 && die.owner === owner && (!value || die.value === value);
    if (isGone) left -= 1;
    return !isGone;
  });
}
