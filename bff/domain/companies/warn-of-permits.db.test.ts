import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ableOperators } from '@bff/domain/offers';
import { found, trip } from '@bff/domain/offers/testing/searching';
import { useRoads } from '@bff/domain/bookings/testing/market';
import { fromLocalText, shiftedDay, toLocalDate } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { type BookableVehicle, createBookableVehicle, createUser } from '@db/factories';
import { Company, OutboxMessage, User } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { listCompanies, seeCompany, warnOfPermits } from '.';
import { permitOf } from './permit-standing';
import { countCompanies } from './company-list.store';

const UNTIL = '2027-05-31';
/** That many days from the last one, at ten past six in the morning; 1 is the day after. */
const dayFrom = (days: number) => fromLocalText(`${shiftedDay(UNTIL, days)}T06:10`)!;

describe('traffic permits that end', () => {
  useTestDatabase();
  let bus: BookableVehicle;
  beforeEach(async () => {
    clock.freeze(dayFrom(-90));
    useRoads();
    await Company.update({ trafficPermitUntil: null }, { where: {} });
    bus = await createBookableVehicle();
    await Company.update({ trafficPermit: 'TSV 2022-7', trafficPermitUntil: UNTIL }, { where: { id: bus.companyId } });
    await createUser({ roles: ['COMPANY_ADMIN'], companyId: bus.companyId });
    await createUser({ roles: ['DRIVER'], companyId: bus.companyId });
  });
  afterEach(() => clock.release());

  const mails = async () => {
    const rows = await OutboxMessage.findAll({ where: { kind: 'mail' }, order: ['id'] });
    return rows
      .map(
        ({ payload }) =>
          payload as { template: string; to: string; data: { hasEnded: boolean; until: string; companyName: string } },
      ) // prettier-ignore
      .filter(({ template }) => template === 'permitEnds');
  };
  const told = async () => (await mails()).filter(({ data }) => data.until === UNTIL).length;

  it('are announced to the admins only, 60, 30 and 7 days before and the day after, each once', async () => {
    const before = await told();
    const after = async (days: number) => {
      clock.freeze(dayFrom(days));
      await Promise.all([warnOfPermits(), warnOfPermits()]);
      return (await told()) - before;
    };
    const steps = [-61, -60, -59, -31, -30, -29, -8, -7, -6, 0, 1, 2, 30, 31];
    const counts: number[] = [];
    for (const days of steps) counts.push(await after(days));
    expect(counts).toEqual([0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 4]);
    const [admin] = await User.findAll({ where: { companyId: bus.companyId }, order: ['id'] });
    const own = (await mails()).filter(({ to }) => to === admin!.email);
    expect(own.map(({ data }) => data.hasEnded)).toEqual([false, false, false, true]);
    expect((await mails()).every(({ to }) => to === admin!.email)).toBe(true);
  });

  it('skip no step when nothing ran on its day, start over with another last day, and are not announced for an inactive company', async () => {
    const before = await told();
    clock.freeze(dayFrom(-20));
    await warnOfPermits();
    expect((await told()) - before).toBe(1);
    await Company.update({ trafficPermitUntil: shiftedDay(UNTIL, 5) }, { where: { id: bus.companyId } });
    await warnOfPermits();
    expect((await mails()).at(-1)!.data.until).toBe(shiftedDay(UNTIL, 5));
    await Company.update({ trafficPermitUntil: UNTIL, status: 'inactive' }, { where: { id: bus.companyId } });
    clock.freeze(dayFrom(1));
    await warnOfPermits();
    expect((await told()) - before).toBe(1);
  });

  it('are shown with their company, in the list and in the queues', async () => {
    const admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
    const listed = async (permit: 'ending' | 'ended') =>
      (
        await listCompanies(admin, {
          text: '',
          status: undefined,
          withoutPrices: false,
          sort: 'permit',
          descending: false,
          page: 1,
          pageSize: 20,
          permit,
        })
      ).rows.map(({ id }) => id);
    const standing = async () => permitOf(await seeCompany(admin, bus.companyId)).standing;
    const seen: unknown[] = [];
    for (const days of [-61, -60, 0, 1]) {
      clock.freeze(dayFrom(days));
      seen.push([await standing(), (await listed('ending')).length, (await listed('ended')).length, await countCompanies()]); // prettier-ignore
    }
    expect(seen).toMatchObject([
      ['valid', 0, 0, { endedPermits: 0, endingPermits: 0 }],
      ['ending', 1, 0, { endedPermits: 0, endingPermits: 1 }],
      ['ending', 1, 0, { endedPermits: 0, endingPermits: 1 }],
      ['ended', 0, 1, { endedPermits: 1, endingPermits: 0 }],
    ]);
  });

  it('that were never given are shown with their company, in the list and in the queue, until something is known', async () => {
    const admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
    const query = { text: '', status: 'active', withoutPrices: false, sort: 'name', descending: false, page: 1, pageSize: 100 } as const; // prettier-ignore
    const seen = async () => [
      permitOf(await seeCompany(admin, bus.companyId)).standing,
      (await listCompanies(admin, { ...query, permit: 'missing' })).rows.some(({ id }) => id === bus.companyId),
      (await countCompanies()).missingPermits,
    ];
    const [, , others] = (await seen()) as [string, boolean, number];
    const cases = [
      [{ trafficPermit: '', trafficPermitUntil: null }, ['missing', true, others + 1]],
      [{ trafficPermit: 'TSV 2022-7' }, ['unknown', false, others]],
      [{ trafficPermit: '', trafficPermitUntil: UNTIL }, ['valid', false, others]],
      // It sells nothing.
      [{ trafficPermitUntil: null, status: 'inactive' }, ['missing', false, others]],
    ] as const;
    for (const [given, expected] of cases) {
      await Company.update(given, { where: { id: bus.companyId } });
      expect(await seen()).toEqual(expected);
    }
  });

  it('prevent selling a trip that ends after their last day, and asking such a company for a quote', async () => {
    const wanted = trip();
    const last = toLocalDate(wanted.return ?? wanted.departure);
    clock.freeze(new Date(wanted.departure.getTime() - 30 * 86_400_000));
    const offered = async (until: string | null) => {
      await Company.update({ trafficPermitUntil: until }, { where: { id: bus.companyId } });
      const asked = (await ableOperators(wanted)).map(({ companyId }) => companyId);
      return [(await found(wanted)).includes(bus.vehicleId), asked.includes(bus.companyId)];
    };
    expect(await offered(null)).toEqual([true, true]);
    expect(await offered(last)).toEqual([true, true]);
    expect(await offered(shiftedDay(last, -1))).toEqual([false, false]);
  });
});
