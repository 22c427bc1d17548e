import type { Helper } from './helper';
import { listeners } from './listeners';

/** Who ticks several in a row is asked about once. */
const WAIT_MS = 300;

/**
 * A filter form's button with `data-counted` («Visa 56 bussar») says how many results would be left, as soon as something in the form
 * changes, and so does the status after it: the page that the form would lead to says so on its own button. A page that says nothing
 * leaves the button's first words.
 */
export const countResults: Helper = (root) => {
  const { signal, stop } = listeners();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked: AbortController | undefined;
  const halt = () => {
    clearTimeout(timer);
    asked?.abort();
  };
  const show = async (form: HTMLFormElement, button: HTMLElement) => {
    asked = new AbortController();
    const fields = [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    );
    const wanted = new URLSearchParams(fields);
    const answer = await fetch(`${location.pathname}?${wanted}`, {
      signal: asked.signal,
      // The server remembers nothing of a page that nobody has gone to.
      headers: { purpose: 'prefetch' },
    });
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const counted = page.querySelector<HTMLElement>('[data-counted]')?.dataset['counted'];
    button.textContent = counted ?? button.dataset['uncounted'] ?? '';
    const said = form.querySelector('[data-counted] ~ [role=status]');
    if (said) said.textContent = counted ?? '';
  };
  root.addEventListener(
    'change',
    ({ target }) => {
      const form = (target as HTMLInputElement).form;
      const button = form?.querySelector<HTMLElement>('[data-counted]');
      if (!form || !button) return;
      button.dataset['uncounted'] ??= button.textContent;
      halt();
      // Not answered: the button leads to the results all the same.
      timer = setTimeout(() => void show(form, button).catch(() => undefined), WAIT_MS);
    },
    { signal },
  );
  return () => {
    stop();
    halt();
  };
};
