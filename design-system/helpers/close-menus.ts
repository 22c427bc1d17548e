import type { Helper } from './helper';
import { listeners } from './listeners';

/** Escape closes an open menu (`details[data-menu]`) and goes back to its button, where it has one: on a wide page it is always open. */
export const closeMenus: Helper = (root) => {
  const { signal, stop } = listeners();
  root.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      const menu = (event.target as Element).closest<HTMLDetailsElement>('details[data-menu][open]');
      const button = menu?.querySelector<HTMLElement>('summary');
      if (!menu || !button?.checkVisibility()) return;
      menu.open = false;
      button.focus();
    },
    { signal },
  );
  return stop;
};
