import type { Helper } from './helper';
import { listeners } from './listeners';

/**
 * Whoever leaves a page by keyboard and goes back is at the link they followed, also where the browser has not kept the page, which would
 * begin at its top again. The history's entry knows the link, so that each page of the way back has its own. Where React runs, it is done
 * there for links and rows alike (`Arrival.tsx`).
 */
export const keepLeft: Helper = (root) => {
  const { signal, stop } = listeners();
  if ('texts' in root.documentElement.dataset) return stop;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const left = (history.state as { left?: string } | null)?.left;
  const focusLeft = () =>
    [...root.links].find((link) => link.href === left && link.checkVisibility())?.focus({ preventScroll: true });
  // The browser itself scrolls to where the page was left, and what the address names takes the focus until the page has loaded.
  if (left && visit?.type === 'back_forward') addEventListener('load', focusLeft, { signal });
  root.addEventListener(
    'click',
    ({ target, detail }) => {
      const link = (target as Element).closest('a');
      if (link) history.replaceState(detail === 0 ? { left: link.href } : null, '');
    },
    { signal },
  );
  return stop;
};
