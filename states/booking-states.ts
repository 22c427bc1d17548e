import { SHOWN_ENDS, type ShownEnd, type ShownJourneyStatus } from './journey-states';
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
    // Back only when the start of its journey is taken back (decision 1297).
    started: ['booked', 'purchased'],
    // Only if canceled by expiry and the vehicle is still free under the lock; otherwise a late payment is refunded in full.
    canceled: ['paymentSucceeded'],
  },
  // A booking that replaces one canceled by its operator is already paid.
  { starts: ['preliminaryBooked', 'booked'], ends: [] },
);

export type BookingStatus = (typeof bookingStates.states)[number];

/** The vehicle is held for a customer who has not paid yet; the hold expires. */
export const HOLDING = [
  'preliminaryBooked',
  'waitingForPayment',
  'paymentInitialized',
  'paymentFailed',
] as const satisfies readonly BookingStatus[];

/** Confirmed: the trip will run. The only definition of it, for code and for `IN (:confirmed)`. */
export const CONFIRMED = [
  'paymentSucceeded',
  'booked',
  'purchased',
  'started',
] as const satisfies readonly BookingStatus[];

/** Confirmed, settled and not yet on the road; integrations hear of a booking from here on. */
export const FIRM: readonly BookingStatus[] = ['booked', 'purchased'];

export const isHolding = (status: string): boolean => (HOLDING as readonly string[]).includes(status);
export const isConfirmed = (status: string): boolean => (CONFIRMED as readonly string[]).includes(status);

/** As people read it: once a confirmed trip is over, how it ended. */
export type ShownBookingStatus = BookingStatus | ShownEnd;
export const SHOWN_BOOKING_STATES: readonly ShownBookingStatus[] = [...bookingStates.states, ...SHOWN_ENDS];

/** Whether it says how a trip ended. */
export const isEnd = (shown: ShownBookingStatus | ShownJourneyStatus | null): shown is ShownEnd =>
  (SHOWN_ENDS as readonly (string | null)[]).includes(shown);

/** Where the booking's own state and its journey's become one: a booking stays `started`, or `booked`, after its trip. */
export const shownBooking = (status: BookingStatus, journey: ShownJourneyStatus | null): ShownBookingStatus =>
  isConfirmed(status) && isEnd(journey) ? journey : status;

/** Why a booking ended; only expiry can be undone, by a late payment. */
export const CANCELED_BY = ['customer', 'operator', 'admin', 'expiry'] as const;
export type CanceledBy = (typeof CANCELED_BY)[number];
