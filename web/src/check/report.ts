// What the check found, as elements: the page and the file for offline use show the same.

import { isRight, type Checked, type Draw, type Finding } from './check';

export type Say = (key: string, args?: Record<string, string | number>) => string;

const MOST_BOXES = 600;
const MARKS = { right: '✓', wrong: '✗', open: '?' };

/** An element with a class and what is in it. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...inside: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.append(...inside);
  return made;
}

/** The outcome in one sentence. */
export function headline(checked: Checked, say: Say): string {
  if (!isRight(checked)) return say('page-check-wrong');
  const count = checked.draws.filter(({ made }) => made).length;
  return count ? say('page-check-all', { count }) : say('page-check-nothing-wrong');
}

/** Everything that was found, what was not checked, and every draw. */
export function report(checked: Checked, say: Say): HTMLElement {
  const { findings, draws } = checked;
  const made = element('div', 'check-report', element('ul', 'check-list', ...findings.map((each) => line(each, say))));
  made.dataset.check = isRight(checked) ? 'right' : 'wrong';
  if (draws.length) made.append(boxes(draws), everyDraw(draws, say));
  made.append(element('p', 'check-rules', say('page-check-rules')));
  return made;
}

const verdictOf = (verdict: Finding['verdict'], say: Say): string => {
  if (verdict === 'right') return say('page-check-mark-right');
  return verdict === 'wrong' ? say('page-check-mark-wrong') : say('page-check-mark-open');
};

function line({ verdict, key, args }: Finding, say: Say): HTMLElement {
  const mark = element('span', 'check-mark', MARKS[verdict]);
  mark.ariaHidden = 'true';
  const made = element(
    'li',
    '',
    mark,
    element('span', '', element('b', '', verdictOf(verdict, say)), ` ${say(key, args)}`),
  );
  made.dataset.verdict = verdict;
  made.dataset.finding = key;
  return made;
}

const isGood = ({ made, told }: Draw): boolean => made?.result === told;

/** One box for each draw; the table says the same to those who cannot see it. */
function boxes(draws: Draw[]): HTMLElement {
  const made = element('div', 'check-boxes');
  made.ariaHidden = 'true';
  for (const draw of draws.slice(0, MOST_BOXES))
    made.append(element('i', isGood(draw) ? 'good' : draw.made ? 'bad' : ''));
  return made;
}

/** The table is made when it is opened: long matches have thousands of draws. */
function everyDraw(draws: Draw[], say: Say): HTMLElement {
  const summary = element('summary', '', say('page-check-every', { count: draws.length }));
  const made = element('details', 'check-draws', summary);
  made.addEventListener('toggle', () => {
    if (made.open && made.childElementCount === 1) made.append(tableOf(draws, say));
  });
  return made;
}

function tableOf(draws: Draw[], say: Say): HTMLElement {
  const heads = [say('page-check-number'), say('page-check-of'), say('page-check-drawn'), say('page-check-word')];
  const head = element('tr', '', ...heads.map((each) => headCell(each, 'col')));
  const rows = draws.map((draw) => rowOf(draw, say));
  const table = element('table', '', element('thead', '', head), element('tbody', '', ...rows));
  const frame = element('div', 'check-scroll', table);
  frame.tabIndex = 0;
  frame.role = 'region';
  frame.ariaLabel = say('page-check-every', { count: draws.length });
  return element('div', '', element('p', 'check-how', say('page-check-how')), frame);
}

function headCell(text: string, scope: string): HTMLElement {
  const cell = element('th', '', text);
  cell.scope = scope;
  return cell;
}

function rowOf(draw: Draw, say: Say): HTMLElement {
  const { number, of, told, made } = draw;
  const verdict = isGood(draw) ? 'right' : made ? 'wrong' : 'open';
  const mark = element('span', 'check-mark', MARKS[verdict]);
  mark.role = 'img';
  mark.ariaLabel = verdictOf(verdict, say);
  const word = made ? made.word.toString(16).padStart(8, '0') : '';
  const cells = [`${of}`, `${told}`].map((text) => element('td', '', text));
  const row = element('tr', '', headCell(`${number}`, 'row'), ...cells, element('td', 'check-word', word, ' ', mark));
  row.dataset.verdict = verdict;
  return row;
}
