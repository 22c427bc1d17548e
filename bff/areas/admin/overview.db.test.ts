// Traces: S2-087
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { orderFixture } from '@bff/domain/bookings/testing/order-fixture';
import { reportJourney, takeBackReport } from '@bff/domain/journeys';
import { clock } from '@bff/platform/clock';
import { createCompany, createPriceLists, createUser } from '@db/factories';
import { Applicant, Company, Journey, OutboxMessage, Payment, Refund, User } from '@db/models';
import { execute } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import type { UserActor } from '@bff/domain/shared/actor';
import { MINUTE } from '@bff/domain/shared/time';
import { adminOverview, failedRefundCount } from './index';

/** A Wednesday, nine in the morning in Stockholm. */
const NOW = '2027-03-10T08:00:00Z';
const at = (text: string) => new Date(text);

describe("the administrators' overview", () => {
  useTestDatabase({ pool: 10 });
  let admin: UserActor;
  let before: Awaited<ReturnType<typeof adminOverview>>;

  beforeEach(async () => {
    clock.freeze(NOW);
    admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
    before = await adminOverview(admin);
  });
  afterEach(() => clock.release());

  /** Sums of sales may be a minute old. */
  const later = () => {
    clock.advance(MINUTE);
    return adminOverview(admin);
  };

  /** The difference since the test began. */
  const change = async () => {
    const now = await later();
    const counts = ({ queues, figures }: typeof now): Record<string, number> => ({
      ...Object.fromEntries(Object.entries(queues).map(([queue, { count }]) => [queue, count])),
      ...figures,
    });
    const old = counts(before);
    return Object.fromEntries(
      Object.entries(counts(now))
        .map(([key, value]) => [key, value - (old[key] ?? 0)] as const)
        .filter(([, value]) => value !== 0),
    );
  };
  /** A booking confirmed at one instant and departing at another. */
  const sold = async (
    confirmed: string,
    departure: string,
    status: 'booked' | 'canceled' | 'preliminaryBooked' = 'booked',
  ) => {
    clock.freeze(confirmed);
    const order = await orderFixture({ status, departure: at(departure) });
    clock.freeze(NOW);
    return order;
  };
  const SOLD = { activeCompanies: 1, turnoverThisMonth: 1_100_000, commissionThisMonth: 100_000, soldThisMonth: 1 };

  it('is for administrators', async () => {
    for (const roles of [['CUSTOMER'], ['COMPANY_ADMIN'], ['TRAFFIC_CONTROLLER']] as const)
      await expect(adminOverview(await createUser({ roles }))).rejects.toThrow('auth.noPermission');
    await adminOverview(await createUser({ roles: ['SYSTEM_OWNER'] }));
  });

  it.each<[string, string, Record<string, number>]>([
    ['today', '2027-03-10T06:00:00Z', { ...SOLD, soldToday: 1, soldThisWeek: 1 }],
    ['at midnight here', '2027-03-09T23:00:00Z', { ...SOLD, soldToday: 1, soldThisWeek: 1 }],
    ['yesterday, just before midnight here', '2027-03-09T22:59:00Z', { ...SOLD, soldThisWeek: 1 }],
    ['on Monday at midnight here', '2027-03-07T23:00:00Z', { ...SOLD, soldThisWeek: 1 }],
    ['on Sunday', '2027-03-07T22:59:00Z', SOLD],
    ['on the first of the month', '2027-02-28T23:00:00Z', SOLD],
    ['the month before', '2027-02-28T22:59:00Z', { activeCompanies: 1 }],
  ])('counts a booking that was confirmed %s', async (_, confirmed, expected) => {
    await sold(confirmed, '2027-05-10T07:00:00Z');
    expect(await change()).toEqual(expected);
  });

  // What departs within seven days has no driver yet.
  const UNDRIVEN = { withoutDriver: 1, troubledTrips: 1 };
  it.each<[string, string, Record<string, number>]>([
    ['today', '2027-03-10T15:00:00Z', { tripsToday: 1, tripsNextSevenDays: 1, ...UNDRIVEN }],
    ['this morning', '2027-03-10T05:00:00Z', { tripsToday: 1, tripsNextSevenDays: 1, ...UNDRIVEN }],
    ['tomorrow at midnight here', '2027-03-10T23:00:00Z', { tripsNextSevenDays: 1, ...UNDRIVEN }],
    ['on the seventh day, late', '2027-03-16T22:30:00Z', { tripsNextSevenDays: 1, ...UNDRIVEN }],
    // Less than seven times 24 hours away.
    ['on the eighth day', '2027-03-16T23:00:00Z', UNDRIVEN],
    ['on the ninth day', '2027-03-17T23:00:00Z', {}],
    ['yesterday', '2027-03-09T07:00:00Z', {}],
  ])('counts a trip that departs %s', async (_, departure, expected) => {
    await sold('2027-01-15T08:00:00Z', departure);
    expect(await change()).toEqual({ activeCompanies: 1, ...expected });
  });

  it('says when the first trip without a driver departs', async () => {
    await sold(NOW, '2027-03-12T15:00:00Z');
    // It is over.
    await sold(NOW, '2027-03-02T07:00:00Z');
    await sold(NOW, '2027-03-10T04:00:00Z');
    expect((await later()).queues.withoutDriver).toMatchObject({ departure: at('2027-03-10T04:00:00Z') });
  });

  it('does not count canceled or held bookings', async () => {
    await sold(NOW, '2027-03-10T15:00:00Z', 'canceled');
    await sold(NOW, '2027-03-10T16:00:00Z', 'preliminaryBooked');
    expect(await change()).toEqual({ activeCompanies: 2 });
  });

  it('counts the queues: applications, companies without prices, locked accounts', async () => {
    const applicant = { name: 'A', orgNumber: '5560360793', vatNumber: 'SE556036079301', contactName: 'A', contactEmail: 'a@test.invalid', contactPhone: '+46701740605', language: 'sv', city: 'Uppsala', countries: 'SE' } as const; // prettier-ignore
    await Applicant.create(applicant);
    await Applicant.create({ ...applicant, status: 'denied', decidedAt: clock.now(), decidedByUserId: admin.userId, denyReason: 'Nej' }); // prettier-ignore
    const company = await createCompany();
    await createCompany({ status: 'suspended' });
    const { userId } = await createUser();
    await User.update({ status: 'locked' }, { where: { id: userId } });
    expect(await change()).toEqual({ applicants: 1, companiesWithoutPrices: 1, activeCompanies: 1, lockedUsers: 1 });
    await createPriceLists(company.id);
    expect(await change()).toEqual({ applicants: 1, activeCompanies: 1, lockedUsers: 1 });
    await Company.update({ status: 'suspended' }, { where: { id: company.id } });
    await execute("UPDATE applicants SET status = 'denied', decided_at = NOW(3), decided_by_user_id = :userId, deny_reason = 'Nej' WHERE status = 'received'", { userId: admin.userId }); // prettier-ignore
    expect(await change()).toEqual({ lockedUsers: 1 });
  });

  it('counts mismatched payments until they are refunded, and failed refunds until a retry is on its way', async () => {
    const { paymentId } = await sold('2027-01-15T08:00:00Z', '2027-05-10T07:00:00Z');
    await Payment.update({ status: 'mismatch' }, { where: { id: paymentId! } });
    expect(await change()).toMatchObject({ mismatches: 1 });
    const refund = { paymentId: paymentId!, amount: 1_166_000, reason: 'mismatch' } as const;
    const failed = await Refund.create({ ...refund, status: 'failed', idempotencyKey: 'first' });
    expect(await change()).toMatchObject({ mismatches: 1, failedRefunds: 1 });
    // The list of outgoing messages leads to them.
    expect(await failedRefundCount(admin)).toBe(before.queues.failedRefunds.count + 1);
    await expect(failedRefundCount(await createUser({ roles: ['COMPANY_ADMIN'] }))).rejects.toThrow(
      'auth.noPermission',
    );
    await Refund.create({
      ...refund,
      status: 'pending',
      idempotencyKey: 'second',
      retryOf: failed.id,
      createdAt: at(NOW),
    });
    expect(await change()).not.toHaveProperty('failedRefunds');
    await Payment.update({ refundedAmount: 1_166_000 }, { where: { id: paymentId! } });
    expect(await change()).toEqual({ activeCompanies: 1 });
  });

  it('counts messages that were given up or are late, but not those just due', async () => {
    const message = { kind: 'mail', payload: {} };
    await OutboxMessage.create({ ...message, dueAt: at('2027-03-10T07:59:00Z') });
    await OutboxMessage.create({ ...message, dueAt: at('2027-03-10T09:00:00Z') });
    expect(await change()).toEqual({});
    await OutboxMessage.create({ ...message, dueAt: at('2027-03-10T06:00:00Z') });
    await OutboxMessage.create({ ...message, dueAt: at('2027-03-10T06:00:00Z'), sentAt: at('2027-03-10T06:01:00Z') });
    await OutboxMessage.create({ ...message, dueAt: at('2027-03-01T06:00:00Z'), failedAt: at('2027-03-02T06:00:00Z') });
    expect(await change()).toEqual({ lateMessages: 1, givenUpMessages: 1 });
  });

  it('says how long the oldest in each queue has waited', async () => {
    const message = { kind: 'mail', payload: {}, dueAt: at('2027-03-09T06:00:00Z') };
    await OutboxMessage.create({ ...message, createdAt: at('2027-03-09T06:00:00Z') });
    await OutboxMessage.create({ ...message, createdAt: at('2026-03-07T06:00:00Z') });
    const { queues } = await later();
    expect(queues.lateMessages.oldest).toEqual(at('2026-03-07T06:00:00Z'));
    expect(queues.endedPermits.oldest).toBeNull();
  });

  it.each<[string, string, string, object]>([
    ['yesterday', NOW, '2027-03-09T10:00:00Z', { soldToday: 1 }],
    ['on this day last week', NOW, '2027-03-03T10:00:00Z', { soldThisWeek: 1 }],
    ['the day after it last week', NOW, '2027-03-04T10:00:00Z', {}],
    ['on this day last month', NOW, '2027-02-10T10:00:00Z', { soldThisMonth: 1, turnoverThisMonth: 1_100_000, commissionThisMonth: 100_000 }], // prettier-ignore
    ['the day after it last month', NOW, '2027-02-11T10:00:00Z', {}],
    ['on the last of a shorter month', '2027-03-31T08:00:00Z', '2027-02-28T10:00:00Z', { soldThisMonth: 1, turnoverThisMonth: 1_100_000, commissionThisMonth: 100_000 }], // prettier-ignore
  ])('compares the figures with those sold %s', async (_, now, confirmed, expected) => {
    clock.freeze(now);
    const earlier = await adminOverview(admin);
    await sold(confirmed, '2027-05-10T07:00:00Z');
    clock.freeze(now);
    const { before: found } = await later();
    const changed = Object.entries(found).filter(([key, value]) => value !== Reflect.get(earlier.before, key));
    expect(Object.fromEntries(changed.map(([key, value]) => [key, value - Number(Reflect.get(earlier.before, key))]))).toEqual(expected); // prettier-ignore
  });

  it('sells a booking once, also when the start of its trip is taken back', async () => {
    const { bookings, operator } = await sold('2027-01-20T06:00:00Z', '2027-03-10T09:00:00Z');
    const { number } = await Journey.findOne({ where: { bookingId: bookings[0]!.id }, rejectOnEmpty: true });
    const figures = async () => {
      const { figures: of, sold: days } = await later();
      return [of.soldToday, days.find(({ day }) => day === '2027-03-10')?.customerPrice ?? 0];
    };
    const unstarted = await figures();
    await reportJourney(operator, { number, act: 'start' });
    await takeBackReport(operator, { number, act: 'start' });
    expect(await figures()).toEqual(unstarted);
  });

  it('charts sales of the last thirty days and buses on the road on the next fourteen', async () => {
    await sold('2027-02-09T10:00:00Z', '2027-03-12T07:00:00Z');
    await sold('2027-03-10T06:00:00Z', '2027-03-12T09:00:00Z');
    await sold('2027-03-10T06:00:00Z', '2027-03-12T09:00:00Z', 'canceled');
    const { sold: days, busy } = await later();
    expect(days.map(({ day }) => day)).toEqual(
      Array.from({ length: 30 }, (_, index) => new Date(Date.UTC(2027, 1, 9 + index)).toISOString().slice(0, 10)),
    );
    const change = (day: string, of: typeof days, was: typeof days) =>
      (of.find((each) => each.day === day)?.customerPrice ?? 0) - (was.find((each) => each.day === day)?.customerPrice ?? 0); // prettier-ignore
    expect(change('2027-02-09', days, before.sold)).toBe(1_100_000);
    expect(change('2027-03-10', days, before.sold)).toBe(1_100_000);
    expect(busy).toHaveLength(14);
    const out = (of: typeof busy) => Object.fromEntries(of.map(({ day, buses }) => [day, buses]));
    expect(out(busy)['2027-03-12']).toBe((out(before.busy)['2027-03-12'] ?? 0) + 2);
    expect(out(busy)['2027-03-13']).toBe(out(before.busy)['2027-03-13']);
  });

  it('lists what is on the road today, cases that need attention first', async () => {
    const late = await sold('2027-01-15T08:00:00Z', '2027-03-10T06:00:00Z');
    const { departures } = await later();
    expect(departures.total).toBe(before.departures.total + 1);
    const numbers = departures.rows.filter(({ problem }) => problem).map(({ number }) => number);
    expect(numbers).toContain(late.bookings[0]?.number);
    expect(departures.rows.slice(0, numbers.length).map(({ number }) => number)).toEqual(numbers);
  });
});
