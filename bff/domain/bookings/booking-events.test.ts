import { describe, expect, it } from 'vitest';
import { bookingEventOf } from './booking-events';
import { bookingStates } from './booking-states';

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
  ] as const)('%s → %s is not announced', (from, to) => expect(bookingEventOf(from, to)).toBeUndefined());

  it('covers everything that happens to a booking they know of', () => {
    const told = new Set(['booked', 'purchased', 'started']);
    for (const from of bookingStates.states)
      for (const to of bookingStates.states) {
        if (!bookingStates.allows(from, to)) continue;
        const isNews = told.has(from) || told.has(to);
        expect([from, to, bookingEventOf(from, to) !== undefined]).toEqual([from, to, isNews]);
      }
  });
});
