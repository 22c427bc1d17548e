import type { Translate } from '~/i18n/text-keys';
import type { OccupancyBar } from '@bff/areas/company';
import { formatDateTime } from '@formats';
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
  const [from, until] = [formatDateTime(start), formatDateTime(end)];
  return `${from}–${from.slice(0, 10) === until.slice(0, 10) ? until.slice(11) : until}`;
}

/** Everything about an occupancy, its kind first; `kindOf` names it. */
export const occupancyText = (
  { kind, bookingNumber, start, end, comment }: OccupancyBar,
  kindOf: (kind: OccupancyBar['kind']) => string,
) => [kindOf(kind), kind === 'booked' && bookingNumber, spanText(start, end), comment].filter(Boolean).join(' · ');

/** The words for each kind, looked up once: a month of a fleet has thousands of bars. */
export function kindsOf(t: Translate<'fleet'>): (kind: OccupancyBar['kind']) => string {
  const words = new Map<string, string>();
  return (kind) => {
    const word = words.get(kind) ?? t(`occupancy.kind.${kind}`);
    words.set(kind, word);
    return word;
  };
}

/** The page with more about it: for a confirmed booking or an own lockout. */
export function occupancyAddress({ id, kind, bookingNumber }: OccupancyBar): string | undefined {
  if (kind === 'manuallyLocked') return to.editLockout(id);
  return kind === 'booked' && bookingNumber ? to.companyBooking(bookingNumber) : undefined;
}
