// The focus stays near where the person was: when its element is removed, it goes to the part of the page around it.

const PARTS = '.prompt, dialog, main';
/** What takes the place of a key that is gone: the first of these that there is. */
const NEXT = ['[data-focus]', '[data-main]', '[data-choose]', '[data-lock]', 'button'];

/** Watch the whole page. */
export function keepFocus(): void {
  let parts: HTMLElement[] = [];
  let last: Element | null = null;
  document.addEventListener('focusin', ({ target }) => {
    last = target as Element;
    parts = partsAround(last);
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (!last?.contains(target as Node)) last = null; // left on purpose
  });
  const watcher = new MutationObserver(() => {
    if (!last || last.isConnected || document.activeElement !== document.body) return;
    last = null;
    const part = parts.find((around) => around.isConnected) ?? document.getElementById('main');
    // What takes its place may come with the same change of the page.
    queueMicrotask(() => {
      if (document.activeElement === document.body) (nextIn(part) ?? part)?.focus();
    });
  });
  watcher.observe(document.body, { childList: true, subtree: true });
}

function nextIn(part: HTMLElement | null): HTMLElement | null {
  const found = NEXT.map((next) => part?.querySelector<HTMLElement>(`.answers ${next}`));
  return found.find((key) => !!key) ?? null;
}

function partsAround(node: Element): HTMLElement[] {
  const part = node.parentElement?.closest<HTMLElement>(PARTS);
  return part ? [part, ...partsAround(part)] : [];
}
