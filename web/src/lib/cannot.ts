// Keys that cannot be pressed now: they keep the focus, and say why when they are tapped.

import type { Attachment } from 'svelte/attachments';

import { app } from './app.svelte';

/** `<button {@attach cannot(reason)}>`: why it cannot be pressed now; '' where it can. */
export function cannot(reason: string): Attachment<HTMLElement> {
  return (node) => {
    if (!reason) return;
    const explain = (event: Event): void => {
      event.preventDefault();
      event.stopImmediatePropagation();
      app.tell(reason);
    };
    node.setAttribute('aria-disabled', 'true');
    node.addEventListener('click', explain, { capture: true });
    return () => {
      node.removeAttribute('aria-disabled');
      node.removeEventListener('click', explain, { capture: true });
    };
  };
}
