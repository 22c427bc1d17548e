import { clock } from '@bff/platform/clock';
import { localeOf } from '~/i18n/i18n';
import { pathIn } from './paths';

/** A path of the product in the request's language: `/booking/list` → `/sv/booking/list`. One with a locale is left alone. */
export function localePath(request: Request, path: string): string {
  if (/^\/(sv|en)(?=[/?#]|$)/.test(path)) return path;
  return pathIn(localeOf(request), path);
}

/** The requested path and query, to return to. */
export function locationOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pathname + search.replace(/([?&])fresh=\d+(&|$)/, (_, before: string, after: string) => (after ? before : ''));
}

/** Browsers with scripts say what a request is for (Fetch Metadata); text browsers do not. */
const isTextBrowser = (request: Request): boolean => !request.headers.has('sec-fetch-dest');

/**
 * An address to redirect to, as one that a text browser has not seen: of a page that it has, lynx would warn during some seconds that what
 * was typed there is lost.
 */
export function unseen(request: Request, target: string): string {
  if (!isTextBrowser(request)) return target;
  const other = new URL(target, request.url);
  other.searchParams.set('fresh', String(clock.millis()));
  return other.pathname + other.search + other.hash;
}

/**
 * An address to redirect to: the same page at another one, if it is the one that a text browser sent a form to. Lynx does not fetch that
 * again after the redirect, and would show the page as it was, without what has changed and without the message. Other browsers keep
 * the address.
 */
export function otherThanSent(request: Request, target: string): string {
  const { pathname, search } = new URL(request.url);
  const other = new URL(target, request.url);
  return other.pathname + other.search === pathname + search ? unseen(request, target) : target;
}

/** Whether a path is the page that the request was sent from, at whatever place of it. */
export function isSentFrom(request: Request, target: string): boolean {
  const referer = request.headers.get('referer');
  if (referer === null || !URL.canParse(referer)) return false;
  const [page, answer] = [new URL(referer), new URL(target, request.url)];
  return page.pathname + page.search === answer.pathname + answer.search;
}
