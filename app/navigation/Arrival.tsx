import { useLocation, useNavigation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';

/**
 * What a new document does by itself, done for a page that came without one: the focus goes to its heading, and its title is read out. A list
 * that is only ordered or filtered anew keeps the focus where it is.
 */
export function Arrival() {
  const { pathname } = useLocation();
  const isIdle = useNavigation().state === 'idle';
  const shown = useRef(pathname);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (!isIdle || shown.current === pathname) return;
    shown.current = pathname;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading) {
      heading.tabIndex = -1;
      // A page may have put the focus where its error is.
      if (!document.querySelector('[data-error-summary]')) heading.focus({ preventScroll: true });
    }
    setSaid(document.title);
  }, [pathname, isIdle]);
  return (
    <p className="visually-hidden" role="status" aria-live="polite" data-arrival="">
      {said}
    </p>
  );
}
