import { useLocation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { staysInSection } from './section-of';
import { transport } from './transport';
import { useGo } from './use-go';

/** How long the pointer rests on a link before its page is prefetched. */
const INTENT_MS = 80;

/** The link of an event, if a click on it should be followed here: an ordinary one to another page of the section. */
function linkOf(event: Event): URL | undefined {
  const link = (event.target as Element).closest?.('a');
  if (!link?.href || link.hasAttribute('download') || (link.target && link.target !== '_self')) return undefined;
  const url = new URL(link.href);
  const isHere = url.pathname === location.pathname && url.search === location.search;
  if (isHere && url.hash) return undefined;
  return staysInSection(location.pathname, url, location.origin) ? url : undefined;
}

/**
 * Follows a section's links in the browser, whoever rendered them: any `<a>` in a page, a table heading, a menu. So a page needs only
 * links, and without scripts they lead to the same place. Returns the page to prefetch, because somebody is about to open it.
 */
export function useSectionLinks(): string | undefined {
  const go = useGo();
  const { pathname, search } = useLocation();
  const [intended, setIntended] = useState<string>();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const url = linkOf(event);
      if (!url || transport.state().isOutdated) return;
      event.preventDefault();
      go(url);
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Without a network nothing is prefetched: Remix reloads the document when a page's script does not load, and there is none to get.
    const prefetch = (url: URL) => void (navigator.onLine && setIntended(url.pathname + url.search));
    const intend = (event: Event) => {
      const url = linkOf(event);
      clearTimeout(timer);
      // Only pages that the current one leads to are prefetched: not its own other sort orders and pages, and not menu entries, which the
      // pointer often just passes.
      if (!url || url.pathname === location.pathname || !(event.target as Element).closest('main')) return;
      timer = setTimeout(prefetch, INTENT_MS, url);
    };
    document.addEventListener('click', follow, { signal });
    // A press goes there wherever the link is: the request starts before the button is released.
    const press = (event: PointerEvent) => {
      const url = event.button === 0 ? linkOf(event) : undefined;
      if (!url) return;
      clearTimeout(timer);
      prefetch(url);
    };
    document.addEventListener('pointerdown', press, { signal, passive: true });
    for (const name of ['pointerover', 'focusin', 'touchstart'])
      document.addEventListener(name, intend, { signal, passive: true });
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [go]);
  return intended === pathname + search ? undefined : intended;
}
