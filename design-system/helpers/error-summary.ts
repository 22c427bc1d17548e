import type { Helper } from './helper';
import { listeners } from './listeners';

/** Moves the focus to the error summary, and from its links to the fields with their labels in view, even for a summary added later. */
export const focusErrorSummary: Helper = (root) => {
  const { signal, stop } = listeners();
  root.querySelector<HTMLElement>('[data-error-summary]')?.focus();
  root.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('[data-error-summary] a');
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
