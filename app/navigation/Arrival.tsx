import { NavigationType, useLocation, useNavigation, useNavigationType } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { foundAgain, type LeftPlace, placeOf } from './left-place';

/** After so long a page's title is its own, and a dialog that closes has given the focus back, perhaps to a link that is gone. */
const SETTLED_MS = 200;
/**
 * So often, and after that not any more, a link is looked for: a table that lives is there a moment after its page, two seconds on a slow
 * machine, and replaces one that has the link too.
 */
const TRIES = 100;
const BETWEEN_TRIES_MS = 20;
const ACTS = ['click', 'keydown'] as const;

/**
 * Does what a new document does by itself, for a page that came without one: focuses the heading and announces the title. Who goes back
 * is at the link again by which the page was left. A list that is only sorted or filtered keeps the focus. If what had it is gone, it is at
 * the same button of a form that was made anew, or at the heading of its section or of the page (the button of a row that moved).
 */
export function Arrival() {
  const { pathname, key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const isIdle = useNavigation().state === 'idle';
  const shown = useRef(pathname);
  const left = useRef<LeftPlace>();
  const lastInMain = useRef<Element | null>(null);
  /** Addresses, by the history entry that was left by them. */
  const leftBy = useRef(new Map<string, string>());
  const [said, setSaid] = useState('');
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest('main')) lastInMain.current = target;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  // By every click and key, as any of them may lead on: a busy machine shows the page that follows without having shown that it waits.
  useEffect(() => {
    const note = () => {
      const focused = document.activeElement;
      // An answered question was asked over the page, from a link in it.
      const inPage = focused?.closest('main') || !lastInMain.current?.isConnected ? focused : lastInMain.current;
      left.current = inPage === null || inPage === document.body ? undefined : placeOf(inPage);
      const address = linkAt(focused)?.getAttribute('href');
      if (address) leftBy.current.set(key, address);
      else leftBy.current.delete(key);
    };
    for (const act of ACTS) document.addEventListener(act, note, true);
    return () => {
      for (const act of ACTS) document.removeEventListener(act, note, true);
    };
  }, [key]);
  useEffect(() => {
    if (!isIdle) return;
    const isNew = shown.current !== pathname;
    shown.current = pathname;
    const place = left.current;
    const address = isBack ? leftBy.current.get(key) : undefined;
    // Who goes back before the page between has been shown has lost the focus with it.
    const isLost = address !== undefined && isNowhere(document.activeElement);
    if (!isNew && !isLost && !place) return;
    left.current = undefined;
    if (isNew || isLost) arriveAt(address, address === undefined ? 0 : TRIES);
    const timer = setTimeout(() => {
      if (isNew) setSaid(document.title);
      else if (isNowhere(document.activeElement)) focusOn(place && foundAgain(place));
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [pathname, key, isBack, isIdle]);
  return (
    <p className="visually-hidden" role="status" aria-live="polite" data-arrival="">
      {said}
    </p>
  );
}

/** The link that has the focus, or to which the focused row of a table leads. */
const linkAt = (focused: Element | null): Element | null | undefined =>
  focused?.closest('main a') ?? focused?.closest('main [role=row]')?.querySelector('[role=rowheader] a');

/** A button in a fold that closes keeps the focus until the next frame, which a busy machine shows late. */
const isNowhere = (focused: Element | null): boolean =>
  focused === null || focused === document.body || !focused.checkVisibility();

/** Focuses the link to that address, if there is one, and otherwise the heading; what a page focuses itself, its errors, keeps the focus. */
function arriveAt(address: string | undefined, tries: number): void {
  if (document.querySelector('[data-error-summary]')) return;
  const links = address === undefined ? [] : document.querySelectorAll<HTMLElement>('main a[href]');
  const link = [...links].find((one) => one.getAttribute('href') === address);
  // A row with ticks takes the arrows: the focus of a link in it would lead to the first row.
  if (link) (link.closest<HTMLElement>('[role=row][tabindex]') ?? link).focus();
  if (tries > 0) return void setTimeout(lookAgain, BETWEEN_TRIES_MS, address, tries - 1);
  if (!link) focusOn(undefined, { preventScroll: true });
}

/** Unless somebody has gone on meanwhile. */
function lookAgain(address: string | undefined, tries: number): void {
  const { activeElement: focused } = document;
  if (isNowhere(focused)) arriveAt(address, tries);
  else if (tries > 0 && linkAt(focused)?.getAttribute('href') === address)
    setTimeout(lookAgain, BETWEEN_TRIES_MS, address, tries - 1);
}

/** By default the page's heading. */
function focusOn(found: HTMLElement | undefined, options?: FocusOptions): void {
  if (document.querySelector('[data-error-summary]')) return;
  const target = found ?? document.querySelector<HTMLElement>('main h1');
  if (!target) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus(options);
}
