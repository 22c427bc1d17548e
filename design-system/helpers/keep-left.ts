import type { Helper } from './helper';
import { listeners } from './listeners';

/** What becomes of a button has its id (of a bus that is held, a link); without one, a link has its address, and a button its words. */
const nameOf = (way: Element) => way.id || (way as HTMLAnchorElement).href || way.ariaLabel || way.textContent;

/**
 * Whoever leaves a page by keyboard and goes back is at the link they followed or the button they pressed, also where the browser has not
 * kept the page, which would begin at its top again. The history's entry knows it, so that each page of the way back has its own. Where React
 * runs, it is done there for links and rows alike (`Arrival.tsx`).
 */
export const keepLeft: Helper = (root) => {
  const { signal, stop } = listeners();
  if ('texts' in root.documentElement.dataset) return stop;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const left = (history.state as { left?: string } | null)?.left;
  const focusLeft = () =>
    [...root.querySelectorAll<HTMLElement>('a[href], button')]
      .find((way) => nameOf(way) === left && way.checkVisibility())
      ?.focus({ preventScroll: true });
  // The browser itself scrolls to where the page was left, and what the address names takes the focus until the page has loaded.
  if (left && visit?.type === 'back_forward') addEventListener('load', focusLeft, { signal });
  root.addEventListener(
    'click',
    ({ target, detail }) => {
      const way = (target as Element).closest('a, button');
      // Enter in a field presses a button that does not have the focus.
      const isByKeyboard = detail === 0 && way === root.activeElement;
      if (way) history.replaceState(isByKeyboard ? { left: nameOf(way) } : null, '');
    },
    { signal },
  );
  return stop;
};
