import { twoLives } from '@ds/support/two-lives';
import { NativeDateField, type DateFieldProps } from './NativeDateField';

export type { DateFieldProps } from './NativeDateField';

/** A day, typed as people write it (`writtenDay`) and shown as `2027-03-10`; on a hydrated page with a calendar. */
export const DateField = twoLives<DateFieldProps>({
  native: NativeDateField,
  enhanced: () => import('@ds/enhanced/dates/dates').then(({ EnhancedDateField }) => EnhancedDateField),
  carry: ({ value }) => ({ defaultValue: value }),
});
