import { describe, expect, it } from 'vitest';
import { shownBooking } from './booking-states';
import { canBeRated, drivenWay, readJourney, shownJourney } from './journey-states';
import { shownPayment } from './payment-states';

describe('what people read of a state', () => {
  it('is the end of a one-way trip where one with a return only waits', () => {
    const finished = { status: 'finished', terminationReason: null, outcome: null } as const;
    expect(shownJourney({ ...finished, hasReturn: false })).toBe('completed');
    expect(shownJourney({ ...finished, hasReturn: true })).toBe('waitsForReturn');
    expect(shownJourney({ status: 'returnCompleted', terminationReason: null, outcome: null, hasReturn: true })).toBe(
      'completed',
    );
  });

  it.each([
    { status: 'started', hasReturn: true, way: ['Uppsala', 'Mora'] },
    { status: 'finished', hasReturn: true, way: ['Mora', 'Uppsala'] },
    { status: 'returnStarted', hasReturn: true, way: ['Mora', 'Uppsala'] },
    { status: 'returnCompleted', hasReturn: true, way: ['Uppsala', 'Mora'] },
    { status: 'finished', hasReturn: false, way: ['Uppsala', 'Mora'] },
  ] as const)('is the way that the bus drives now: $status, with a return: $hasReturn', ({ way, ...course }) => {
    expect(Object.values(drivenWay({ from: 'Uppsala', to: 'Mora' }, course))).toEqual(way);
  });

  it('is that nobody reported a journey which no person cut short', () => {
    const terminated = { status: 'terminated', hasReturn: true, outcome: null } as const;
    expect(shownJourney({ ...terminated, terminationReason: null })).toBe('notReported');
    expect(shownJourney({ ...terminated, terminationReason: 'Motorn brinner' })).toBe('terminated');
  });

  it('is how a journey went that nobody reported, once that is found out; a person who cut one short knew', () => {
    const closed = { status: 'terminated', hasReturn: false, terminationReason: null } as const;
    expect(shownJourney({ ...closed, outcome: 'driven' })).toBe('completed');
    expect(shownJourney({ ...closed, outcome: 'notDriven' })).toBe('terminated');
    const rated = { ...closed, startedAt: null, rating: null };
    expect([null, 'notDriven', 'driven'].map((outcome) => canBeRated({ ...rated, outcome: outcome as never }))).toEqual(
      [false, false, true],
    );
  });

  it('is how a confirmed trip ended once it is over, and the booking’s own state until then', () => {
    expect(shownBooking('started', 'completed')).toBe('completed');
    expect(shownBooking('booked', 'notReported')).toBe('notReported');
    expect(shownBooking('purchased', 'terminated')).toBe('terminated');
    expect(shownBooking('started', 'waitsForReturn')).toBe('started');
    expect(shownBooking('booked', 'notStarted')).toBe('booked');
    expect(shownBooking('waitingForPayment', null)).toBe('waitingForPayment');
    expect(shownBooking('canceled', 'terminated')).toBe('canceled');
  });

  it.each([
    ['notStarted', 29, 'notStarted'],
    ['notStarted', 30, 'notStarted'],
    ['notStarted', 31, 'startNotReported'],
    ['started', 31, 'started'],
    ['waitsForReturn', 600, 'waitsForReturn'],
    ['completed', 600, 'completed'],
    ['notReported', 600, 'notReported'],
  ] as const)('is of a journey %s, %i minutes after boarding began, %s', (status, minutes, read) => {
    const pickupAt = new Date('2027-03-10T08:00:00Z');
    expect(readJourney(status, pickupAt, pickupAt.getTime() + minutes * 60_000)).toBe(read);
  });

  it('is that money has gone back, in part or whole', () => {
    const paid = { status: 'succeeded', amount: 100_00, isBeingRefunded: false } as const;
    expect([0, 1, 99_99, 100_00].map((refundedAmount) => shownPayment({ ...paid, refundedAmount }))).toEqual([
      'succeeded',
      'partlyRefunded',
      'partlyRefunded',
      'refunded',
    ]);
    expect(shownPayment({ ...paid, status: 'mismatch', refundedAmount: 100_00 })).toBe('mismatch');
  });

  it('is not that money has gone back while some of it is on its way', () => {
    const underway = { status: 'succeeded', amount: 100_00, isBeingRefunded: true } as const;
    expect([1, 100_00].map((refundedAmount) => shownPayment({ ...underway, refundedAmount }))).toEqual([
      'beingRefunded',
      'beingRefunded',
    ]);
  });
});
