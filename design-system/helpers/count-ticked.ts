import type { Helper } from './helper';
import { listeners } from './listeners';

/**
 * Counts the different values ticked in the form around an element with `data-ticked` (the checkboxes' name): its buttons with
 * `data-ticked-text` say how many, and one more than `data-ticked-most` is not ticked but answered by `data-ticked-full`. Its buttons may be a long list away: a tick is
 * answered aloud (`data-ticked-said`), and the next stop of the Tab key leads to them (`data-ticked-way`).
 */
export const countTicked: Helper = (root) => {
  const { signal, stop } = listeners();
  const ways: HTMLElement[] = [];
  for (const bar of root.querySelectorAll<HTMLElement>('[data-ticked]')) {
    const form = bar.closest('form')!;
    const { ticked = '', tickedMost, tickedFull = '', tickedSaid = '', tickedWay = '' } = bar.dataset;
    const [status, said] = bar.querySelectorAll('[role=status]');
    const way = document.createElement('a');
    way.href = `#${bar.id}`;
    way.className = 'visually-hidden';
    way.textContent = tickedWay;
    ways.push(way);
    way.addEventListener('click', (event) => {
      event.preventDefault();
      bar.querySelector<HTMLElement>('button')?.focus();
    });
    const count = () => new Set(new FormData(form).getAll(ticked)).size;
    const show = () => {
      for (const button of bar.querySelectorAll<HTMLElement>('[data-ticked-text]'))
        button.textContent = button.dataset['tickedText']!.replace('{n}', String(count()));
    };
    const ticks = (event: Event) => {
      const box = event.target as HTMLInputElement;
      if (box.form !== form || box.name !== ticked) return;
      const isFull = box.checked && count() > Number(tickedMost);
      if (isFull) box.checked = false;
      if (status) status.textContent = isFull ? tickedFull : '';
      if (said) said.textContent = isFull || count() === 0 ? '' : tickedSaid.replace('{n}', String(count()));
      if (box.checked) box.parentElement?.after(way);
      else if (count() === 0) way.remove();
      show();
    };
    root.addEventListener('change', ticks, { signal });
    // Restored from the back/forward cache, boxes are ticked without a change.
    window.addEventListener('pageshow', show, { signal });
    show();
  }
  return () => {
    stop();
    for (const way of ways) way.remove();
  };
};
