import type { Helper } from './helper';
import { listeners } from './listeners';

/**
 * Follows a link (`data-unfold`) in place: fetches its page and inserts the element that the link names. If anything fails, goes to that
 * page, which explains.
 */
export const unfold: Helper = (root) => {
  const { signal, stop } = listeners();
  root.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-unfold]');
      if (!link || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      link.ariaBusy = 'true';
      void fetch(link.href, { signal })
        .then((answer) => (answer.ok ? answer.text() : ''))
        .then((html) => {
          const id = link.dataset['unfold']!;
          const told = new DOMParser().parseFromString(html, 'text/html').getElementById(id);
          if (!told) throw new Error(`nothing is called ${id}`);
          root.getElementById(id)!.replaceWith(told);
          told.querySelector<HTMLElement>('summary, select')?.focus();
        })
        .catch(() => signal.aborted || location.assign(link.href));
    },
    { signal },
  );
  return stop;
};
