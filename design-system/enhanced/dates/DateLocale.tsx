import type { ReactNode } from 'react';
import { useLocale } from 'react-aria-components';
import { I18nProvider } from 'react-aria-components/I18nProvider';

/** What a calendar is called; react-aria's own words, which come with it, name nothing but its parts. */
export const useCalendarName = (): string => (useLocale().locale.startsWith('en') ? 'Calendar' : 'Kalender');

/** What its steps are called: react-aria says «Previous» and «Next», of nothing. */
export const useMonthSteps = (): readonly [previous: string, next: string] =>
  useLocale().locale.startsWith('en') ? ['Previous month', 'Next month'] : ['Föregående månad', 'Nästa månad'];

/** Days are written year, month, day in both languages, as in Sweden and, among English-speaking countries, Canada. */
export function DateLocale({ children }: { children: ReactNode }) {
  const { locale } = useLocale();
  return <I18nProvider locale={locale.startsWith('en') ? 'en-CA' : 'sv-SE'}>{children}</I18nProvider>;
}
