// Traces: S8-618, S8-619, S8-658
import { afterEach, describe, expect, it } from 'vitest';
import { penaltyFor } from '@bff/domain/payments';
import { MINUTE } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { checkInvariants } from '@db/check-invariants';
import { Booking, Journey, OutboxMessage, Refund } from '@db/models';
import { transitionsOf } from '@bff/domain/shared/event-log.store';
import { useTestDatabase } from '@db/testing/test-database';
import { answerMissingBus, cancelMissingBuses, reportJourney, reportMissingBus } from '.';
import { type JourneyFixture, journeyFixture } from './testing/journey-fixture';

const DEPARTURE = new Date('2027-03-10T07:00:00Z');
const afterPickup = (minutes: number, less = 0) => new Date(DEPARTURE.getTime() + minutes * MINUTE - less);
const keyOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { key?: string }) => error.key ?? 'no domain error',
  );

describe('a missing bus', () => {
  useTestDatabase({ pool: 10 });
  afterEach(() => clock.release());

  const waitingTrip = async (): Promise<JourneyFixture> => {
    clock.freeze('2027-03-09T12:00:00Z');
    const trip = await journeyFixture({ departure: DEPARTURE });
    const { pickupAt } = await Booking.findByPk(trip.bookingId, { rejectOnEmpty: true });
    expect(pickupAt).toEqual(DEPARTURE);
    return trip;
  };
  const reported = async (): Promise<JourneyFixture> => {
    const trip = await waitingTrip();
    clock.freeze(afterPickup(30));
    await reportMissingBus(trip.customer, trip.number);
    return trip;
  };
  const statusOf = async ({ bookingId }: JourneyFixture) => (await Booking.findByPk(bookingId))?.status;
  const mails = async ({ bookingNumber }: JourneyFixture, template: string) =>
    (await OutboxMessage.findAll({ where: { kind: 'mail' } })).filter(
      ({ payload }) =>
        (payload as { template: string }).template === template && JSON.stringify(payload).includes(bookingNumber),
    ).length;

  it('can be reported half an hour after pick-up, and the operator is told once', async () => {
    const trip = await waitingTrip();
    clock.freeze(afterPickup(30, 1_000));
    expect(await keyOf(reportMissingBus(trip.customer, trip.number))).toBe('missingBus.tooEarly');
    clock.freeze(afterPickup(30));
    expect(await keyOf(reportMissingBus(trip.operator, trip.number))).toBe('journey.notFound');
    await Promise.all([reportMissingBus(trip.customer, trip.number), reportMissingBus(trip.customer, trip.number)]);
    expect(await mails(trip, 'operatorAlert')).toBe(1);
    expect((await transitionsOf('journey', trip.journeyId)).map(({ code }) => code)).toEqual(['reportedMissing']);
    // Later tests move the clock past this deadline.
    await answerMissingBus(trip.operator, trip.number);
  });

  it('is canceled on the operator’s account after fifteen minutes without an answer: full refund, a penalty, both told', async () => {
    const trip = await reported();
    clock.freeze(afterPickup(45, 1_000));
    expect(await cancelMissingBuses()).toBe(0);
    expect(await statusOf(trip)).toBe('booked');
    clock.freeze(afterPickup(45));
    const counts = await Promise.all([cancelMissingBuses(), cancelMissingBuses()]);
    expect(counts[0] + counts[1]).toBe(1);
    expect(await cancelMissingBuses()).toBe(0);
    expect(await Booking.findByPk(trip.bookingId)).toMatchObject({
      status: 'canceled',
      canceledBy: 'operator',
      canceledByUserId: null,
      cancelReason: 'Bussen kom inte',
    });
    expect(await Refund.sum('amount', { where: { paymentId: trip.paymentId! } })).toBe(trip.total);
    expect(await penaltyFor(trip.bookingId)).toBe(500_000);
    expect([await mails(trip, 'bookingCancellation'), await mails(trip, 'operatorBookingCancellation')]).toEqual([
      1, 1,
    ]);
    expect(await keyOf(answerMissingBus(trip.operator, trip.number))).toBe('missingBus.notNow');
  });

  it('that is on its way is not canceled; the customer is told, and can report it again after half an hour', async () => {
    const trip = await reported();
    clock.freeze(afterPickup(44));
    expect(await keyOf(answerMissingBus(trip.customer, trip.number))).toBe('journey.notFound');
    await answerMissingBus(trip.operator, trip.number);
    await answerMissingBus(trip.operator, trip.number);
    expect(await mails(trip, 'busOnItsWay')).toBe(1);
    clock.freeze(afterPickup(74, 1_000));
    expect(await cancelMissingBuses()).toBe(0);
    expect(await keyOf(reportMissingBus(trip.customer, trip.number))).toBe('missingBus.tooEarly');
    clock.freeze(afterPickup(74));
    await reportMissingBus(trip.customer, trip.number);
    expect(await mails(trip, 'operatorAlert')).toBe(2);
    // It has had its time: it cannot be put off again and again.
    expect(await keyOf(answerMissingBus(trip.operator, trip.number))).toBe('missingBus.answeredBefore');
    expect(await mails(trip, 'busOnItsWay')).toBe(1);
    clock.freeze(afterPickup(89));
    expect(await cancelMissingBuses()).toBe(1);
  });

  it('that has started counts as answered', async () => {
    const trip = await reported();
    await reportJourney(trip.driver, { number: trip.number, act: 'start' });
    clock.freeze(afterPickup(60));
    expect(await cancelMissingBuses()).toBe(0);
    expect(await statusOf(trip)).toBe('started');
    expect(await keyOf(reportMissingBus(trip.customer, trip.number))).toBe('missingBus.notNow');
  });

  it('is either canceled or answered when both happen at once', async () => {
    for (const how of ['start', 'answer', 'start', 'answer'] as const) {
      const trip = await reported();
      clock.freeze(afterPickup(45));
      const answer =
        how === 'start'
          ? reportJourney(trip.driver, { number: trip.number, act: 'start' })
          : answerMissingBus(trip.operator, trip.number);
      const [canceled, answered] = await Promise.all([cancelMissingBuses(), keyOf(answer)]);
      expect([canceled, answered === 'done']).toEqual(answered === 'done' ? [0, true] : [1, false]);
      expect(await statusOf(trip)).toBe(canceled ? 'canceled' : how === 'start' ? 'started' : 'booked');
    }
  });

  it('of several is canceled although the others have no room', async () => {
    clock.freeze('2027-03-09T12:00:00Z');
    const trip = await journeyFixture({ departure: DEPARTURE, seats: [50, 50], adults: 90 });
    clock.freeze(afterPickup(30));
    await reportMissingBus(trip.customer, trip.number);
    clock.freeze(afterPickup(45));
    expect(await cancelMissingBuses()).toBe(1);
    expect(await Booking.findAll({ where: { orderId: trip.orderId }, order: ['id'] })).toMatchObject([
      { status: 'canceled' },
      { status: 'booked' },
    ]);
    expect(await Refund.sum('amount', { where: { paymentId: trip.paymentId! } })).toBe(trip.total / 2);
  });

  it('cannot be answered before it was reported, as the database also enforces', async () => {
    const trip = await waitingTrip();
    await expect(Journey.update({ missingAnsweredAt: DEPARTURE }, { where: { id: trip.journeyId } })).rejects.toThrow(
      /journeys_missing_answered/,
    );
  });

  it('keeps every invariant', async () => {
    expect(await checkInvariants()).toEqual([]);
  });
});
