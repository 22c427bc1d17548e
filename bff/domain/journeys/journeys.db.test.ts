// Traces: S4-034, S4-035, S4-036, S4-037, S4-038, S4-039, S4-040, S4-059, S4-064, S8-027, S8-075, S8-076, S8-615, S9-016
import { afterEach, describe, expect, it } from 'vitest';
import { cancelOrder } from '@bff/domain/bookings';
import { transitionsOf } from '@bff/domain/shared/event-log.store';
import { fromLocalText, HOUR, MINUTE } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { createUser } from '@db/factories';
import { Booking, Journey, OutboxMessage } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import type { JourneyAct } from '@states/journey-states';
import { alertLateJourneys, closeUnreportedJourneys, reportJourney } from '.';
import { driverOf, type JourneyFixture, journeyFixture } from './testing/journey-fixture';

useTestDatabase({ pool: 10 });
afterEach(() => clock.release());

const keyOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { key?: string; params?: unknown[] }) =>
      [error.key ?? 'no domain error', ...(error.params ?? [])].join(','),
  );
const report = ({ driver, number }: JourneyFixture, act: JourneyAct, reason?: string) =>
  reportJourney(driver, { number, act, ...(reason ? { reason } : {}) });
const statusOf = async ({ journeyId }: JourneyFixture) => (await Journey.findByPk(journeyId))?.status;
const bookingOf = async ({ bookingId }: JourneyFixture) => (await Booking.findByPk(bookingId))?.status;

describe('a journey', () => {
  it('is driven out and home; its booking has started, and can no longer be canceled', async () => {
    const trip = await journeyFixture();
    for (const act of ['start', 'finish', 'startReturn', 'completeReturn'] as const) await report(trip, act);
    expect(await statusOf(trip)).toBe('returnCompleted');
    expect(await bookingOf(trip)).toBe('started');
    expect((await transitionsOf('journey', trip.journeyId)).map(({ to, actorUserId }) => [to, actorUserId])).toEqual(
      ['started', 'finished', 'returnStarted', 'returnCompleted'].map((to) => [to, trip.driver.userId]),
    );
    const cancel = cancelOrder(trip.operator, { orderNumber: trip.orderNumber });
    expect(await keyOf(cancel)).toBe('booking.cannotCancelStarted');
  });

  it('ends with its arrival if there is no return', async () => {
    const trip = await journeyFixture({ hasReturn: false });
    await report(trip, 'start');
    await report(trip, 'finish');
    expect(await keyOf(report(trip, 'startReturn'))).toBe('state.notAllowed,finished,journey');
    expect(await keyOf(report(trip, 'terminate', 'Nej'))).toBe('state.notAllowed,finished,journey');
  });

  it('is reported twice and done once', async () => {
    const trip = await journeyFixture();
    expect(await report(trip, 'start')).toEqual({ wasDone: false });
    const { startedAt } = (await Journey.findByPk(trip.journeyId))!;
    expect(await Promise.all([report(trip, 'start'), report(trip, 'start')])).toEqual([
      { wasDone: true },
      { wasDone: true },
    ]);
    await report(trip, 'finish');
    // A message that took an hour to arrive.
    expect(await report(trip, 'start')).toEqual({ wasDone: true });
    expect(await Journey.findByPk(trip.journeyId)).toMatchObject({ status: 'finished', startedAt });
    expect(await transitionsOf('journey', trip.journeyId)).toHaveLength(2);
  });

  it('starts when its driver pressed, even if that is received later; the log has when it was received', async () => {
    const trip = await journeyFixture();
    const pressedAt = new Date(clock.millis() - 20 * 60_000);
    await reportJourney(trip.driver, { number: trip.number, act: 'start', pressedAt });
    expect((await Journey.findByPk(trip.journeyId))!.startedAt).toEqual(pressedAt);
    const [logged] = await transitionsOf('journey', trip.journeyId);
    expect(Date.now() - logged!.at.getTime()).toBeLessThan(10 * 60_000);
  });

  it('is started by one of two who press at once, and both are told that it is done', async () => {
    const trip = await journeyFixture();
    const both = await Promise.all([
      report(trip, 'start'),
      reportJourney(trip.operator, { number: trip.number, act: 'start' }),
    ]);
    expect(both.map(({ wasDone }) => wasDone).sort()).toEqual([false, true]);
    expect(await transitionsOf('journey', trip.journeyId)).toHaveLength(1);
  });

  it('is terminated with a reason, from any state', async () => {
    const ways: JourneyAct[][] = [[], ['start'], ['start', 'finish'], ['start', 'finish', 'startReturn']];
    for (const way of ways) {
      const trip = await journeyFixture();
      for (const act of way) await report(trip, act);
      await report(trip, 'terminate', 'Motorn brinner');
      expect(await Journey.findByPk(trip.journeyId)).toMatchObject({
        status: 'terminated',
        terminationReason: 'Motorn brinner',
      });
      expect((await transitionsOf('journey', trip.journeyId)).at(-1)).toMatchObject({ reason: 'Motorn brinner' });
    }
  });

  it('starts at most 120 minutes before pick-up, to the minute, even in the night when the clocks change', async () => {
    // Pick-up at 04:00 summer time: two hours before that it was 01:00 winter time.
    const departure = fromLocalText('2027-03-28T04:00')!;
    clock.freeze('2027-03-27T12:00:00Z');
    const trip = await journeyFixture({ departure });
    clock.freeze(new Date(departure.getTime() - 2 * HOUR - 1));
    expect(await keyOf(report(trip, 'start'))).toBe('journey.tooEarly,2027-03-28T00:00:00.000Z');
    clock.advance(1);
    expect(await keyOf(report(trip, 'start'))).toBe('done');
  });

  it('does not start unpaid or canceled', async () => {
    for (const status of ['preliminaryBooked', 'waitingForPayment', 'paymentFailed'] as const)
      expect(await keyOf(report(await journeyFixture({ status }), 'start'))).toBe('journey.notPaid');
    expect(await keyOf(report(await journeyFixture({ status: 'canceled' }), 'start'))).toBe('booking.notActive');
    const onInvoice = await journeyFixture({ status: 'purchased' });
    expect(await keyOf(report(onInvoice, 'start'))).toBe('done');
  });

  it('keeps its driver from starting another, even when both are started at once', async () => {
    const first = await journeyFixture();
    const driver = () => Promise.resolve(first.driver);
    const second = await journeyFixture({ driver });
    await Booking.update({ companyId: first.companyId }, { where: { id: second.bookingId } });
    const both = await Promise.all([keyOf(report(first, 'start')), keyOf(report(second, 'start'))]);
    expect(both.sort()).toEqual(['done', 'driver.activeJourney']);
    const [on, other] = (await statusOf(first)) === 'started' ? [first, second] : [second, first];
    expect(await keyOf(report(other, 'start'))).toBe('driver.activeJourney');
    // The booking of the one that did not start can still be canceled: nothing is left of the refused start.
    expect(await bookingOf(other)).toBe('booked');
    await report(on, 'finish');
    expect(await keyOf(report(other, 'start'))).toBe('done');
    expect(await keyOf(report(on, 'startReturn'))).toBe('driver.activeJourney');
  });

  it('does not exist for others, and can be seen but not driven by an administrator', async () => {
    const trip = await journeyFixture();
    const others = [
      await driverOf(trip.companyId),
      (await journeyFixture()).operator,
      trip.customer,
      await createUser({ roles: ['DRIVER'] }),
    ];
    for (const actor of others)
      expect(await keyOf(reportJourney(actor, { number: trip.number, act: 'start' }))).toBe('journey.notFound');
    const admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
    expect(await keyOf(reportJourney(admin, { number: trip.number, act: 'start' }))).toBe('auth.noPermission');
    expect(await keyOf(report({ ...trip, number: '99999999' }, 'start'))).toBe('journey.notFound');
    expect(await statusOf(trip)).toBe('notStarted');
  });

  it('has a started booking while on the road, as the database also enforces', async () => {
    const trip = await journeyFixture();
    await expect(Journey.update({ status: 'started' }, { where: { id: trip.journeyId } })).rejects.toThrow(
      /journeys_begun/,
    );
  });
});

