// Ratville's pictures: one file of symbols, put into the page once, when the first one is drawn.

import sprite from './pictures.svg?raw';

const DRAWN = new Set([...sprite.matchAll(/id="rv-([^"]+)"/g)].map(([, id]) => id));
let holder: HTMLElement | null = null;

/** Whether there is a picture of this thing: an owner of the box may have added cards of their own. */
export function isDrawn(id: string): boolean {
  return DRAWN.has(id);
}

/** Put all symbols into the page, hidden. */
export function layOut(): void {
  if (holder) return;
  holder = document.createElement('div');
  holder.hidden = true;
  holder.innerHTML = sprite;
  document.body.append(holder);
}

/** The panel of each character; what they carry lies on it, too. */
export const TINTS: Record<string, string> = {
  preacher: '#6b5b86',
  collector: '#4d7f86',
  builder: '#b4552d',
  geek: '#3f7d66',
  ragged_boy: '#8a6a3c',
  fighter: '#8b3a35',
  hunter: '#55703f',
};
