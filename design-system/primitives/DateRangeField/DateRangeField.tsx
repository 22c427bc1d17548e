import { twoLives } from '@ds/support/two-lives';
import { type DateRangeFieldProps, NativeDateRangeField } from './NativeDateRangeField';

/** A first and a last day, sent under two names. On a hydrated page both are picked in one calendar. */
export const DateRangeField = twoLives<DateRangeFieldProps>({
  native: NativeDateRangeField,
  enhanced: () => import('@ds/enhanced/dates/dates').then(({ EnhancedDateRangeField }) => EnhancedDateRangeField),
  carry: ({ all: [defaultStart, defaultEnd] }) => ({ defaultStart, defaultEnd }),
});
