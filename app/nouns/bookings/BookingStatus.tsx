import { useTranslation } from '~/i18n/use-translation';
import { StatusBadge, type Tone } from '@ds/primitives/StatusBadge/StatusBadge';
import type { ShownBookingStatus } from '@states/booking-states';
import { customerStatus } from './customer-status';

export const bookingTones: Record<ShownBookingStatus, Tone> = {
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

interface BookingStatusProps {
  status: ShownBookingStatus;
  toBuyer?: boolean;
  /** More words follow the badge. */
  isFollowed?: boolean;
}

/** The state of a booking in a word: that of staff, or of who bought it. */
export function BookingStatus({ status, toBuyer = false, isFollowed }: BookingStatusProps) {
  const { t } = useTranslation();
  return (
    <StatusBadge tone={bookingTones[status]} isFollowed={isFollowed}>
      {toBuyer ? customerStatus(t, status) : t(`booking:status.${status}`)}
    </StatusBadge>
  );
}
