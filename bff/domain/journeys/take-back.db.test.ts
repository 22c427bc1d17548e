// Traces: S8-699
import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { reportDeviation } from '@bff/domain/deviations';
import { transitionsOf } from '@bff/domain/shared/event-log.store';
import { system } from '@bff/domain/shared/actor';
import { HOUR, MINUTE } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { checkInvariants } from '@db/check-invariants';
import { Booking, Journey } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import type { JourneyAct, ReportedAct } from '@states/journey-states';
import { closeUnreportedJourneys, rateJourney, reportJourney, takeBackReport } from '.';
import { driverOf, type JourneyFixture, journeyFixture } from './testing/journey-fixture';

useTestDatabase({ pool: 10 });
afterEach(() => clock.release());

const keyOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { key?: string }) => error.key ?? 'no domain error',
  );
const report = ({ driver, number }: JourneyFixture, ...acts: JourneyAct[]) =>
  acts.reduce<Promise<unknown>>(
    (before, act) => before.then(() => reportJourney(driver, { number, act, reason: 'Motorn' })),
    Promise.resolve(),
  );
const takeBack = ({ driver, number }: JourneyFixture, act: ReportedAct, actor = driver) =>
  takeBackReport(actor, { number, act });
const journeyOf = ({ journeyId }: JourneyFixture) => Journey.findByPk(journeyId, { rejectOnEmpty: true });
const bookingOf = async ({ bookingId }: JourneyFixture) => (await Booking.findByPk(bookingId))?.status;

describe('the last report', () => {
  it.each([
    ['finish', ['start'], 'started', 'finishedAt'],
    ['startReturn', ['start', 'finish'], 'finished', 'returnStartedAt'],
    ['completeReturn', ['start', 'finish', 'startReturn'], 'returnStarted', 'returnCompletedAt'],
  ] as const)('%s is taken back once, is in the log, and can be made again', async (act, before, status, at) => {
    const trip = await journeyFixture();
    await report(trip, ...before, act);
    expect(await takeBack(trip, act)).toEqual({ wasDone: false });
    expect(await takeBack(trip, act)).toEqual({ wasDone: true });
    expect(await journeyOf(trip)).toMatchObject({ status, [at]: null });
    expect((await transitionsOf('journey', trip.journeyId)).at(-1)).toMatchObject({
      to: status,
      code: 'takenBack',
      actorUserId: trip.driver.userId,
    });
    await report(trip, act);
    expect((await journeyOf(trip))[at]).not.toBeNull();
  });

  it.each(['booked', 'purchased'] as const)(
    'is a start: the booking is %s again, by the company too',
    async (status) => {
      const trip = await journeyFixture({ status });
      await report(trip, 'start');
      expect(await takeBack(trip, 'start', trip.operator)).toEqual({ wasDone: false });
      expect([(await journeyOf(trip)).status, await bookingOf(trip)]).toEqual(['notStarted', status]);
      await report(trip, 'start');
      expect(await bookingOf(trip)).toBe('started');
      expect((await checkInvariants()).filter(({ invariant }) => invariant === 'I8')).toEqual([]);
    },
  );

  it('is taken back by one of two who press at once', async () => {
    const trip = await journeyFixture();
    await report(trip, 'start');
    const both = await Promise.all([takeBack(trip, 'start'), takeBack(trip, 'start', trip.operator)]);
    expect(both.map(({ wasDone }) => wasDone).sort()).toEqual([false, true]);
  });

  it('is taken back for five minutes, by the time of the press', async () => {
    const trip = await journeyFixture();
    await report(trip, 'start', 'finish');
    const { finishedAt } = await journeyOf(trip);
    clock.freeze(new Date(finishedAt!.getTime() + 5 * MINUTE + 1));
    expect(await keyOf(takeBack(trip, 'finish'))).toBe('journey.notTakenBack');
    clock.freeze(new Date(finishedAt!.getTime() + HOUR));
    const pressedAt = new Date(finishedAt!.getTime() + 4 * MINUTE);
    const { driver, number } = trip;
    expect(await takeBackReport(driver, { number, act: 'finish', pressedAt })).toEqual({ wasDone: false });
  });
});

describe('what stays reported', () => {
  it('is what is not the last, and a journey cut short', async () => {
    const trip = await journeyFixture();
    await report(trip, 'start', 'finish');
    expect(await keyOf(takeBack(trip, 'start'))).toBe('journey.notTakenBack');
    expect(await bookingOf(trip)).toBe('started');
    await report(trip, 'terminate');
    expect(await keyOf(takeBack(trip, 'finish'))).toBe('journey.notTakenBack');
  });

  it('is the end of a trip that its customer has rated', async () => {
    const trip = await journeyFixture({ hasReturn: false });
    await report(trip, 'start', 'finish');
    await rateJourney(trip.customer, trip.number, { rating: 5, comment: null });
    expect(await keyOf(takeBack(trip, 'finish'))).toBe('journey.notTakenBack');
  });

  it('is a start that answered a customer who missed the bus, or that an incident followed', async () => {
    const missed = await journeyFixture();
    await Journey.update({ missingReportedAt: clock.now() }, { where: { id: missed.journeyId } });
    await report(missed, 'start');
    expect(await keyOf(takeBack(missed, 'start'))).toBe('journey.notTakenBack');
    const told = await journeyFixture();
    await report(told, 'start');
    await reportDeviation(told.driver, {
      number: told.number,
      sendKey: randomUUID(),
      cause: 'Punktering',
      extraMetres: 0,
      extraMinutes: 10,
      price: null,
      comment: null,
      signature: 'A',
    });
    expect(await keyOf(takeBack(told, 'start'))).toBe('journey.notTakenBack');
  });

  it('is an arrival after which its driver has started another journey', async () => {
    const first = await journeyFixture({ hasReturn: false });
    const second = await journeyFixture({ driver: () => Promise.resolve(first.driver) });
    await Booking.update({ companyId: first.companyId }, { where: { id: second.bookingId } });
    await report(first, 'start', 'finish');
    await report(second, 'start');
    expect(await keyOf(takeBack(first, 'finish'))).toBe('driver.activeJourney');
  });

  it('is what the clock has closed', async () => {
    const trip = await journeyFixture({ hasReturn: false });
    await report(trip, 'start');
    const { plannedEndAt } = await Booking.findByPk(trip.bookingId, { rejectOnEmpty: true });
    clock.freeze(new Date(plannedEndAt.getTime() + 12 * HOUR));
    await closeUnreportedJourneys();
    expect((await journeyOf(trip)).status).toBe('finished');
    expect(await keyOf(takeBack(trip, 'finish'))).toBe('journey.notTakenBack');
  });

  it('is somebody else’s, and the clock’s', async () => {
    const trip = await journeyFixture();
    await report(trip, 'start');
    const { number } = trip;
    const another = await driverOf(trip.companyId);
    expect(await keyOf(takeBackReport(another, { number, act: 'start' }))).toBe('journey.notFound');
    expect(await keyOf(takeBackReport(system('journeys'), { number, act: 'start' }))).toBe('auth.noPermission');
  });
});

it('a journey has no times but those of its state and of the ones before it, as the database also enforces', async () => {
  const trip = await journeyFixture();
  await report(trip, 'start', 'finish');
  for (const status of ['notStarted', 'started'] as const)
    await expect(Journey.update({ status }, { where: { id: trip.journeyId } })).rejects.toThrow(/journeys_times/);
});
