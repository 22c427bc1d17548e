import type { Helper } from './helper';
import { listeners } from './listeners';

/** Adds a button that prints the page (`data-print`, its label). */
export const printPages: Helper = (root) => {
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
