import { describe, expect, it } from 'vitest';
import { bookingEventOf } from './booking-events';

describe('what integrations are told', () => {
  it.each([
    ['paymentSucceeded', 'booked', 'booking.created'],
    ['waitingForPayment', 'purchased', 'booking.created'],
    ['booked', 'started', 'booking.changed'],
    ['booked', 'canceled', 'booking.canceled'],
    ['purchased', 'canceled', 'booking.canceled'],
  ] as const)('%s → %s is %s', (from, to, event) => expect(bookingEventOf(from, to)).toBe(event));

  it.each([
    ['preliminaryBooked', 'waitingForPayment'],
    ['paymentInitialized', 'paymentSucceeded'],
    ['preliminaryBooked', 'canceled'],
    ['canceled', 'paymentSucceeded'],
  ] as const)('%s → %s is nothing', (from, to) => expect(bookingEventOf(from, to)).toBeUndefined());
});
