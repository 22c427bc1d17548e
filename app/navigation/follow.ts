import { useEffect } from 'react';
import { staysInSection } from './section-of';
import { transport } from './transport';
import { useGo } from './use-go';

let router: ((url: URL) => void) | undefined;

/** Goes to an address: in the browser within the section, by a new document elsewhere (another section, a file). */
export function follow(href: string): void {
  const url = new URL(href, location.href);
  const isHere = staysInSection(location.pathname, url, location.origin) && !transport.state().isOutdated;
  if (router && isHere) router(url);
  else location.assign(url.href);
}

/**
 * Gives the section's router to `follow`. React-aria's own links (in menus, in quick-find) use it: the browser's entry passes it to them,
 * outside the router.
 */
export function useFollowing(): void {
  const go = useGo();
  useEffect(() => {
    router = go;
    return () => {
      router = undefined;
    };
  }, [go]);
}
