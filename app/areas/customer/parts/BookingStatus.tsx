import { useTranslation } from 'react-i18next';
import type { BookingView } from '@bff/areas/customer';
import { StatusBadge, type Tone } from '@ds/primitives/StatusBadge/StatusBadge';

const tones: Record<BookingView['status'], Tone> = {
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

export function BookingStatus({ status }: { status: BookingView['status'] }) {
  const { t } = useTranslation('booking');
  return <StatusBadge tone={tones[status]}>{t(`status.${status}`)}</StatusBadge>;
}
