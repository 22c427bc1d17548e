export const FIND_FIELD_ID = 'find-anything';

/** The field of the page, if it has one. */
export function fieldToFind(): HTMLInputElement | undefined {
  const field = document.getElementById(FIND_FIELD_ID);
  return field instanceof HTMLInputElement ? field : undefined;
}

/** Puts the cursor into the page's field, with what it holds selected, so that typing replaces it. */
export function focusFind(): void {
  const field = fieldToFind();
  field?.focus();
  field?.select();
}

/** Ctrl or ⌘ K, pressed once; if so, the browser does nothing of its own with it. */
export function isFindShortcut(event: Event): boolean {
  if (!(event instanceof KeyboardEvent) || event.type !== 'keydown' || event.key.toLowerCase() !== 'k') return false;
  const isShortcut = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && !event.repeat;
  if (isShortcut) event.preventDefault();
  return isShortcut;
}
