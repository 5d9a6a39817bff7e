// Pick a piece up, put it down somewhere: by tapping, dragging or keys. What may go where is exactly what is offered.

import type { Attachment } from 'svelte/attachments';

import type { SpelledOption } from './messages';
import type { Table } from './table.svelte';

/** What an option moves, and to where. Without a piece it is a place alone, which one tap chooses. */
export interface Meaning {
  piece: string;
  place: string;
}

const DRAG = 8;

export class Picking {
  private wanted = $state({ piece: '', question: '' });

  constructor(
    private readonly table: Table,
    private readonly meaning: (option: SpelledOption) => Meaning | null,
  ) {
    table.picking = this;
  }

  private get offers(): Array<Meaning & { option: SpelledOption }> {
    return (this.table.question?.options ?? []).flatMap((option) => {
      const meant = this.meaning(option);
      return meant ? [{ ...meant, option }] : [];
    });
  }

  private get question(): string {
    return `${this.table.state?.decision}/${this.table.draftPicks.length}`;
  }

  /** What may be picked up. */
  get pieces(): Set<string> {
    return new Set(this.offers.flatMap(({ piece }) => piece || []));
  }

  /** What is held: the piece that was picked up, or the only one that there is. */
  get held(): string {
    const { pieces } = this;
    if (this.wanted.question === this.question && pieces.has(this.wanted.piece)) return this.wanted.piece;
    return pieces.size === 1 ? [...pieces][0]! : '';
  }

  /** Where the held piece may go, and what may be chosen without one. */
  get places(): Map<string, SpelledOption> {
    const { held } = this;
    const lit = this.offers.filter(({ piece }) => !piece || piece === held);
    return new Map(lit.map(({ place, option }) => [place, option]));
  }

  /** Pick a piece up; the same one again is put back. */
  hold(piece: string): void {
    if (this.held === piece && this.wanted.piece === piece) this.drop();
    else if (this.pieces.has(piece)) this.wanted = { piece, question: this.question };
  }

  /** Put the held piece down. */
  put(place: string): void {
    const option = this.places.get(place);
    if (option) void this.table.choose(option);
  }

  drop(): void {
    this.wanted = { piece: '', question: '' };
  }

  /** An element that is a piece: a tap picks it up, and it can be dragged; `begin` hears of a drag. */
  piece(id: string, begin?: () => void): Attachment<HTMLElement | SVGElement> {
    return (element) => {
      const off = [
        pressed(element, () => this.hold(id)),
        dragged(
          element,
          () => this.pieces.has(id),
          () => {
            this.wanted = { piece: id, question: this.question };
            begin?.();
          },
          (target) => (target ? this.put(target) : this.drop()),
        ),
      ];
      return () => off.forEach((end) => end());
    };
  }

  /** An element that is a place: a tap puts the held piece there. */
  place(id: string): Attachment<HTMLElement | SVGElement> {
    return (element) => {
      element.setAttribute('data-put', id);
      return pressed(element, () => this.put(id));
    };
  }
}

type Ending = () => void;

function listen(target: EventTarget, type: string, listener: (event: never) => void): Ending {
  target.addEventListener(type, listener as EventListener);
  return () => target.removeEventListener(type, listener as EventListener);
}

/** A click, or Enter and the space bar where the element is no button of its own. */
function pressed(element: Element, act: () => void): Ending {
  const click = listen(element, 'click', act);
  if (element instanceof HTMLButtonElement) return click;
  const key = listen(element, 'keydown', (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    act();
  });
  return () => (click(), key());
}

function dragged(
  element: HTMLElement | SVGElement,
  may: () => boolean,
  begin: () => void,
  end: (target: string) => void,
): Ending {
  let from: { x: number; y: number } | null = null;
  let isDragging = false;
  const rest = (): void => {
    from = null;
    element.style.translate = element.style.pointerEvents = element.style.zIndex = '';
  };
  const off = [
    listen(element, 'pointerdown', (event: PointerEvent) => {
      if (event.isPrimary && event.button === 0 && may()) from = { x: event.clientX, y: event.clientY };
      isDragging = false;
    }),
    listen(window, 'pointermove', (event: PointerEvent) => {
      if (!from || !event.isPrimary) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (!isDragging && Math.hypot(x, y) < DRAG) return;
      if (!isDragging) begin();
      isDragging = true;
      element.style.translate = `${x}px ${y}px`;
      element.style.pointerEvents = 'none';
      element.style.zIndex = '20';
    }),
    listen(window, 'pointerup', (event: PointerEvent) => {
      if (!from) return;
      const target = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-put]');
      rest();
      if (isDragging) end(target?.getAttribute('data-put') ?? '');
    }),
    listen(window, 'pointercancel', rest),
  ];
  // A click that ends a drag does not count.
  const click = (event: Event): void => {
    if (isDragging) event.stopImmediatePropagation();
    isDragging = false;
  };
  element.addEventListener('click', click, { capture: true });
  return () => (off.forEach((stop) => stop()), element.removeEventListener('click', click, { capture: true }));
}
