// Traces: S1-026, S1-027, S9-001
import { formatMoment, formatMoney, formatNumber, formatPeriod, formatWait, formatWhen } from '@formats';

export const supportedLocales = ['sv', 'en'] as const;
export type Locale = (typeof supportedLocales)[number];
export const defaultLocale: Locale = 'sv';
export const isLocale = (value: unknown): value is Locale => supportedLocales.includes(value as Locale);

/** The locale in a path's first segment, otherwise the default. */
export function localeOfPath(pathname: string): Locale {
  const segment = pathname.split('/')[1]?.replace(/\.data$/, '');
  return isLocale(segment) ? segment : defaultLocale;
}

export const localeOf = (request: Request): Locale => localeOfPath(new URL(request.url).pathname);

/** What a year and a price share: the language's decimal sign, and no separator of thousands. */
const plainNumbers = {
  sv: new Intl.NumberFormat('sv-SE', { useGrouping: false, maximumFractionDigits: 3 }),
  en: new Intl.NumberFormat('en-AU', { useGrouping: false, maximumFractionDigits: 3 }),
};

/**
 * `{{0, money}}` is an amount in öre, `{{0, number}}` a number as it is typed, `{{0, grouped}}` as it is
 * read, `{{at, when}}` an instant that stands by itself and `{{at, moment}}` one within a sentence, as a Date or in the
 * errors' form (ISO 8601), `{{0, period}}` two instants in the errors' form with a slash between them, `{{0, wait}}` seconds to wait.
 */
function formatValue(value: unknown, format?: string, language?: string): string {
  const locale = isLocale(language) ? language : defaultLocale;
  if (format === 'money') return formatMoney(Number(value), locale);
  if (format === 'number') return plainNumbers[locale].format(Number(value));
  if (format === 'grouped') return formatNumber(Number(value), locale, 3);
  if (format === 'period') {
    const [start = '', end = ''] = String(value).split('/');
    return formatPeriod(new Date(start), new Date(end), locale);
  }
  if (format === 'wait') return formatWait(Number(value), locale);
  const isInstant = value instanceof Date || typeof value === 'string' || typeof value === 'number';
  if (isInstant && format === 'when') return formatWhen(new Date(value), locale);
  if (isInstant && format === 'moment') return formatMoment(new Date(value), locale);
  return String(value);
}

export const i18nOptions = {
  supportedLngs: [...supportedLocales],
  fallbackLng: false as const,
  defaultNS: 'common',
  interpolation: {
    escapeValue: false, // React escapes.
    format: formatValue,
  },
  react: { useSuspense: false },
  returnNull: false,
};
