// Traces: S2-088, S3-061
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { UserActor } from '@bff/domain/shared/actor';
import { transitionsOf } from '@bff/domain/shared/event-log.store';
import { clock } from '@bff/platform/clock';
import { createCompany, createOrder, createUser } from '@db/factories';
import { execute, selectOne } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import { type CommissionListQuery, listCommissions, seeCommission, setCommission, withdrawCommission } from '.';

useTestDatabase({ pool: 10 });

const TODAY = '2027-03-10';
const PLAIN: CommissionListQuery = { text: '', status: undefined, kind: undefined, sort: 'name', descending: false, page: 1, pageSize: 500, general: 1_000 }; // prettier-ignore

describe("a company's commission", () => {
  let admin: UserActor;
  let companyId: number;
  beforeEach(async () => {
    // Half past midnight in Stockholm: still the day before in UTC.
    clock.freeze('2027-03-09T23:30:00Z');
    admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
    companyId = (await createCompany()).id;
  });
  afterEach(() => clock.release());

  const see = () => seeCommission(admin, companyId);
  const set = async (validFrom: string, basisPoints: number | null, revision?: string) =>
    setCommission(admin, { companyId, validFrom, basisPoints, revision: revision ?? (await see()).revision });
  const withdraw = async (validFrom: string) =>
    withdrawCommission(admin, { companyId, validFrom, revision: (await see()).revision });

  it('is the general one until it has its own, which then applies from a day on', async () => {
    expect(await see()).toMatchObject({ basisPoints: null, since: null, upcoming: [], past: [] });
    await set(TODAY, 1_250);
    await set('2027-06-01', 800);
    await set('2027-09-01', null);
    expect(await see()).toMatchObject({
      basisPoints: 1_250,
      since: TODAY,
      upcoming: [
        { validFrom: '2027-06-01', basisPoints: 800 },
        { validFrom: '2027-09-01', basisPoints: null },
      ],
    });
    clock.freeze('2027-07-01T12:00:00Z');
    expect(await see()).toMatchObject({
      basisPoints: 800,
      past: [{ validFrom: TODAY, validTo: '2027-05-31', basisPoints: 1_250 }],
    });
    clock.freeze('2027-09-01T12:00:00Z');
    expect(await see()).toMatchObject({ basisPoints: null, since: '2027-09-01', upcoming: [] });
  });

  it('can have a later change withdrawn, so that the previous one continues', async () => {
    await set(TODAY, 1_250);
    await set('2027-06-01', 800);
    await withdraw('2027-06-01');
    expect(await see()).toMatchObject({ basisPoints: 1_250, upcoming: [] });
    await set('2027-06-01', null);
    await withdraw('2027-06-01');
    expect(await see()).toMatchObject({ basisPoints: 1_250, upcoming: [] });
    await expect(withdraw(TODAY)).rejects.toThrow('setting.fromPast');
  });

  it('is logged with its previous value', async () => {
    await set(TODAY, 1_250);
    await set(TODAY, 1_250);
    await set(TODAY, null);
    const log = await transitionsOf('companyCommission', companyId);
    expect(log.map(({ data, actorUserId }) => [data, actorUserId])).toEqual([
      [{ old: null, new: 1_250, validFrom: TODAY }, admin.userId],
      [{ old: 1_250, new: null, validFrom: TODAY }, admin.userId],
    ]);
  });

  it('cannot change the past, nor be changed by two editors unaware of each other', async () => {
    await expect(set('2027-03-09', 500)).rejects.toMatchObject({ key: 'setting.fromPast', field: 'validFrom' });
    const { revision } = await see();
    const both = await Promise.allSettled([set(TODAY, 500, revision), set(TODAY, 700, revision)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { key: 'input.changedMeanwhile' },
    });
  });

  it('is for administrators', async () => {
    const { revision } = await see();
    for (const actor of [
      await createUser({ roles: ['COMPANY_ADMIN'], companyId }),
      await createUser({ roles: ['CUSTOMER'] }),
    ]) {
      await expect(seeCommission(actor, companyId)).rejects.toThrow('auth.noPermission');
      await expect(listCommissions(actor, PLAIN)).rejects.toThrow('auth.noPermission');
      await expect(setCommission(actor, { companyId, validFrom: TODAY, basisPoints: 0, revision })).rejects.toThrow('auth.noPermission'); // prettier-ignore
      await expect(withdrawCommission(actor, { companyId, validFrom: '2027-05-01', revision })).rejects.toThrow('auth.noPermission'); // prettier-ignore
    }
    await expect(seeCommission(admin, 1e9)).rejects.toThrow('company.notFound');
  });

  it('leaves existing bookings as they are', async () => {
    const { booking } = await createOrder({});
    const company = booking.companyId;
    const { revision } = await seeCommission(admin, company);
    await setCommission(admin, { companyId: company, validFrom: TODAY, basisPoints: 2_500, revision });
    const kept = await selectOne('SELECT commission_basis_points AS points, customer_price AS price FROM bookings WHERE id = :id', { id: booking.id }); // prettier-ignore
    expect(kept).toEqual({ points: booking.commissionBasisPoints, price: booking.customerPrice });
  });

  it('never has two periods on one day, whatever writes them', async () => {
    await set(TODAY, 1_250);
    const insert = (from: string, to: string | null) =>
      execute(
        'INSERT INTO company_commissions (company_id, basis_points, valid_from, valid_to) VALUES (:companyId, 1, :from, :to)',
        { companyId, from, to },
      );
    await expect(insert('2027-04-01', '2027-04-02')).rejects.toThrow('companyCommission.overlap');
    await insert('2027-01-01', '2027-01-31');
    const stretch = execute(
      "UPDATE company_commissions SET valid_to = NULL WHERE company_id = :companyId AND valid_from = '2027-01-01'",
      { companyId },
    );
    await expect(stretch).rejects.toThrow('companyCommission.overlap');
  });

  it('is listed with the next day on which it changes', async () => {
    await set(TODAY, 9_900);
    await set('2027-06-01', null);
    const row = async (query: Partial<CommissionListQuery>) =>
      (await listCommissions(admin, { ...PLAIN, ...query })).rows.find(({ id }) => id === companyId);
    expect(await row({ kind: 'own' })).toMatchObject({ basisPoints: 9_900, nextChange: '2027-06-01' });
    expect(await row({ kind: 'general' })).toBeUndefined();
    const sorted = (await listCommissions(admin, { ...PLAIN, sort: 'commission', descending: true })).rows;
    expect(sorted[0]?.id).toBe(companyId);
    clock.freeze('2027-06-01T12:00:00Z');
    expect(await row({ kind: 'general' })).toMatchObject({ basisPoints: null, nextChange: null });
  });
});
