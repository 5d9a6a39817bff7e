// Keys that work anywhere on the page: the number of a die, then the letter of a column; arrows and letters for choices.

import { isForBoard } from '../../lib/keys';
import { LETTERS } from '../../lib/seats';
import type { Turn } from './turn.svelte';
import { CAT_KEY, COLUMN_KEYS } from './view';

/** Questions that are answered on a column. */
const ON_COLUMNS = ['choose-turn', 'place-dice', 'choose-column'];

export function press(event: KeyboardEvent, turn: Turn): void {
  if (!isForBoard(event) || turn.table.show.isPlaying) return;
  if (meant(event.key, turn, event.target)) event.preventDefault();
}

/** Whether the key meant something here. */
function meant(key: string, turn: Turn, target: EventTarget | null): boolean {
  if (key === 'Enter' && !(target instanceof Element && target.closest('button, a, summary'))) return main(turn);
  if (key === 'Backspace' && turn.latest) return done(turn.takeLatestBack());
  if (turn.isStaging && /^\d$/.test(key)) return die(Number(key), turn);
  if (turn.prompt === 'rob' || turn.prompt === 'choose-holder') return player(key.toUpperCase(), turn);
  if (turn.prompt === 'choose-side') return side(key, turn);
  if (turn.prompt === 'name-candy') return value(Number(key), turn);
  return column(key.toLowerCase(), turn);
}

const done = (_: void): boolean => true;

/** What the main key of the plate does. */
function main(turn: Turn): boolean {
  const key = document.querySelector<HTMLButtonElement>('.answers :is([data-main], [data-missing])');
  key?.click();
  return !!key && !!turn;
}

function die(number: number, turn: Turn): boolean {
  const dice = turn.dice;
  const found = number ? dice[number - 1] : dice.find(({ kind, pick }) => kind === 'candy' && pick < 0);
  if (found) turn.tapDie(found.id);
  return !!found;
}

function column(key: string, turn: Turn): boolean {
  const number = key === CAT_KEY ? 0 : COLUMN_KEYS.indexOf(key) + 1;
  const isMeant = (key === CAT_KEY || number > 0) && ON_COLUMNS.includes(turn.prompt);
  if (isMeant) turn.pressColumn(number);
  return isMeant;
}

function player(key: string, turn: Turn): boolean {
  const option = LETTERS.includes(key) ? turn.options.find(({ args }) => args.player === key) : undefined;
  if (option) turn.choose(option);
  return !!option;
}

function side(key: string, turn: Turn): boolean {
  const option = { ArrowLeft: turn.option('left'), ArrowRight: turn.option('right') }[key];
  if (option) turn.choose(option);
  return !!option;
}

function value(number: number, turn: Turn): boolean {
  const option = turn.option('name', { value: number });
  if (option) turn.choose(option);
  return !!option;
}
