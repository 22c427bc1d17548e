import type { Helper } from './helper';
import { listeners } from './listeners';

/** Where nobody prints, and where a further button would begin a further line and push the page down as it comes. */
const TELEPHONE = '(max-width: 36rem)';

/** Adds a button that prints the page (`data-print`, its label); not on a telephone. */
export const printPages: Helper = (root) => {
  if (matchMedia(TELEPHONE).matches) return () => {};
  const { signal, stop } = listeners();
  const added: HTMLElement[] = [];
  for (const place of root.querySelectorAll<HTMLElement>('[data-print]')) {
    const { print: label = '', printLook = '' } = place.dataset;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = printLook;
    button.textContent = label;
    place.append(button);
    added.push(button);
    button.addEventListener('click', () => print(), { signal });
  }
  return () => {
    stop();
    for (const element of added) element.remove();
  };
};
