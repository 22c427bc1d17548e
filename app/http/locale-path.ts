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
  return pathname + search;
}
