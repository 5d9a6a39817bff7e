// Where on the board an answer is: the parts of the board carry the names of what answers speak of.

import type { SpelledOption } from './messages';

/** What was taken, and what a lamp shows: a hint, or a better answer. */
export type MarkKind = 'taken' | 'lamp';

/** A part of the board, and how much an answer puts there; 0 where it does not count anything. */
export interface Marked {
  element: Element;
  amount: number;
}

const AMOUNTS = ['rats', 'citizens', 'damage'];
const SEATS = ['seat', 'player'];
/** Pieces that have only this are alike: each pick means another one. */
const ALIKE = 'value';
const NONE: ReadonlyMap<Element, number> = new Map();

/** The parts of the board that these picks of a seat are about, each once. */
export function markedBy(picks: SpelledOption[], seat: number, kind: MarkKind, within: ParentNode): Marked[] {
  const found = new Map<Element, number>();
  for (const pick of picks) {
    const amount = AMOUNTS.map((name) => pick.args[name]).find((value) => typeof value === 'number');
    if (amount === 0) continue;
    for (const element of elementsOf(pick, seat, kind, within, found))
      found.set(element, (found.get(element) ?? 0) + Number(amount ?? 0));
  }
  return [...found].map(([element, amount]) => ({ element, amount }));
}

function elementsOf(
  pick: SpelledOption,
  seat: number,
  kind: MarkKind,
  within: ParentNode,
  found: ReadonlyMap<Element, number>,
): Element[] {
  const named = Object.entries(pick.args).map(([name, value]) =>
    firstOf(selectorsOf(name, value, seat), within, name === ALIKE ? found : NONE),
  );
  const place = firstOf([`${seat}/${pick.verb}`, pick.verb].map(guided), within, NONE);
  const parts = [...named, place].filter((part) => part !== null);
  return [...new Set(parts)].map((part) => part.querySelector(`[data-lamp="${kind}"]`) ?? part);
}

/** The ways to find what an argument names, the most exact first. */
function selectorsOf(name: string, value: number | string, seat: number): string[] {
  const text = CSS.escape(String(value));
  if (SEATS.includes(name)) return [`[data-at="seat/${text}"]`];
  const own = [`[data-${name}="${text}"]`, `[data-guide="${name}/${text}"]`];
  return typeof value === 'string' ? [`[data-at="${text}"]`, ...own, guided(`${seat}/${value}`)] : own;
}

const guided = (place: string): string => `[data-guide="${CSS.escape(place)}"], [data-at="${CSS.escape(place)}"]`;

function firstOf(selectors: string[], within: ParentNode, taken: ReadonlyMap<Element, number>): Element | null {
  for (const selector of selectors)
    for (const element of within.querySelectorAll(selector)) {
      const { width, height } = element.getBoundingClientRect();
      if (width && height && !taken.has(element)) return element;
    }
  return null;
}
