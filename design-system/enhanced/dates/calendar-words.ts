import { useLocale } from 'react-aria-components';

/** What a calendar is called; react-aria's own words, which come with it, name nothing but its parts. */
export const useCalendarName = (): string => (useLocale().locale.startsWith('en') ? 'Calendar' : 'Kalender');

/** What its steps are called: react-aria says «Previous» and «Next», of nothing. */
export const useMonthSteps = (): readonly [previous: string, next: string] =>
  useLocale().locale.startsWith('en') ? ['Previous month', 'Next month'] : ['Föregående månad', 'Nästa månad'];
