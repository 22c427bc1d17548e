import { transitions } from './transitions';

/** A booking's states and where each may go (domain.md section 7). */
export const bookingStates = transitions(
  {
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
  },
  // What stands for a booking that its operator canceled is paid already.
  { starts: ['preliminaryBooked', 'booked'], ends: ['started'] },
);

export type BookingStatus = (typeof bookingStates.states)[number];

/** The vehicle is held for a customer who has not paid yet; the hold has an end. */
export const HOLDING = [
  'preliminaryBooked',
  'waitingForPayment',
  'paymentInitialized',
  'paymentFailed',
] as const satisfies readonly BookingStatus[];

/** Confirmed: the trip will run. The one definition of it, for code and for `IN (:confirmed)`. */
export const CONFIRMED = [
  'paymentSucceeded',
  'booked',
  'purchased',
  'started',
] as const satisfies readonly BookingStatus[];

/** What a confirmed booking becomes on its way to the road: from here on it is told of. */
export const FIRM: readonly BookingStatus[] = ['booked', 'purchased'];

export const isHolding = (status: string): boolean => (HOLDING as readonly string[]).includes(status);
export const isConfirmed = (status: string): boolean => (CONFIRMED as readonly string[]).includes(status);

/** Why a booking ended; expiry is the only one that a late payment may still undo. */
export const CANCELED_BY = ['customer', 'operator', 'admin', 'expiry'] as const;
export type CanceledBy = (typeof CANCELED_BY)[number];
