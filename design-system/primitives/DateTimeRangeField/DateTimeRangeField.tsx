import { twoLives } from '@ds/support/two-lives';
import { partsText } from '@ds/primitives/DateTimeField/moment-parts';
import { type DateTimeRangeFieldProps, NativeDateTimeRangeField } from './NativeDateTimeRangeField';

/** Out and home: two days with their times, the day and the time of each under one name. In a page that lives both days are picked in one calendar. */
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
