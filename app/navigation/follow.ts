import { type NavigateFunction, useNavigate } from '@remix-run/react';
import { useEffect } from 'react';
import { staysInSection, wayTo } from './section-of';
import { transport } from './transport';

let router: NavigateFunction | undefined;

/** Goes to an address: in the browser within the section, by a new document elsewhere (another section, a file). */
export function follow(href: string): void {
  const url = new URL(href, location.href);
  const isHere = staysInSection(location.pathname, url, location.origin) && !transport.state().isOutdated;
  if (router && isHere) void router(url.pathname + url.search + url.hash, wayTo(url));
  else location.assign(url.href);
}

/**
 * Gives the section's router to `follow`. React-aria's own links (in menus, in quick-find) use it: the browser's entry passes it to them,
 * outside the router.
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
