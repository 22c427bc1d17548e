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

/** The same address in the other language, with its query. */
export function useOtherLanguage(): { href: string; locale: Locale } {
  const { pathname, search } = useLocation();
  const locale = localeOfPath(pathname) === 'sv' ? 'en' : 'sv';
  return { href: `/${locale}${withoutLocale(pathname)}${search}`, locale };
}
