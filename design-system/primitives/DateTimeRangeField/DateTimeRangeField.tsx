import { twoLives } from '@ds/support/two-lives';
import { type DateTimeRangeFieldProps, NativeDateTimeRangeField } from './NativeDateTimeRangeField';

/** Out and home: two days with their times, sent as `2027-03-10T08:00`. In a page that lives both days are picked in one calendar. */
export const DateTimeRangeField = twoLives<DateTimeRangeFieldProps>({
  native: NativeDateTimeRangeField,
  enhanced: () =>
    import('@ds/enhanced/dates/EnhancedDateTimeRangeField').then(
      ({ EnhancedDateTimeRangeField }) => EnhancedDateTimeRangeField,
    ),
  carry: ({ all: [defaultStart, defaultEnd] }) => ({ defaultStart, defaultEnd }),
});
