// Where things lie on the page: an element carries the name of its place, as events and views call it.

import type { Attachment } from 'svelte/attachments';

/** The element at which things of this place are drawn; pieces fly from and to it. */
export function place(name: string): Attachment<Element> {
  return (element) => {
    element.setAttribute('data-at', name);
  };
}

export interface Point {
  x: number;
  y: number;
}

/** The middle of the first visible element of a place, on the screen. */
export function middleOf(name: string): Point | null {
  for (const element of document.querySelectorAll(`[data-at="${CSS.escape(name)}"]`)) {
    const { x, y, width, height } = element.getBoundingClientRect();
    if (width && height) return { x: x + width / 2, y: y + height / 2 };
  }
  return null;
}

/** Where a piece starts or lands. What has no place of its own is at its owner's seat; the box is nowhere. */
export function pointOf(name: string, seat: number): Point | null {
  const owner = /^(\d+)\//.exec(name)?.[1] ?? String(seat);
  return middleOf(name || `${seat}/box`) ?? (name ? middleOf(`seat/${owner}`) : null);
}
