// Keys on the parts of this board.

import { isForBoard } from '../../lib/keys';
import type { Table } from '../../lib/table.svelte';
import { optionsOf } from './asked';
import { choiceOf } from './choice.svelte';
import type { Planning } from './planning.svelte';

/** Arrows go from button to button, by where they are on the screen. */
export function walk(event: KeyboardEvent, area: HTMLElement | undefined): void {
  const ways: Record<string, [x: number, y: number]> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
  };
  const way = ways[event.key];
  if (!way || !area || !(event.target instanceof HTMLElement)) return;
  const from = middle(event.target);
  const others = [...area.querySelectorAll<HTMLElement>('button:enabled')].filter((other) => other !== event.target);
  const found = others
    .map((other) => {
      const [x, y] = [middle(other).x - from.x, middle(other).y - from.y];
      const along = x * way[0] + y * way[1];
      return { other, along, away: along + 3 * Math.abs(x * way[1] + y * way[0]) };
    })
    .filter(({ along }) => along > 4)
    .sort((a, b) => a.away - b.away)[0];
  if (!found) return;
  event.preventDefault();
  found.other.focus();
}

function middle(element: HTMLElement): { x: number; y: number } {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** While people plan: 1 to 7 is a card for the die in the hand, up and down another die, Backspace begins again. */
export function pressPlanning(event: KeyboardEvent, planning: Planning, cards: string[]): void {
  if (!planning.isOpen || event.ctrlKey || event.altKey || event.metaKey || isTyping(event)) return;
  const card = /^[1-9]$/.test(event.key) ? cards[Number(event.key) - 1] : undefined;
  if (card) planning.tap(card);
  else if (event.key === 'ArrowDown') planning.turnTo(1);
  else if (event.key === 'ArrowUp') planning.turnTo(-1);
  else if (event.key === 'Backspace') planning.clear();
  else if (event.key === 'Escape') planning.drop();
  else if (event.key === 'Enter' && planning.isComplete && !isOnButton(event)) void planning.lock();
  else return;
  event.preventDefault();
}

/** S uses the skill, where Builder or Geek may. */
export function pressSkill(event: KeyboardEvent, table: Table): void {
  const skill = event.key === 's' && isForBoard(event) ? optionsOf(table, 'skill')[0] : undefined;
  if (skill) choiceOf(table).give(skill);
}

/** Whether a key presses what has the focus. */
export function isOnButton(event: KeyboardEvent): boolean {
  return event.target instanceof Element && !!event.target.closest('button, a, summary');
}

/** Whether a key belongs to something that takes keys itself. */
export function isTyping(event: KeyboardEvent): boolean {
  const target = event.target instanceof HTMLElement ? event.target : null;
  return !!target?.closest('input, textarea, select, dialog, [role=spinbutton]');
}

/** Show where the focus is: what it is and does. */
export function pressInfo(event: KeyboardEvent, table: Table): void {
  if (event.key !== 'i' || isTyping(event) || !(event.target instanceof HTMLElement)) return;
  const of = event.target.closest<HTMLElement>('[data-building], [data-object], [data-creature], [data-card]')?.dataset;
  if (!of) return;
  if (of.card) table.sheet = `character/${of.card}`;
  else table.sheet = of.creature ? `creature/${of.creature}` : `card/${of.building ?? of.object}`;
}
