import { transitions } from '@bff/domain/shared/transitions';

/** A booking's states and where each may go (domain.md section 7). Nothing but `bookingStore.move` sets a status. */
export const bookingStates = transitions({
  preliminaryBooked: ['waitingForPayment', 'purchased', 'canceled'],
  waitingForPayment: ['paymentInitialized', 'purchased', 'preliminaryBooked', 'canceled'],
  paymentInitialized: ['paymentSucceeded', 'paymentFailed', 'waitingForPayment', 'canceled'],
  paymentFailed: ['waitingForPayment', 'paymentSucceeded', 'canceled'],
  paymentSucceeded: ['booked'],
  booked: ['started', 'canceled'],
  purchased: ['started', 'canceled'],
  started: [],
  // Only when canceled by expiry and the vehicle is still free under the lock; otherwise a late payment is refunded whole.
  canceled: ['paymentSucceeded'],
});

export type BookingStatus = (typeof bookingStates.states)[number];

/** The vehicle is held for a customer who has not paid yet; the hold has an end. */
export const HOLDING = ['preliminaryBooked', 'waitingForPayment', 'paymentInitialized', 'paymentFailed'] as const;
/** Confirmed: the trip will run. */
export const CONFIRMED = ['paymentSucceeded', 'booked', 'purchased', 'started'] as const;

export const isHolding = (status: BookingStatus): boolean => (HOLDING as readonly string[]).includes(status);
export const isConfirmed = (status: BookingStatus): boolean => (CONFIRMED as readonly string[]).includes(status);

/** Why a booking ended; expiry is the only one that a late payment may still undo. */
export type CanceledBy = 'customer' | 'operator' | 'admin' | 'expiry';

/** Canceled by somebody, for good: its time did not just run out. */
export const isCalledOff = ({
  status,
  canceledBy,
}: {
  status: BookingStatus;
  canceledBy: CanceledBy | null;
}): boolean => status === 'canceled' && canceledBy !== 'expiry';