describe('an unreported journey', () => {
  const DEPARTURE = new Date('2027-03-10T07:00:00Z');
  /** Back home two hours after the last leg. */
  const PLANNED_END = DEPARTURE.getTime() + 12 * HOUR;
  const mails = (number: string) => OutboxMessage.findAll({ where: { kind: 'mail' } }).then((all) => all.filter(({ payload }) => JSON.stringify(payload).includes(number)).map(({ payload }) => (payload as { template: string }).template).filter((template) => template === 'journeyNotStarted' || template === 'operatorAlert').sort()); // prettier-ignore

  it('alerts operator and customer half an hour after pick-up, once', async () => {
    clock.freeze('2027-03-09T12:00:00Z');
    const trip = await journeyFixture({ departure: DEPARTURE });
    clock.freeze(new Date(DEPARTURE.getTime() + 30 * MINUTE - 1));
    await alertLateJourneys();
    expect(await mails(trip.bookingNumber)).toEqual([]);
    clock.advance(1);
    await Promise.all([alertLateJourneys(), alertLateJourneys()]);
    await alertLateJourneys();
    expect(await mails(trip.bookingNumber)).toEqual(['journeyNotStarted', 'operatorAlert']);
  });

  it('alerts nobody when it has started, or is canceled', async () => {
    clock.freeze('2027-03-09T12:00:00Z');
    const [started, canceled] = [await journeyFixture({ departure: DEPARTURE }), await journeyFixture({ departure: DEPARTURE, status: 'canceled' })]; // prettier-ignore
    clock.freeze(DEPARTURE);
    await report(started, 'start');
    clock.advance(HOUR);
    await alertLateJourneys();
    expect([...(await mails(started.bookingNumber)), ...(await mails(canceled.bookingNumber))]).toEqual([]);
  });

  it('is closed twelve hours after its planned end, by what was reported of it', async () => {
    clock.freeze('2027-03-09T12:00:00Z');
    const made = async (hasReturn: boolean, acts: JourneyAct[]) => {
      const trip = await journeyFixture({ departure: DEPARTURE, hasReturn });
      const now = clock.now();
      clock.freeze(DEPARTURE);
      for (const act of acts) await report(trip, act);
      clock.freeze(now);
      return trip;
    };
    const cases = [
      [await made(true, []), 'terminated'],
      [await made(false, ['start']), 'finished'],
      [await made(true, ['start']), 'terminated'],
      [await made(true, ['start', 'finish']), 'terminated'],
      [await made(true, ['start', 'finish', 'startReturn']), 'returnCompleted'],
    ] as const;
    clock.freeze(new Date(PLANNED_END + 12 * HOUR - 1));
    const before = await Promise.all(cases.map(([trip]) => statusOf(trip)));
    await closeUnreportedJourneys();
    expect(await Promise.all(cases.map(([trip]) => statusOf(trip)))).toEqual(before);
    clock.advance(1);
    await closeUnreportedJourneys();
    for (const [trip, status] of cases) {
      expect(await statusOf(trip)).toBe(status);
      expect((await transitionsOf('journey', trip.journeyId)).at(-1)).toMatchObject({
        actorKind: 'system',
        code: 'notReported',
      });
    }
    expect(await closeUnreportedJourneys()).toBe(0);
  });
});
