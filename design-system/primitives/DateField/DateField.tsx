import { writesDaysAsPages } from '@ds/support/browser-dates';
import { twoLives } from '@ds/support/two-lives';
import { NativeDateField, type DateFieldProps } from './NativeDateField';

export type { DateFieldProps } from './NativeDateField';

/** A day, sent as `2027-03-10`. The browser's own field; on a hydrated page year, month and day with a calendar. */
export const DateField = twoLives<DateFieldProps>({
  native: NativeDateField,
  enhanced: () => import('@ds/enhanced/dates/dates').then(({ EnhancedDateField }) => EnhancedDateField),
  carry: ({ value }) => ({ defaultValue: value }),
  // An empty one too where something is saved: it may stand beside one that is filled in, and two would look like two kinds.
  unreached: ({ defaultValue, value }, isInSavingForm) =>
    (isInSavingForm || Boolean(value ?? defaultValue)) && !writesDaysAsPages(),
});
