import type { Helper } from './helper';

/** A row that scrolls sideways (`data-centers`) begins with its chosen entry in the middle: whole, and between its neighbours. */
export const centerChosen: Helper = (root) => {
  for (const row of root.querySelectorAll('[data-centers]')) {
    const chosen = row.querySelector('[aria-current]');
    // Not `scrollIntoView`, which scrolls the page too where it was left further down.
    if (chosen) row.scrollLeft += middle(chosen) - middle(row);
  }
  return () => {};
};

function middle(element: Element): number {
  const { left, right } = element.getBoundingClientRect();
  return (left + right) / 2;
}
