import { type NavigateFunction, useNavigate } from '@remix-run/react';
import { useEffect } from 'react';
import { staysInSection, wayTo } from './section-of';
import { transport } from './transport';

let router: NavigateFunction | undefined;

/** Goes to an address: within the section in the browser, elsewhere (another section, a file) by a new document. */
export function follow(href: string): void {
  const url = new URL(href, location.href);
  const isHere = staysInSection(location.pathname, url, location.origin) && !transport.state().isOutdated;
  if (router && isHere) void router(url.pathname + url.search + url.hash, wayTo(url));
  else location.assign(url.href);
}

/**
 * Gives the section's router to `follow`. React-aria's own links (entries of menus, of quick-find) go through it: the browser's entry hands
 * it to them, outside the router.
 */
export function useFollowing(): void {
  const navigate = useNavigate();
  useEffect(() => {
    router = navigate;
    return () => {
      router = undefined;
    };
  }, [navigate]);
}
