// Traces: S2-005
import { useLocation } from '@remix-run/react';
import { type Locale, localeOfPath } from '~/i18n/i18n';

/** A path of the product under a locale: `/booking/list` → `/sv/booking/list`. */
export const pathIn = (locale: Locale, path: string): string => (path === '/' ? `/${locale}` : `/${locale}${path}`);

/** Makes paths in the current page's language. */
export function usePath(): (path: string) => string {
  const locale = useLocale();
  return (path) => pathIn(locale, path);
}

export const useLocale = (): Locale => localeOfPath(useLocation().pathname);

/** The same address in the other language, with its query. */
export function useOtherLanguage(): { href: string; locale: Locale } {
  const { pathname, search } = useLocation();
  const locale = localeOfPath(pathname) === 'sv' ? 'en' : 'sv';
  return { href: pathname.replace(/^\/(sv|en)(?=\/|$)/, `/${locale}`) + search, locale };
}
