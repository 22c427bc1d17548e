import type { Helper } from './helper';
import { listeners } from './listeners';

/** Moves the focus to the list of errors, and from its links to the fields with their labels in sight. */
export const focusErrorSummary: Helper = (root) => {
  const { signal, stop } = listeners();
  const summary = root.querySelector<HTMLElement>('[data-error-summary]');
  summary?.focus();
  summary?.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest('a');
      const field = link && root.getElementById(decodeURIComponent(link.hash.slice(1)));
      if (!field) return;
      event.preventDefault();
      const label =
        field.closest('fieldset')?.querySelector('legend') ?? root.querySelector(`[for="${CSS.escape(field.id)}"]`);
      (label ?? field).scrollIntoView();
      field.focus({ preventScroll: true });
    },
    { signal },
  );
  return stop;
};
