// What the board says in words: for screen readers, for the list, on ghosts and papers.

import type { Table } from '../../lib/table.svelte';
import type { Words } from '../../lib/words';
import type { Completed } from './course';
import { nextRow } from './forecast';
import { squareAt, type Scene } from './scene';
import type { TrayDie } from './tray';
import { turnOf } from './turn.svelte';
import { argsOf, printedOf, signOf, viewOf, type Die, type PrintedSquare } from './view';

/** A die and whose it is. */
export function dieWords(words: Words, { owner, value }: Die): string {
  if (owner < 0) return words.say('board-die-support', { value });
  return words.say(value ? 'board-die' : 'board-die-candy', { name: words.player(owner), value });
}

/** What a square takes and pays. */
export function squareWords(words: Words, { need, pay }: PrintedSquare): string {
  const kind = need === 'any' || need === '=' ? (need === 'any' ? 'any' : 'pair') : 'value';
  return words.say('board-square', { kind, value: kind === 'value' ? Number(need) : 0, pay });
}

/** A column in one sentence: its name, its dice from below, what comes next, and what a tap does now. */
export function columnSentence(table: Table, number: number, scene: Scene): string {
  const { words } = table;
  const column = printedOf(table)!.columns[number - 1]!;
  const visible = column.squares.filter((square) => !square.is_covered);
  const next = nextRow(table, number);
  const below = visible.filter(({ row }) => !next || row < next);
  const dice = below.map(({ row }) => {
    const die = scene.dice[squareAt(number, row)];
    return die ? dieWords(words, die) : words.say('board-gap');
  });
  const square = visible.find(({ row }) => row === next);
  return [
    words.say('board-column', {
      column: number,
      name: signOf(words, column),
      filled: dice.length,
      squares: visible.length,
      dice: dice.length ? words.commas(dice) : '',
    }),
    square ? words.say('board-next', { square: squareWords(words, square) }) : words.say('board-full'),
    columnAction(table, number),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Why a die that is held does not fit into a column. */
export function notThere(table: Table, number: number): string {
  const { words } = table;
  const next = nextRow(table, number);
  const square = printedOf(table)!.columns[number - 1]?.squares.find(({ row }) => row === next);
  return words.say('board-not-there', { full: Number(!square), square: square ? squareWords(words, square) : '' });
}

/** What a tap on a column does now. */
export function columnAction(table: Table, number: number): string {
  const turn = turnOf(table);
  const option = turn.onColumn(number);
  if (option) return table.words.say(option.verb === 'ana' ? 'board-tap-ana' : 'board-tap-back');
  return turn.isLit(number) ? table.words.say('board-tap-lay') : '';
}

/** What a column has brought to its owner, on its tag. */
export function gainWords(words: Words, done: Completed | undefined): string {
  if (!done) return '';
  if (done.gain) return done.gain > 0 ? `+${done.gain}` : `−${-done.gain}`;
  return done.brought ? words.say(`board-brought-${done.brought}`) : '✓';
}

/** Where a die of the tray was laid. */
export function laidWords(table: Table, { kind, value, column }: TrayDie): string {
  const { words } = table;
  const view = viewOf(table);
  const seen = view?.columns[column - 1];
  return words.say(seen ? 'board-laid' : 'board-laid-cat', { kind, value, name: seen ? signOf(words, seen) : '' });
}

/** The name of a die in the tray, and what a tap on it does. */
export function trayWords(table: Table, die: TrayDie): string {
  const { words } = table;
  const turn = turnOf(table);
  const said = words.say('board-tray-die', { kind: die.kind, value: die.value });
  if (turn.prompt === 'mark-dice')
    return words.say(die.pick >= 0 ? 'board-tray-marked' : 'board-tray-mark', { die: said });
  if (die.pick >= 0) return words.say('board-tray-back', { die: said, place: laidWords(table, die) });
  return words.say(turn.isFree(die) ? 'board-tray-hold' : 'board-tray-stuck', { die: said });
}

/** How the cat's row stands: what lies there, how many squares are left, and what she waits for. */
export function catOf(table: Table, scene: Scene): { lying: Die[]; left: number; says: string } {
  const { words } = table;
  const view = viewOf(table)!;
  const lying = Array.from({ length: view.cat_length }, (_, at) => scene.dice[squareAt(0, at + 1)]).filter(
    (die) => !!die,
  );
  const { watched: value, greys_left: greys } = view.forecast;
  const left = view.cat_length - lying.length;
  const key = !left ? 'board-cat-comes' : value ? 'board-cat-wants' : 'board-cat-waits';
  const hasCome = value > 0 && !lying.length; // she has just cleared her row; what she waits for comes with the next view
  return { lying, left, says: hasCome ? '' : words.say(key, { value, left, greys }) };
}

/** The row of the cat in one sentence, and what a tap does now. */
export function catWords(table: Table, scene: Scene): string {
  const { words } = table;
  const { lying, left, says } = catOf(table, scene);
  const dice = lying.map((die) => dieWords(words, die));
  return [
    words.say('board-cat-row', {
      filled: dice.length,
      squares: dice.length + left,
      dice: dice.length ? words.commas(dice) : '',
    }),
    says,
    turnOf(table).isLit(0) ? words.say('board-tap-lay') : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** A die of the tray in a word. */
export function trayWordsShort(words: Words, { kind, value }: TrayDie): string {
  return words.say('board-tray-die', { kind, value });
}

/** What a reward does at this table. */
export function aboutOf(table: Table, reward: string): string {
  return table.words.say(`about-${reward}`, { players: table.names.length });
}

/** What is asked, where the board asks it in fewer words. */
export function sentence(table: Table): string | null {
  const { question, words } = table;
  if (question?.prompt === 'choose-side') return words.say('board-which-way');
  const asked = argsOf(question, 'place-dice');
  if (!asked) return null;
  const { dice, support } = asked;
  if (support) return words.say('board-place-support', { dice: support });
  return dice ? words.say(turnOf(table).option('done') ? 'board-place-or-stop' : 'board-place', { dice }) : null;
}

/** How it is done: where the die that is held may go, or what to tap first. */
export function note(table: Table): string {
  const turn = turnOf(table);
  if (turn.prompt !== 'place-dice' || !turn.picking.pieces.size) return '';
  const held = turn.dice.find((die) => turn.isHeld(die));
  if (!held) return table.words.say('board-note-tap');
  return table.words.say('board-note-fits', {
    die: trayWordsShort(table.words, held),
    places: turn.picking.places.size,
  });
}
