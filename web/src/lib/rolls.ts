// A list that grows at its top: what can be read stays where it is, and what is new rolls in from above.

import type { Attachment } from 'svelte/attachments';

import { lasting } from './settings.svelte';

export const rolls: Attachment<HTMLElement> = (node) => {
  let height = node.scrollHeight;
  let left = 0; // of the way to the top, while it rolls there
  const look = (): void => {
    const more = node.scrollHeight - height;
    height = node.scrollHeight;
    if (more <= 0) return;
    const isAtTop = node.scrollTop <= left;
    node.scrollTop += more;
    if (!isAtTop) return; // somebody reads further down
    left = node.scrollTop;
    node.scrollTo({ top: 0, behavior: lasting(1) ? 'smooth' : 'instant' });
  };
  const roll = (): void => void (left = Math.min(left, node.scrollTop));
  const changes = new MutationObserver(look);
  changes.observe(node, { childList: true, characterData: true, subtree: true });
  node.addEventListener('scroll', roll, { passive: true });
  return () => {
    changes.disconnect();
    node.removeEventListener('scroll', roll);
  };
};
