// Traces: S1-026, S1-027, S9-001
import { formatMoney } from '@formats';

export const supportedLocales = ['sv', 'en'] as const;
export type Locale = (typeof supportedLocales)[number];
export const defaultLocale: Locale = 'sv';
export const isLocale = (value: unknown): value is Locale => supportedLocales.includes(value as Locale);

/** The locale that a path names in its first segment, else the default. */
export function localeOfPath(pathname: string): Locale {
  const segment = pathname.split('/')[1]?.replace(/\.data$/, '');
  return isLocale(segment) ? segment : defaultLocale;
}

export const localeOf = (request: Request): Locale => localeOfPath(new URL(request.url).pathname);

export const i18nOptions = {
  supportedLngs: [...supportedLocales],
  fallbackLng: false as const,
  defaultNS: 'common',
  interpolation: {
    escapeValue: false, // React escapes
    // `{{0, money}}` is an amount in öre.
    format: (value: unknown, format?: string, locale?: string) =>
      format === 'money' ? formatMoney(Number(value), isLocale(locale) ? locale : defaultLocale) : String(value),
  },
  react: { useSuspense: false },
  returnNull: false,
};
