// Traces: S9-029
import type { Helper } from './helper';
import { listeners } from './listeners';

const SHOWN_MS = 5_000;

/** Removes a toast after 5 s or by its button. The time stops while it is hovered or focused; errors stay (`data-toast="stays"`). */
export const closeToasts: Helper = (root) => {
  const { signal, stop } = listeners();
  const restores: (() => void)[] = [];
  const timers = new Set<ReturnType<typeof setTimeout>>();
  for (const toast of root.querySelectorAll<HTMLElement>('[data-toast]')) {
    const close = () => {
      toast.hidden = true;
    };
    const place = toast.querySelector<HTMLElement>('[data-toast-close]');
    if (place) {
      // Made here because it does nothing without scripts, yet text browsers would show it.
      const button = document.createElement('button');
      button.type = 'button';
      button.className = place.className;
      button.setAttribute('aria-label', place.dataset['toastClose'] ?? '');
      button.append(...[...place.childNodes].map((node) => node.cloneNode(true)));
      place.replaceWith(button);
      restores.push(() => button.replaceWith(place));
      button.addEventListener('click', close, { signal });
    }
    if (toast.dataset['toast'] === 'stays') continue;
    let timer: ReturnType<typeof setTimeout>;
    const hold = () => {
      clearTimeout(timer);
      timers.delete(timer);
    };
    const start = () => {
      hold();
      timer = setTimeout(close, SHOWN_MS);
      timers.add(timer);
    };
    for (const event of ['pointerenter', 'focusin']) toast.addEventListener(event, hold, { signal });
    for (const event of ['pointerleave', 'focusout']) toast.addEventListener(event, start, { signal });
    start();
  }
  return () => {
    stop();
    restores.forEach((restore) => restore());
    timers.forEach((timer) => clearTimeout(timer));
  };
};
