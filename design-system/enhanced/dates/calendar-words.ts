import { useLocale } from 'react-aria-components';

/** What the button that opens a calendar is called, before its field's name; react-aria's own words name nothing but a calendar's parts. */
export const useCalendarName = (): string =>
  useLocale().locale.startsWith('en') ? 'Choose in the calendar' : 'Välj i kalendern';

/** What its steps are called: react-aria says «Previous» and «Next», of nothing. */
export const useMonthSteps = (): readonly [previous: string, next: string] =>
  useLocale().locale.startsWith('en') ? ['Previous month', 'Next month'] : ['Föregående månad', 'Nästa månad'];
