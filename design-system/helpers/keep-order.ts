import type { Helper } from './helper';
import { listeners } from './listeners';

const KEY = 'turned-by-keyboard';

/**
 * Whoever follows a link of a fold by keyboard that leads to the part of the page it stands in, the same list in another order, is at that
 * control again on the page that comes, whose title says the order. A pointer needs no focus there, and would only get its ring.
 */
export const keepOrder: Helper = (root) => {
  const { signal, stop } = listeners();
  const focusControl = () => {
    const named = root.getElementById(location.hash.slice(1));
    // Folded, the orders are behind the summary.
    const controls = [...(named?.querySelectorAll<HTMLElement>('summary, [aria-current]') ?? [])];
    controls.find((control) => control.checkVisibility())?.focus();
  };
  // Not before the page has loaded: a browser that scrolls to what the address names takes the focus from everything.
  if (isTurned(false)) addEventListener('load', focusControl, { signal });
  root.addEventListener(
    'click',
    ({ target, detail }) => {
      const link = (target as Element).closest('a');
      if (detail === 0 && link?.closest('details nav') && root.getElementById(link.hash.slice(1))?.contains(link))
        isTurned(true);
    },
    { signal },
  );
  return stop;
};

/** Notes it for the next page, or reads and forgets it. Some browsers have no storage or forbid it: there the page begins at the control. */
function isTurned(next: boolean): boolean {
  try {
    const before = sessionStorage.getItem(KEY) !== null;
    if (next) sessionStorage.setItem(KEY, '');
    else sessionStorage.removeItem(KEY);
    return before;
  } catch {
    return false;
  }
}
