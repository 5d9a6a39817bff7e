// A list that grows at its top: what can be read stays where it is, and what is new rolls in from above.

import type { Attachment } from 'svelte/attachments';

import { lasting } from './settings.svelte';

const RISE = 300;

export const rolls: Attachment<HTMLElement> = (node) => {
  const tall = (): number => {
    const [first, last] = [node.firstElementChild, node.lastElementChild];
    if (!(first instanceof HTMLElement && last instanceof HTMLElement)) return 0;
    return last.offsetTop + last.offsetHeight - first.offsetTop;
  };
  let height = tall();
  let left = 0; // of the way to the top, while it rolls there
  const look = (): void => {
    const more = tall() - height;
    height += more;
    if (more < 0 && !node.scrollTop) rise(-more);
    if (more <= 0) return;
    const isAtTop = node.scrollTop <= left;
    const missing = node.clientHeight + node.scrollTop + more - height;
    if (missing > 0) node.style.paddingBottom = `${missing}px`; // a short list needs it to roll
    node.scrollTop += more;
    if (!isAtTop) return; // somebody reads further down
    left = node.scrollTop;
    node.scrollTo({ top: 0, behavior: lasting(1) ? 'smooth' : 'instant' });
  };
  /** It has become shorter at its top. */
  const rise = (by: number): void => {
    for (const part of node.children)
      part.animate({ transform: [`translateY(${by}px)`, 'none'] }, { duration: lasting(RISE), easing: 'ease-out' });
  };
  const roll = (): void => {
    left = Math.min(left, node.scrollTop);
    if (!node.scrollTop) node.style.paddingBottom = '';
  };
  const changes = new MutationObserver(look);
  changes.observe(node, { childList: true, characterData: true, subtree: true });
  node.addEventListener('scroll', roll, { passive: true });
  return () => {
    changes.disconnect();
    node.removeEventListener('scroll', roll);
  };
};
