// Traces: S8-700, S8-701
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { adminBookingPage, adminOrderPage } from '@bff/areas/bookings';
import { cancellationTerms, cancelOrder, listBookings } from '@bff/domain/bookings';
import { refundsOfOrder } from '@bff/domain/payments';
import { settlementStatement } from '@bff/domain/settlements';
import type { UserActor } from '@bff/domain/shared/actor';
import { DomainError } from '@bff/domain/shared/errors';
import { transitionsOf } from '@bff/domain/shared/event-log.store';
import { DAY, toLocalDate } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { createUser } from '@db/factories';
import { Journey, OutboxMessage } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import type { JourneyAct } from '@states/journey-states';
import { type JourneyFixture, journeyFixture } from './testing/journey-fixture';
import { closeUnreportedJourneys, rateJourney, recordOutcome, reportJourney } from '.';

const keyOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof DomainError ? error.key : Promise.reject(error as Error)),
  );

const DRIVEN = { outcome: 'driven', source: 'kunden per telefon' } as const;
const NOT_DRIVEN = { outcome: 'notDriven', source: 'kunden per e-post' } as const;
const PAGE = { text: '', sort: 'departure', descending: false, page: 1, pageSize: 100 } as const;

describe('how a trip went that nobody reported', () => {
  useTestDatabase();
  let admin: UserActor;
  beforeAll(async () => {
    admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
  });
  afterEach(() => clock.release());

  async function closed(acts: readonly JourneyAct[] = []) {
    const trip = await journeyFixture();
    for (const act of acts) await reportJourney(trip.driver, { number: trip.number, act });
    clock.advance(2 * DAY);
    await closeUnreportedJourneys();
    return trip;
  }
  const listed = async ({ bookingNumber }: JourneyFixture, when: 'all' | 'problems' = 'all') =>
    (await listBookings(admin, { ...PAGE, companyId: undefined, when })).rows.find(
      ({ number }) => number === bookingNumber,
    );
  const statementOf = async ({ companyId, departure }: JourneyFixture) => {
    const month = toLocalDate(departure).slice(0, 7);
    const { lines, sums } = await settlementStatement(admin, { companyId, month });
    return { lines: lines.map(({ kind, isNotReported, outcome }) => ({ kind, isNotReported, outcome })), sums };
  };

  it('is recorded by an administrator with who says so: driven, it is completed, no problem, and paid for unmarked', async () => {
    const trip = await closed();
    const before = await statementOf(trip);
    expect(before.lines).toEqual([{ kind: 'trip', isNotReported: true, outcome: null }]);
    expect(await keyOf(rateJourney(trip.customer, trip.number, { rating: 4, comment: null }))).toBe('rating.tooEarly');
    await recordOutcome(admin, trip.number, DRIVEN);
    expect((await transitionsOf('journey', trip.journeyId)).at(-1)).toMatchObject({
      from: 'terminated',
      to: 'terminated',
      actorUserId: admin.userId,
      code: 'foundDriven',
      reason: DRIVEN.source,
    });
    expect(await listed(trip)).toMatchObject({ status: 'completed', problem: null });
    expect(await listed(trip, 'problems')).toBeUndefined();
    const after = await statementOf(trip);
    expect(after.lines).toEqual([{ kind: 'trip', isNotReported: false, outcome: DRIVEN }]);
    expect(after.sums).toEqual({ ...before.sums, notReported: 0 });
    await rateJourney(trip.customer, trip.number, { rating: 4, comment: null });
  });

  it('not driven stays to be seen to, until the booking is canceled without a fee, which pays back and is not settled', async () => {
    const trip = await closed();
    await recordOutcome(admin, trip.number, NOT_DRIVEN);
    expect(await listed(trip, 'problems')).toMatchObject({ status: 'terminated', problem: 'terminated' });
    expect((await statementOf(trip)).lines).toEqual([{ kind: 'trip', isNotReported: false, outcome: NOT_DRIVEN }]);
    const { orderNumber, bookingNumber } = trip;
    await cancelOrder(admin, { orderNumber, bookingNumber, withoutFee: true, reason: 'Bussen kom inte' });
    const told = await OutboxMessage.findOne({ where: { dedupeKey: `canceled:${bookingNumber}:operator` } });
    expect(told?.payload).toMatchObject({ data: { isOver: true } });
    expect((await statementOf(trip)).lines).toEqual([]);
    expect((await refundsOfOrder(trip.orderId)).length).toBe(1);
    expect(await keyOf(recordOutcome(admin, trip.number, DRIVEN))).toBe('journey.isReported');
  });

  it('can be corrected, and the log keeps both', async () => {
    const trip = await closed();
    await recordOutcome(admin, trip.number, DRIVEN);
    await recordOutcome(admin, trip.number, NOT_DRIVEN);
    const codes = (await transitionsOf('journey', trip.journeyId)).map(({ code }) => code);
    expect(codes.slice(-2)).toEqual(['foundDriven', 'foundNotDriven']);
    expect(await listed(trip)).toMatchObject({ status: 'terminated' });
  });

  it('found driven, it is canceled by nobody until that is corrected, as a completed one', async () => {
    const trip = await closed();
    const { orderNumber, bookingNumber } = trip;
    const one = { orderNumber, bookingNumber };
    await recordOutcome(admin, trip.number, DRIVEN);
    for (const [actor, request] of [
      [admin, one],
      [admin, { orderNumber }],
      [admin, { ...one, withoutFee: true }],
      [admin, { ...one, forOperator: true }],
      [trip.operator, one],
      [trip.customer, one],
      [trip.customer, { orderNumber }],
    ] as const) {
      expect(await keyOf(cancellationTerms(actor, request))).toBe('booking.cannotCancelDriven');
      expect(await keyOf(cancelOrder(actor, request))).toBe('booking.cannotCancelDriven');
    }
    const offered = async () => {
      const { canCancel, canCancelForOperator } = await adminBookingPage(admin, bookingNumber);
      return [canCancel, canCancelForOperator, (await adminOrderPage(admin, orderNumber)).canCancel];
    };
    expect(await offered()).toEqual([false, false, false]);
    expect((await refundsOfOrder(trip.orderId)).length).toBe(0);
    await recordOutcome(admin, trip.number, NOT_DRIVEN);
    expect(await offered()).toEqual([true, true, true]);
    await cancelOrder(admin, { ...one, withoutFee: true });
    expect((await refundsOfOrder(trip.orderId)).length).toBe(1);
  });

  it('is not found driven while somebody cancels it, nor canceled while it is found driven', async () => {
    const trip = await closed();
    const { orderNumber, bookingNumber } = trip;
    const both = await Promise.all([
      keyOf(recordOutcome(admin, trip.number, DRIVEN)),
      keyOf(cancelOrder(admin, { orderNumber, bookingNumber, withoutFee: true })),
    ]);
    expect([
      ['done', 'booking.cannotCancelDriven'],
      ['journey.isReported', 'done'],
    ]).toContainEqual(both);
  });

  it('is asked only of what the clock closed: not of one that was driven, cut short or is still to come', async () => {
    const driven = await closed(['start', 'finish', 'startReturn', 'completeReturn']);
    const coming = await journeyFixture();
    const short = await journeyFixture();
    await reportJourney(short.driver, { number: short.number, act: 'terminate', reason: 'Punktering' });
    for (const { number } of [coming, driven, short])
      expect(await keyOf(recordOutcome(admin, number, DRIVEN))).toBe('journey.isReported');
    // The database enforces it too.
    const set = Journey.update({ outcome: 'driven', outcomeSource: 'x' }, { where: { id: short.journeyId } });
    await expect(set).rejects.toThrow(/journeys_outcome/);
  });

  it('is not for the company, its driver or the customer to say', async () => {
    const trip = await closed();
    expect(await keyOf(recordOutcome(trip.operator, trip.number, DRIVEN))).toBe('auth.noPermission');
    expect(await keyOf(recordOutcome(trip.driver, trip.number, DRIVEN))).toBe('auth.noPermission');
    expect(await keyOf(recordOutcome(trip.customer, trip.number, DRIVEN))).toBe('journey.notFound');
  });
});
