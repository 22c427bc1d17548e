import type { Helper } from './helper';
import { listeners } from './listeners';

/**
 * Counts the different values ticked in the form around an element with `data-ticked` (the checkboxes' name): its buttons with
 * `data-ticked-text` say how many (`{n}`), or of how many groups (`{groups}`: what stands before a value's first hyphen), and one more than
 * `data-ticked-most` is not ticked but answered by `data-ticked-full`. Its buttons may be a long list away: a tick is answered aloud
 * (`data-ticked-said`), and the next stop of the Tab key leads to them (`data-ticked-way`). In the element with the id
 * `data-ticked-around`, links and forms that lead to this page carry what is ticked.
 */
export const countTicked: Helper = (root) => {
  const { signal, stop } = listeners();
  const ways: HTMLElement[] = [];
  for (const bar of root.querySelectorAll<HTMLElement>('[data-ticked]')) {
    const form = bar.closest('form')!;
    const {
      ticked = '',
      tickedMost,
      tickedFull = '',
      tickedSaid = '',
      tickedWay = '',
      tickedAround = '',
    } = bar.dataset;
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
    const values = () => [...new Set(new FormData(form).getAll(ticked).map(String))];
    const count = () => values().length;
    let carried = new URLSearchParams(location.search).getAll(ticked).join();
    const show = () => {
      const now = values();
      const groups = new Set(now.map((value) => value.split('-')[0]));
      for (const button of bar.querySelectorAll<HTMLElement>('[data-ticked-text]'))
        button.textContent = button.dataset['tickedText']!.replace('{n}', String(now.length)).replace('{groups}', String(groups.size)); // prettier-ignore
      const around = root.getElementById(tickedAround);
      if (around && now.join() !== carried) carry(around, form, ticked, now);
      carried = now.join();
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

/** Lets the links and the other forms around lead to this page with these values. */
function carry(around: HTMLElement, own: HTMLFormElement, name: string, values: readonly string[]): void {
  for (const link of around.querySelectorAll<HTMLAnchorElement>('a[href*="?"]')) {
    if (link.pathname !== location.pathname) continue;
    const params = new URLSearchParams(link.search);
    params.delete(name);
    for (const value of values) params.append(name, value);
    link.search = params.toString();
  }
  for (const form of around.querySelectorAll('form')) {
    if (form === own || form.method !== 'get' || new URL(form.action).pathname !== location.pathname) continue;
    for (const old of form.querySelectorAll(`input[type=hidden][name="${name}"]`)) old.remove();
    for (const value of values) {
      const input = document.createElement('input');
      Object.assign(input, { type: 'hidden', name, value });
      form.append(input);
    }
  }
}
