// A part of the page that does not shrink again: what lies beside it stays where it is.

import type { Attachment } from 'svelte/attachments';

/** Content taller than this share of the window may shrink again. */
const MOST = 0.22;

/** Keep the greatest height that the content has had at this width. */
export const steady: Attachment<HTMLElement> = (node) => {
  const content = node.firstElementChild;
  if (!content) return;
  let width = 0;
  let kept = 0;
  const look = (): void => {
    if (width !== node.clientWidth) {
      kept = 0;
      node.style.minHeight = '';
    }
    width = node.clientWidth;
    const { height } = content.getBoundingClientRect();
    if (height <= innerHeight * MOST) kept = Math.max(kept, height);
    node.style.minHeight = `${kept}px`;
  };
  const sizes = new ResizeObserver(look);
  sizes.observe(content);
  sizes.observe(node);
  return () => {
    sizes.disconnect();
    node.style.minHeight = '';
  };
};
