// A part of the page that keeps its height, whatever it says: what lies beside it stays where it is.

import type { Attachment } from 'svelte/attachments';

/** Content taller than this share of the window may shrink again. */
const MOST = 0.22;

/**
 * What does not fit into the least height of the content is written smaller (`data-tight`). Where that is not enough,
 * the content grows, and keeps the greatest height that it has had at this width.
 */
export const steady: Attachment<HTMLElement> = (node) => {
  const content = node.firstElementChild;
  if (!content) return;
  let width = 0;
  let kept = 0;
  const height = (isTight: boolean): number => {
    node.toggleAttribute('data-tight', isTight);
    return content.getBoundingClientRect().height;
  };
  const look = (): void => {
    const isAsBefore = width === node.clientWidth && !node.hasAttribute('data-tight');
    if (isAsBefore && content.getBoundingClientRect().height <= kept) return; // each change below is a layout of all
    if (width !== node.clientWidth) kept = 0;
    width = node.clientWidth;
    node.style.minHeight = '';
    const least = Math.max(kept, parseFloat(getComputedStyle(content).minHeight) || 0);
    const needed = height(false) > least ? height(true) : least;
    if (needed <= innerHeight * MOST) kept = Math.max(kept, needed);
    node.style.minHeight = `${kept}px`;
  };
  const sizes = new ResizeObserver(look);
  const changes = new MutationObserver(look);
  void document.fonts.ready.then(() => {
    kept = 0; // letters that stood in for the page's own may have needed more room
    look();
  });
  sizes.observe(content);
  sizes.observe(node);
  changes.observe(content, { childList: true, characterData: true, subtree: true });
  return () => {
    sizes.disconnect();
    changes.disconnect();
    node.removeAttribute('data-tight');
    node.style.minHeight = '';
  };
};
