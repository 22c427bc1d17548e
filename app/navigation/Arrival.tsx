import { NavigationType, useLocation, useNavigation, useNavigationType } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';

/**
 * Does what a new document does by itself, for a page that came without one: focuses the heading and announces the title. Who goes back
 * is at the link again by which the page was left. A list that is only sorted or filtered keeps the focus; if what had it is gone (the
 * button of a row that moved), the heading gets it.
 */
export function Arrival() {
  const { pathname, key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const isIdle = useNavigation().state === 'idle';
  const shown = useRef(pathname);
  const hadFocus = useRef(false);
  /** Addresses, by the history entry that was left by them. */
  const leftBy = useRef(new Map<string, string>());
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (isIdle) return;
    const focused = document.activeElement;
    hadFocus.current = focused !== null && focused !== document.body;
    const address = focused?.closest('main a')?.getAttribute('href');
    if (address) leftBy.current.set(key, address);
  }, [isIdle, key]);
  useEffect(() => {
    if (!isIdle) return;
    const isNew = shown.current !== pathname;
    shown.current = pathname;
    const isLost = hadFocus.current && document.activeElement === document.body;
    hadFocus.current = false;
    if (!isNew && !isLost) return;
    // A page may have focused its error.
    if (!document.querySelector('[data-error-summary]'))
      focusAfter(isNew && isBack ? leftBy.current.get(key) : undefined);
    if (isNew) setSaid(document.title);
  }, [pathname, key, isBack, isIdle]);
  return (
    <p className="visually-hidden" role="status" aria-live="polite" data-arrival="">
      {said}
    </p>
  );
}

/** Focuses the link to that address, if there is one, and otherwise the heading. */
function focusAfter(address: string | undefined): void {
  const links = address === undefined ? [] : document.querySelectorAll<HTMLElement>('main a[href]');
  const link = [...links].find((one) => one.getAttribute('href') === address);
  if (link) return link.focus();
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
