import { twoLives } from '@ds/support/two-lives';
import { partsText } from '@ds/primitives/DateTimeField/moment-parts';
import { type DateTimeRangeFieldProps, NativeDateTimeRangeField } from './NativeDateTimeRangeField';

/** Departure and return: two days with their times, each day and time under one name. On a hydrated page both days are picked in one calendar. */
export const DateTimeRangeField = twoLives<DateTimeRangeFieldProps>({
  native: NativeDateTimeRangeField,
  enhanced: () =>
    import('@ds/enhanced/dates/EnhancedDateTimeRangeField').then(
      ({ EnhancedDateTimeRangeField }) => EnhancedDateTimeRangeField,
    ),
  carry: ({ all: [day = '', time = '', endDay = '', endTime = ''] }) => ({
    defaultStart: partsText({ day, time }),
    defaultEnd: partsText({ day: endDay, time: endTime }),
  }),
});
