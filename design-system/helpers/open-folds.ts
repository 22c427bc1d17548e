import type { Helper } from './helper';
import { listeners } from './listeners';

/**
 * Unfolds what the address names by its fragment, when the page is opened and when a link on it is pressed: a folded section whose heading
 * is named, or the folds around what is named. A fold that is named itself stays as it is.
 */
export const openFolds: Helper = (root) => {
  const { signal, stop } = listeners();
  const open = () => {
    const id = location.hash.slice(1);
    const named = root.getElementById(id);
    if (!named) return;
    const own = root.querySelector(`section[aria-labelledby~="${CSS.escape(id)}"] > details`);
    for (let fold = own ?? foldAround(named); fold; fold = foldAround(fold)) fold.setAttribute('open', '');
  };
  open();
  addEventListener('hashchange', open, { signal });
  // Pressed again, after the fold was closed, a link changes no address.
  root.addEventListener(
    'click',
    (event) => (event.target as Element).closest<HTMLAnchorElement>('a[href^="#"]')?.hash === location.hash && open(),
    { signal },
  );
  return stop;
};

const foldAround = (element: Element) => element.parentElement?.closest('details') ?? null;
