import { useLocation, useNavigate } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { staysInSection, wayTo } from './section-of';
import { transport } from './transport';

/** How long one points at a link before its page is fetched. */
const INTENT_MS = 80;

/** The link of an event, if a press on it should be followed here: an ordinary one to another page of the section. */
function linkOf(event: Event): URL | undefined {
  const link = (event.target as Element).closest?.('a');
  if (!link?.href || link.hasAttribute('download') || (link.target && link.target !== '_self')) return undefined;
  const url = new URL(link.href);
  const isHere = url.pathname === location.pathname && url.search === location.search;
  if (isHere && url.hash) return undefined;
  return staysInSection(location.pathname, url, location.origin) ? url : undefined;
}

/**
 * Follows the links of a section in the browser, whoever rendered them: an `<a>` of a page, of a table's heading, of a menu. So a page needs
 * nothing but links, and without scripts they lead the same way. Answers the page that somebody is about to open, to be fetched ahead.
 */
export function useSectionLinks(): string | undefined {
  const navigate = useNavigate();
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
      void navigate(url.pathname + url.search + url.hash, wayTo(url));
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const intend = (event: Event) => {
      const url = linkOf(event);
      clearTimeout(timer);
      // Fetched ahead are the pages that the shown one leads to: not its own other orders and pages, nor what stands in a menu to be passed over.
      if (!url || url.pathname === location.pathname || !(event.target as Element).closest('main')) return;
      timer = setTimeout(() => setIntended(url.pathname + url.search), INTENT_MS);
    };
    document.addEventListener('click', follow, { signal });
    // Who presses goes there, wherever the link stands: the answer is on its way before the finger is up.
    const press = (event: PointerEvent) => {
      const url = event.button === 0 ? linkOf(event) : undefined;
      if (!url) return;
      clearTimeout(timer);
      setIntended(url.pathname + url.search);
    };
    document.addEventListener('pointerdown', press, { signal, passive: true });
    for (const name of ['pointerover', 'focusin', 'touchstart'])
      document.addEventListener(name, intend, { signal, passive: true });
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [navigate]);
  return intended === pathname + search ? undefined : intended;
}
