import { useTranslation } from '~/i18n/use-translation';
import { StatusBadge, type Tone } from '@ds/primitives/StatusBadge/StatusBadge';
import type { ShownBookingStatus } from '@states/booking-states';

const tones: Record<ShownBookingStatus, Tone> = {
  preliminaryBooked: 'warning',
  waitingForPayment: 'warning',
  paymentInitialized: 'warning',
  paymentFailed: 'danger',
  paymentSucceeded: 'success',
  booked: 'success',
  purchased: 'success',
  started: 'info',
  completed: 'success',
  terminated: 'danger',
  notReported: 'warning',
  canceled: 'neutral',
};

/** The state of a booking in a word. */
export function BookingStatus({ status }: { status: ShownBookingStatus }) {
  const { t } = useTranslation('booking');
  return <StatusBadge tone={tones[status]}>{t(`status.${status}`)}</StatusBadge>;
}
