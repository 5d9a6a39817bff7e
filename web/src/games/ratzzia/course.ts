// The turn as it was told so far: which columns paid, what went home from where, what was laid last.

import type { Events } from '../../lib/generated/ratzzia';
import type { EventLine } from '../../lib/messages';
import { squareAt } from './scene';
import { factsOf, type Die, type Printed } from './view';

export interface Completed {
  column: number;
  /** What the player whose turn it is has got from it, in food: negative where it was given away. */
  gain: number;
  /** What else it brought: a candy die, food into the sack, nothing. */
  brought: '' | 'candy' | 'secured' | 'nothing';
}

export interface Course {
  completed: Completed[];
  /** The dice that went home from their squares, and what each was paid. */
  gone: Record<string, { die: Die; paid: number }>;
  /** The squares on which dice were laid last. */
  last: string[];
}

const isTurn = ({ kind }: EventLine): boolean => kind === 'turn-began';
const LAID = ['die-placed', 'die-shown-to-cat', 'dice-forced', 'candy-placed', 'ana-moved'];

export function courseOf(lines: EventLine[], active: number, printed: Printed): Course {
  const from = lines.findLastIndex(isTurn);
  const now = lines.slice(from + 1);
  const course: Course = { completed: [], gone: {}, last: lastLaid(lines) };
  for (const line of now) follow(course, line, active, printed);
  return course;
}

function follow(course: Course, line: EventLine, active: number, printed: Printed): void {
  const { kind } = line;
  const open = course.completed.at(-1);
  const done = factsOf(line, 'column-completed');
  const home = factsOf(line, 'dice-returned');
  if (done) course.completed.push({ column: done.column, gain: 0, brought: '' });
  if (home) goHome(course, home, printed);
  if (kind === 'cat-came') course.gone = {};
  if (!open) return;
  const paid = factsOf(line, 'squares-paid') ?? factsOf(line, 'jar-opened');
  const given = factsOf(line, 'food-given');
  if (paid?.seat === active) open.gain += paid.sausages;
  open.gain += factsOf(line, 'food-robbed')?.food ?? 0;
  if (given?.receiver === active) open.gain += given.food;
  if (given?.giver === active) open.gain -= given.food;
  if (kind.startsWith('candy-from')) open.brought = 'candy';
  if (kind === 'food-secured') open.brought = 'secured';
  if (kind === 'nothing-secured' || kind === 'no-candy-left') open.brought = 'nothing';
}

function goHome({ gone }: Course, { column, rows, owners, values }: Events['dice-returned'], printed: Printed): void {
  rows.forEach((row, at) => {
    const die = { owner: owners[at]!, value: values[at]! };
    const pay = printed.columns[column - 1]?.squares.find((square) => square.row === row)?.pay ?? 0;
    gone[squareAt(column, row)] = { die, paid: die.owner < 0 ? 0 : pay };
  });
}

/** Where dice were laid in the last turn in which any were. */
function lastLaid(lines: EventLine[]): string[] {
  const latest = lines.findLastIndex(({ kind }) => LAID.includes(kind));
  const from = lines.slice(0, latest + 1).findLastIndex(isTurn);
  return lines
    .slice(from + 1, latest + 1)
    .filter(({ kind }) => LAID.includes(kind))
    .flatMap(({ moves }) => moves.map(({ target }) => target));
}
