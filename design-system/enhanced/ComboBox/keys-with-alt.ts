import type { KeyboardEvent } from 'react';

/**
 * Alt and an arrow in a field whose list is open: ↑ closes it, as in a browser's own. React-aria takes neither, and the browser would
 * scroll the page, which closes the list.
 */
export function keysWithAlt(event: KeyboardEvent, list: { close: () => void }): void {
  if (!event.altKey || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
  event.preventDefault();
  if (event.key === 'ArrowUp') list.close();
}
