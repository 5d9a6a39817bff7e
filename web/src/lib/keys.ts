// Keys that mean something for the board, wherever the focus is.

/** Whether a key is meant for the board: nobody is typing, no dialog is open, and it is no shortcut of the browser. */
export function isForBoard(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return false;
  return !(event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]'));
}
