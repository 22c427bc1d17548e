import type { Helper } from './helper';
import { listeners } from './listeners';

/**
 * Counts the different values ticked for a form with `data-ticked` (the checkboxes' name): its buttons with `data-ticked-text` say how many,
 * and one more than `data-ticked-most` is not ticked but answered by `data-ticked-full`.
 */
export const countTicked: Helper = (root) => {
  const { signal, stop } = listeners();
  for (const form of root.querySelectorAll<HTMLFormElement>('form[data-ticked]')) {
    const { ticked = '', tickedMost, tickedFull = '' } = form.dataset;
    const status = form.querySelector('[role=status]');
    const count = () => new Set(new FormData(form).getAll(ticked)).size;
    const show = () => {
      for (const button of form.querySelectorAll<HTMLElement>('[data-ticked-text]'))
        button.textContent = button.dataset['tickedText']!.replace('{n}', String(count()));
    };
    const ticks = (event: Event) => {
      const box = event.target as HTMLInputElement;
      if (box.form !== form || box.name !== ticked) return;
      const isFull = box.checked && count() > Number(tickedMost);
      if (isFull) box.checked = false;
      if (status) status.textContent = isFull ? tickedFull : '';
      show();
    };
    root.addEventListener('change', ticks, { signal });
    // Restored from the back/forward cache, boxes are ticked without a change.
    window.addEventListener('pageshow', show, { signal });
    show();
  }
  return stop;
};
