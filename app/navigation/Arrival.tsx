import { useLocation, useNavigation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';

/**
 * Does what a new document does by itself, for a page that came without one: focuses the heading and announces the title. A list that is
 * only sorted or filtered keeps the focus.
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
      // A page may have focused its error.
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
