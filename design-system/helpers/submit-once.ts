import type { Helper } from './helper';
import { listeners } from './listeners';

/** After this long without an answer one may try again. The server itself stands a form that is sent twice. */
const FORGET_MS = 10_000;

/** Keeps an impatient second click from sending a form again. */
export const submitOnce: Helper = () => {
  const { signal, stop } = listeners();
  const sent = new Map<HTMLFormElement, HTMLElement | null>();
  const forget = (form: HTMLFormElement) => {
    sent.get(form)?.removeAttribute('aria-disabled');
    sent.delete(form);
  };
  // On the window, after everyone else: a form that a script took over is not ours.
  window.addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      if (event.defaultPrevented || form.method !== 'post') return;
      if (sent.has(form)) {
        event.preventDefault();
        return;
      }
      sent.set(form, event.submitter);
      event.submitter?.setAttribute('aria-disabled', 'true');
      setTimeout(() => forget(form), FORGET_MS);
    },
    { signal },
  );
  // Back from the history: the page is as it was left, with its buttons off.
  window.addEventListener('pageshow', () => [...sent.keys()].forEach(forget), { signal });
  return stop;
};
