// Traces: S2-056, S2-094, S2-095, S2-096, S2-097, S3-058, S3-059, S5-035, S8-051
import { beforeEach, describe, expect, it } from 'vitest';
import { createCancellationTiers, createCompany, createUser } from '@db/factories';
import { BookingCancellationTier, CancellationTier, MinimumCancellationTier } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { orderFixture } from '../bookings/testing/order-fixture';
import { tiersOf } from '../offers';
import type { UserActor } from '../shared/actor';
import { transitionsOf } from '../shared/event-log.store';
import {
  companiesWithoutTiers,
  listCompanyTiers,
  seeCompanyTiers,
  seeMinimumTiers,
  setCompanyTiers,
  setMinimumTiers,
} from './index';

const day = (basisPoints: number) => ({ hours: 24, basisPoints });
const week = (basisPoints: number) => ({ hours: 168, basisPoints });

describe('cancellation fees', () => {
  useTestDatabase({ pool: 12 });
  let admin: UserActor;
  let operator: UserActor;
  let companyId: number;

  beforeEach(async () => {
    await MinimumCancellationTier.destroy({ where: {} });
    admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
    companyId = (await createCompany()).id;
    operator = await createUser({ roles: ['COMPANY_ADMIN'], companyId });
  });

  const set = async (tiers: { hours: number; basisPoints: number }[], by = operator) =>
    setCompanyTiers(by, { companyId, tiers, revision: (await seeCompanyTiers(admin, companyId)).revision });
  const setMinimum = async (...tiers: { hours: number; basisPoints: number }[]) =>
    setMinimumTiers(admin, { tiers, revision: (await seeMinimumTiers(admin)).revision });

  it('of an operator are shown by a search, the longest time first, and changes are logged', async () => {
    await set([day(10_000), week(1_000)]);
    expect((await tiersOf([companyId])).get(companyId)).toEqual([week(1_000), day(10_000)]);
    expect((await seeCompanyTiers(operator, companyId)).tiers).toEqual([week(1_000), day(10_000)]);
    await set([day(9_000)], admin);
    const log = await transitionsOf('cancellationFees', companyId);
    expect(log.map(({ actorUserId }) => actorUserId)).toEqual([operator.userId, admin.userId]);
    expect(log[1]!.data).toMatchObject({ tiers: { old: ['168 1000', '24 10000'], new: ['24 9000'] } });
    await set([]);
    expect(await CancellationTier.count({ where: { companyId } })).toBe(0);
  });

  it('must be above the minimum when saved; raising it leaves them as they are until then', async () => {
    await setMinimum(day(2_500));
    await expect(set([day(2_500)])).rejects.toMatchObject({ key: 'cancellation.aboveMinimum', params: [25, 24], field: 'percent0' }); // prettier-ignore
    await expect(set([day(101), { hours: 12, basisPoints: 2_500 }])).rejects.toMatchObject({ key: 'cancellation.aboveMinimum' }); // prettier-ignore
    await set([day(2_501)]);
    await setMinimum(day(5_000));
    expect((await tiersOf([companyId])).get(companyId)).toEqual([day(2_501)]);
    const query = { text: '', kind: 'own', descending: false, page: 1, pageSize: 100 } as const;
    const listed = (await listCompanyTiers(admin, query)).rows.find(({ id }) => id === companyId);
    expect(listed).toMatchObject({ belowMinimum: true, tiers: [day(2_501)] });
    await expect(set([day(2_501), week(100)])).rejects.toMatchObject({ key: 'cancellation.aboveMinimum' });
    await set([day(5_001)]);
  });

  it('are refused with the first fault, at its field', async () => {
    await expect(set([week(500), day(499)])).rejects.toMatchObject({ key: 'cancellation.percentRises', params: [168, 5], field: 'percent1' }); // prettier-ignore
    await expect(set([day(500), { hours: 745, basisPoints: 500 }])).rejects.toMatchObject({ key: 'cancellation.hours', field: 'hours1' }); // prettier-ignore
    await expect(setMinimum(day(10_000))).rejects.toMatchObject({ key: 'cancellation.percent', params: [0, 99] });
  });

  it('refuse the second of two editors', async () => {
    const { revision } = await seeCompanyTiers(operator, companyId);
    await setCompanyTiers(operator, { companyId, tiers: [day(5_000)], revision });
    await expect(setCompanyTiers(admin, { companyId, tiers: [day(6_000)], revision })).rejects.toMatchObject({ key: 'input.changedMeanwhile' }); // prettier-ignore
    const { revision: seen } = await seeMinimumTiers(admin);
    await setMinimumTiers(admin, { tiers: [day(100)], revision: seen });
    await expect(setMinimumTiers(admin, { tiers: [day(200)], revision: seen })).rejects.toMatchObject({ key: 'input.changedMeanwhile' }); // prettier-ignore
  });

  it('changed by two at once: one is warned, and the terms are only those of the other', async () => {
    const { revision } = await seeCompanyTiers(operator, companyId);
    const results = await Promise.allSettled(
      [5_000, 6_000, 7_000].map((percent) =>
        setCompanyTiers(operator, { companyId, tiers: [day(percent), week(percent)], revision }),
      ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { tiers } = await seeCompanyTiers(operator, companyId);
    expect(tiers).toHaveLength(2);
    expect(tiers[0]!.basisPoints).toBe(tiers[1]!.basisPoints);
  });

  it('of a booking stay as they were when it was made', async () => {
    const { companyId: booked, bookings } = await orderFixture();
    const bookingId = bookings[0]!.id;
    const frozen = async () =>
      (await BookingCancellationTier.findAll({ where: { bookingId }, order: ['hours'] })).map((row) => row.toJSON());
    const kept = await frozen();
    expect(kept).toHaveLength(3);
    const { revision } = await seeCompanyTiers(admin, booked);
    await setCompanyTiers(admin, { companyId: booked, tiers: [day(9_900)], revision });
    expect(await frozen()).toEqual(kept);
  });

  it('cannot be seen or changed by others', async () => {
    const stranger = await createUser({ roles: ['COMPANY_ADMIN'], companyId: (await createCompany()).id });
    const driver = await createUser({ roles: ['DRIVER'], companyId });
    for (const actor of [stranger, driver]) {
      await expect(seeCompanyTiers(actor, companyId)).rejects.toMatchObject({ key: 'auth.noPermission' });
      await expect(set([day(5_000)], actor)).rejects.toMatchObject({ key: 'auth.noPermission' });
    }
    await expect(seeMinimumTiers(operator)).rejects.toMatchObject({ key: 'auth.noPermission' });
    await expect(setMinimumTiers(operator, { tiers: [], revision: '' })).rejects.toMatchObject({ key: 'auth.noPermission' }); // prettier-ignore
    await expect(companiesWithoutTiers(operator)).rejects.toMatchObject({ key: 'auth.noPermission' });
    await expect(seeCompanyTiers(admin, 999_999)).rejects.toMatchObject({ key: 'company.notFound' });
  });

  it('can be made for companies that have none', async () => {
    const ids = async () => (await companiesWithoutTiers(admin)).map(({ id }) => id);
    expect(await ids()).toContain(companyId);
    await createCancellationTiers(companyId);
    expect(await ids()).not.toContain(companyId);
  });
});
