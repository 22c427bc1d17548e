import { twoLives } from '@ds/support/two-lives';
import { NativeTimeField, type TimeFieldProps } from './NativeTimeField';

export type { TimeFieldProps } from './NativeTimeField';

/** A time of day, sent as `08:00`, on a 24-hour clock. */
export const TimeField = twoLives<TimeFieldProps>({
  native: NativeTimeField,
  enhanced: () => import('@ds/enhanced/dates/dates').then(({ EnhancedTimeField }) => EnhancedTimeField),
  carry: ({ value }) => ({ defaultValue: value }),
});
