import { useTranslation } from '~/i18n/use-translation';
import type { BookingStatus as Status } from '@bff/domain/bookings';
import { StatusBadge, type Tone } from '@ds/primitives/StatusBadge/StatusBadge';

const tones: Record<Status, Tone> = {
  preliminaryBooked: 'warning',
  waitingForPayment: 'warning',
  paymentInitialized: 'warning',
  paymentFailed: 'danger',
  paymentSucceeded: 'success',
  booked: 'success',
  purchased: 'success',
  started: 'info',
  canceled: 'neutral',
};

/** The state of a booking in a word. */
export function BookingStatus({ status }: { status: Status }) {
  const { t } = useTranslation('booking');
  return <StatusBadge tone={tones[status]}>{t(`status.${status}`)}</StatusBadge>;
}
