// Traces: S2-005
import { useLocation } from '@remix-run/react';
import { type Locale, localeOfPath } from '~/i18n/i18n';

/** A path of the product under a locale: `/booking/list` → `/sv/booking/list`, `/?stop=Gävle` → `/sv?stop=Gävle`. */
export const pathIn = (locale: Locale, path: string): string => `/${locale}${path.replace(/^\/(?=[?#]|$)/, '')}`;

/** The same path without its locale: `/sv/booking/list` → `/booking/list`. A query stays. */
export const withoutLocale = (path: string): string => path.replace(/^\/(sv|en)(?=[/?#]|$)/, '');

/** Makes paths in the current page's language. */
export function usePath(): (path: string) => string {
  const locale = useLocale();
  return (path) => pathIn(locale, path);
}

export const useLocale = (): Locale => localeOfPath(useLocation().pathname);

/** Makes addresses of pages that ask something, which lead back to this one (`returnUrl`). They check it themselves: `safeReturnUrl`. */
export function useComingBack(): (href: string) => string {
  const { pathname, search } = useLocation();
  return (href) => `${href}?returnUrl=${encodeURIComponent(pathname + search)}`;
}

/** The same address in a language, with its query: where it leads back to (`returnUrl`) is in that language too. */
export function addressIn(locale: Locale, { pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const query = new URLSearchParams(search);
  const back = query.get('returnUrl');
  if (back?.startsWith('/')) query.set('returnUrl', pathIn(locale, withoutLocale(back)));
  return `/${locale}${withoutLocale(pathname)}${back === null ? search : `?${query.toString()}`}`;
}

/** The current page's address in the other language. */
export function useOtherLanguage(): { href: string; locale: Locale } {
  const here = useLocation();
  const locale = localeOfPath(here.pathname) === 'sv' ? 'en' : 'sv';
  return { href: addressIn(locale, here), locale };
}
