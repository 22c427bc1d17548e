import { useIsTextBrowser } from '@ds/support/text-browser';
import { BookingStatus } from '~/nouns/bookings/BookingStatus';
import type { ShownBookingStatus } from '@states/booking-states';

interface TripStateProps {
  status: ShownBookingStatus;
  /** Below it stands until when it is reserved. */
  isTimed: boolean;
}

/** Until when it is reserved says all of it where it is read. */
export const isOnlyTimed = (status: ShownBookingStatus): boolean => status === 'preliminaryBooked';

/** How a trip stands; read aloud after each other, «Reserved» and «Reserved until 10:15» are one too many. */
export function TripState({ status, isTimed }: TripStateProps) {
  const isRead = useIsTextBrowser();
  return isRead && isTimed && isOnlyTimed(status) ? null : <BookingStatus status={status} toBuyer />;
}
