import type { Helper } from './helper';

/**
 * Keeps `[data-live]` fresh: each time that its address says something else than before (server-sent events) the page is asked for again, and
 * what stands in the element is taken from there. Without scripts the page refreshes itself.
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
          // It has come to its end: there is nothing more to wait for.
          if (!fresh.dataset['live']) source.close();
        })
        // The next one is newer.
        .catch(() => undefined);
    };
    return source;
  });
  return () => sources.forEach((source) => source.close());
};
