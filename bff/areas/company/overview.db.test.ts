// Traces: S2-052
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { orderFixture } from '@bff/domain/bookings/testing/order-fixture';
import { seeCompany } from '@bff/domain/companies';
import { clock } from '@bff/platform/clock';
import { createUser } from '@db/factories';
import { CancellationTier, Company, Deviation, Journey } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { companyOverview, firstDay } from './index';

/** The last day of a month of 31 days, nine in the morning in Stockholm. */
const NOW = '2027-03-31T07:00:00Z';
const at = (text: string) => new Date(text);

describe('the overview of a bus company', () => {
  useTestDatabase({ pool: 10 });
  beforeEach(() => clock.freeze(NOW));
  afterEach(() => clock.release());

  /** A booking that was confirmed then and departs then. */
  const sold = async (confirmed: string, departure: string) => {
    clock.freeze(confirmed);
    const order = await orderFixture({ departure: at(departure) });
    clock.freeze(NOW);
    return order;
  };

  it('has what departs today, and what this month has brought from its first day on', async () => {
    const { operator, companyId, bookings } = await sold('2027-03-01T07:00:00Z', '2027-03-31T16:00:00Z');
    const overview = await companyOverview(operator, companyId);
    expect(overview.departures).toMatchObject({ total: 1, rows: [{ number: bookings[0]!.number }] });
    expect(overview.days.month).toEqual({ bookings: 1, operatorPrice: 1_000_000 });
    expect(overview.days.busy[0]).toMatchObject({ buses: 1 });
    const departure = at('2027-03-31T16:00:00Z');
    expect(overview.queues.withoutDriver).toEqual({ count: 1, oldest: null, departure });
    // Today's stand above those that come next.
    expect([overview.upcoming, overview.trips.length]).toEqual([1, 0]);
  });

  it('leaves out the month before and other days', async () => {
    const { operator, companyId } = await sold('2027-02-27T07:00:00Z', '2027-04-02T07:00:00Z');
    const { departures, days, trips } = await companyOverview(operator, companyId);
    expect([departures.total, trips.length]).toEqual([0, 1]);
    expect(days.month).toEqual({ bookings: 0, operatorPrice: 0 });
  });

  it('has the checklist of a first day until all is done, and again ten minutes after something was taken away', async () => {
    const { operator, companyId } = await sold('2027-03-01T07:00:00Z', '2027-03-20T07:00:00Z');
    const undone = async () => {
      const company = await seeCompany(operator, companyId);
      const todo = await firstDay(operator, company);
      return todo && todo.steps.filter(({ done }) => !done).map(({ step }) => step);
    };
    const tiers = await CancellationTier.findAll({ where: { companyId } });
    await CancellationTier.destroy({ where: { companyId } });
    await Company.update({ street: 'Storgatan 1' }, { where: { id: companyId } });
    expect(await undone()).toEqual(['fees']);
    await CancellationTier.bulkCreate(tiers.map((tier) => tier.get()));
    expect(await undone()).toBeNull();
    await CancellationTier.destroy({ where: { companyId } });
    expect(await undone()).toBeNull();
    clock.advance(10 * 60_000);
    expect(await undone()).toEqual(['fees']);
  });

  it('says what waits and since when the oldest has', async () => {
    const { operator, companyId, bookings } = await sold('2027-03-01T07:00:00Z', '2027-03-20T07:00:00Z');
    const nothing = { count: 0, oldest: null };
    expect((await companyOverview(operator, companyId)).queues).toEqual({
      withoutDriver: { ...nothing, departure: null },
      quoteRequests: nothing,
      changes: nothing,
      deviations: nothing,
    });
    const { id: journeyId } = await Journey.findOne({ where: { bookingId: bookings[0]!.id }, rejectOnEmpty: true });
    const told = { journeyId, cause: 'Väntan', extraMetres: 0, extraMinutes: 40, signature: 'Dag' };
    const status = 'createdByDriver' as const;
    const days = ['2027-03-22T07:00:00Z', '2027-03-21T07:00:00Z'];
    for (const [index, day] of days.entries())
      await Deviation.create({ ...told, sendKey: `${journeyId}-${index}`, status, createdAt: at(day) });
    const { queues } = await companyOverview(operator, companyId);
    expect(queues.deviations).toEqual({ count: 2, oldest: at('2027-03-21T07:00:00Z') });
  });

  it('is for its own administrators', async () => {
    const { companyId } = await sold(NOW, '2027-04-20T07:00:00Z');
    for (const roles of [['CUSTOMER'], ['COMPANY_ADMIN']] as const)
      await expect(companyOverview(await createUser({ roles }), companyId)).rejects.toThrow();
  });
});
