import { type BookingStatus, bookingStates as states, type CanceledBy } from '@states/booking-states';
import { enforced } from '@bff/domain/shared/transitions';

export type { BookingStatus, CanceledBy };
export const bookingStates = enforced(states);

/** The vehicle is held for a customer who has not paid yet; the hold has an end. */
export const HOLDING = ['preliminaryBooked', 'waitingForPayment', 'paymentInitialized', 'paymentFailed'] as const;
/** Confirmed: the trip will run. */
export const CONFIRMED = ['paymentSucceeded', 'booked', 'purchased', 'started'] as const;

export const isHolding = (status: BookingStatus): boolean => (HOLDING as readonly string[]).includes(status);
export const isConfirmed = (status: BookingStatus): boolean => (CONFIRMED as readonly string[]).includes(status);

/** Canceled by somebody, for good: its time did not just run out. */
export const isCalledOff = ({
  status,
  canceledBy,
}: {
  status: BookingStatus;
  canceledBy: CanceledBy | null;
}): boolean => status === 'canceled' && canceledBy !== 'expiry';
