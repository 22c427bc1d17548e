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
      bringIntoView(
        field,
        {
          legend: field.closest('fieldset')?.querySelector('legend'),
          label: root.querySelector(`[for="${CSS.escape(field.id)}"]`),
        },
        root.documentElement.clientHeight,
      );
      field.focus({ preventScroll: true });
    },
    { signal },
  );
  return stop;
};

type Shown = Pick<Element, 'getBoundingClientRect' | 'scrollIntoView'>;

/**
 * From the legend of its group on, where the window holds both; in a taller group the field is in the middle, with its label and what
 * explains it around it.
 */
export function bringIntoView(
  field: Shown,
  { legend, label }: { legend: Shown | null | undefined; label: Shown | null },
  height: number,
): void {
  if (!legend) return (label ?? field).scrollIntoView();
  const { top } = legend.getBoundingClientRect();
  if (field.getBoundingClientRect().bottom - top <= height) legend.scrollIntoView();
  else field.scrollIntoView({ block: 'center' });
}
