// What can be scrolled can be reached by the keyboard; what cannot is no tab stop.

import type { Attachment } from 'svelte/attachments';

export const scrolls: Attachment<HTMLElement> = (node) => {
  const look = (): void => {
    const { overflowX, overflowY } = getComputedStyle(node);
    const isLong = node.scrollHeight > node.clientHeight && /auto|scroll/.test(overflowY);
    const isWide = node.scrollWidth > node.clientWidth && /auto|scroll/.test(overflowX);
    if (!isLong && !isWide) node.removeAttribute('tabindex');
    else if (node.tabIndex < 0) node.tabIndex = 0;
  };
  const sizes = new ResizeObserver(look);
  const content = new MutationObserver(look);
  sizes.observe(node);
  content.observe(node, { childList: true, subtree: true });
  return () => {
    sizes.disconnect();
    content.disconnect();
  };
};
