import type { TFunction } from 'i18next';
import type { OccupancyBar } from '@bff/areas/company';
import { formatDate, formatDateTime, formatTime } from '@formats';
import { to } from '~/to';

const LOOKS = {
  booked: 'booked',
  preliminaryBooked: 'held',
  locked: 'systemLock',
  manuallyLocked: 'ownLock',
  externallyLocked: 'locked',
} as const;

export const lookOf = ({ kind }: Pick<OccupancyBar, 'kind'>) => LOOKS[kind];

/** `2027-03-10 08:00–17:00`, or both days. */
export function spanText(start: number, end: number): string {
  const until = formatDate(start) === formatDate(end) ? formatTime(end) : formatDateTime(end);
  return `${formatDateTime(start)}–${until}`;
}

/** All that is known of an occupancy, its kind first. */
export const occupancyText = ({ kind, bookingNumber, start, end, comment }: OccupancyBar, t: TFunction<'fleet'>) =>
  [t(`occupancy.kind.${kind}`), kind === 'booked' && bookingNumber, spanText(start, end), comment]
    .filter(Boolean)
    .join(' · ');

/** Where more is said of it: a booking that is confirmed, or an own lockout. */
export function occupancyAddress({ id, kind, bookingNumber }: OccupancyBar): string | undefined {
  if (kind === 'manuallyLocked') return to.editLockout(id);
  return kind === 'booked' && bookingNumber ? to.companyBooking(bookingNumber) : undefined;
}
