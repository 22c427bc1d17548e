import type { Helper } from './helper';
import { listeners } from './listeners';

/** After this long without a response, the form may be sent again. The server copes with duplicates anyway. */
const FORGET_MS = 10_000;

/** Keeps an impatient second click from submitting a form again. */
export const submitOnce: Helper = () => {
  const { signal, stop } = listeners();
  const sent = new Map<HTMLFormElement, HTMLElement | null>();
  const forget = (form: HTMLFormElement) => {
    sent.get(form)?.removeAttribute('aria-disabled');
    sent.delete(form);
  };
  // On the window, after all other listeners: a submission that a script handles is not ours.
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
  // Restored from the back/forward cache, the page still has its buttons disabled.
  window.addEventListener('pageshow', () => [...sent.keys()].forEach(forget), { signal });
  return stop;
};
