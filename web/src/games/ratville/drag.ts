// Dragging as an extra: what is picked up follows the finger, and is put down where the finger lets it go.

import type { Attachment } from 'svelte/attachments';

const FAR = 8;
const TARGET = 'data-drop';
const TARGETS = new WeakMap<Element, { isOpen: () => boolean; put: () => void }>();

/** An element that may be dragged: `hold` picks it up. */
export function draggable(isOpen: () => boolean, hold: () => void): Attachment<HTMLElement> {
  return (element) => {
    let start: { x: number; y: number } | null = null;
    let isMoving = false;
    const down = (event: PointerEvent): void => {
      if (isOpen() && event.button === 0) start = { x: event.clientX, y: event.clientY };
    };
    const move = (event: PointerEvent): void => {
      if (!start) return;
      const [x, y] = [event.clientX - start.x, event.clientY - start.y];
      if (!isMoving && Math.hypot(x, y) > FAR) {
        isMoving = true;
        if (element.getAttribute('aria-pressed') !== 'true') hold();
      }
      if (isMoving) element.style.translate = `${x}px ${y}px`;
    };
    const up = (event: PointerEvent): void => {
      if (isMoving) {
        element.style.translate = '';
        element.addEventListener('click', swallow, { capture: true, once: true });
        setTimeout(() => element.removeEventListener('click', swallow, { capture: true }));
        targetAt(event)?.put();
      }
      start = null;
      isMoving = false;
    };
    const rest = (): void => {
      element.style.translate = '';
      start = null;
      isMoving = false;
    };
    element.addEventListener('pointerdown', down);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', rest);
    return () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', rest);
    };
  };
}

/** An element on which the thing in the hand may be put down. */
export function droppable(isOpen: () => boolean, put: () => void): Attachment<HTMLElement> {
  return (element) => {
    element.setAttribute(TARGET, '');
    TARGETS.set(element, { isOpen, put });
  };
}

function targetAt(event: PointerEvent): { put: () => void } | null {
  for (const found of document.elementsFromPoint(event.clientX, event.clientY)) {
    const target = found.closest(`[${TARGET}]`);
    const known = target && TARGETS.get(target);
    if (known?.isOpen()) return known;
  }
  return null;
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
