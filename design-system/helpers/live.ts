import type { Helper } from './helper';

/**
 * Keeps `[data-live]` up to date: whenever its address reports a change (server-sent events), the page is fetched again and the element's
 * content replaced. Without scripts the page refreshes itself.
 */
export const keepLive: Helper = (root) => {
  const sources = [...root.querySelectorAll<HTMLElement>('[data-live]')].map((element) => {
    const source = new EventSource(element.dataset['live']!);
    let known: unknown;
    source.onmessage = ({ data }: MessageEvent<unknown>) => {
      const isNews = known !== undefined && known !== data;
      known = data;
      if (!isNews) return;
      void fetch(location.href)
        .then((answer) => (answer.ok ? answer.text() : undefined))
        .then((html) => {
          const fresh = html && new DOMParser().parseFromString(html, 'text/html').getElementById(element.id);
          if (!fresh) return;
          element.replaceChildren(...fresh.childNodes);
          // Finished: there is nothing more to wait for.
          if (!fresh.dataset['live']) source.close();
        })
        // The next event fetches again.
        .catch(() => undefined);
    };
    return source;
  });
  return () => sources.forEach((source) => source.close());
};
