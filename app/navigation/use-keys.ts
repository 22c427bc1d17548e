import { useEffect } from 'react';

const TYPED =
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable]';

/** Submits the form of an element by its first submit button. */
function send(target: Element): boolean {
  const form = target.closest('form');
  form?.requestSubmit(form.querySelector<HTMLButtonElement>('button:not([type=button])') ?? undefined);
  return form !== null;
}

function press(selector: string): boolean {
  const found = document.querySelector<HTMLElement>(selector);
  found?.click();
  return found !== null;
}

function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('main input[type=search]');
  field?.focus();
  field?.select();
  return field !== null;
}

function act({ code, target, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (code === 'Enter') return (ctrlKey || metaKey) && !altKey && !shiftKey && send(target);
  if (!altKey || !shiftKey || ctrlKey || metaKey) return false;
  if (code === 'KeyF') return focusSearch();
  // In a text field these keys select words.
  if (target.matches(TYPED)) return false;
  if (code === 'ArrowRight') return press('main a[rel=next]');
  return code === 'ArrowLeft' && press('main a[rel=prev]');
}

/** The keyboard shortcuts of dashboards, besides Ctrl K (docs/decisions/1141-keys.md). The quick-find page lists them. */
export function useKeys(): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (!event.defaultPrevented && !event.repeat && act(event)) event.preventDefault();
    };
    // Before the elements themselves: a choice takes every Enter as its own.
    document.addEventListener('keydown', pressed, true);
    return () => document.removeEventListener('keydown', pressed, true);
  }, []);
}
