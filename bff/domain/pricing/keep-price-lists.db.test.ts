// Traces: S3-043, S3-044, S5-036, S5-037, S5-038, S8-032, S8-360, S8-361, S8-362, S8-363, S8-364, S8-365, S8-366,
// S8-367, S8-368, S8-369, S8-370
import { beforeEach, describe, expect, it } from 'vitest';
import { PRICE_LIST_KINDS, type PriceListKind } from '@states/price-list-kinds';
import { createBookableVehicle, createCompany, createDepot, createUser, createVehicle } from '@db/factories';
import { useTestDatabase } from '@db/testing/test-database';
import { orderFixture } from '../bookings/testing/order-fixture';
import { Booking, PRICE_LISTS, VehicleCostList } from '@db/models';
import type { UserActor } from '../shared/actor';
import { transitionsOf } from '../shared/event-log.store';
import {
  addPriceList,
  companyPriceLists,
  DayLists,
  editPriceList,
  listPriceLists,
  missingToday,
  type OwnScope,
  type PriceColumns,
  type PriceListDetails,
  removePriceList,
  seePriceList,
  temporaryPriceLists,
} from './index';

const PRICES: Record<PriceListKind, PriceColumns> = {
  vehicle: { pricePerHour: 40_000, minimumMinutes: 180, maximumPerDay: null, minimumPrice: null, nightPerHour: 0, weekendPerHour: null }, // prettier-ignore
  driving: { pricePerKm: 1_800, freeMetres: 10_000, noPickupMetres: null, minimumMetres: 50_000, maximumMetres: 900_000 }, // prettier-ignore
  driver: { costPerHour: 33_000, minimumMinutes: null, standbyPerHour: null, overnightPerNight: null, obWeekdayAmount: null, obWeekdayBasisPoints: 2_500, obWeekendAmount: null, obWeekendBasisPoints: null, overtimeNormalAmount: null, overtimeNormalBasisPoints: null, overtimeQualifiedAmount: null, overtimeQualifiedBasisPoints: null }, // prettier-ignore
};

describe('price lists', () => {
  useTestDatabase({ pool: 12 });
  let companyId: number;
  let operator: UserActor;
  let vehicleId: number;
  let driverId: number;

  beforeEach(async () => {
    companyId = (await createCompany()).id;
    operator = await createUser({ roles: ['COMPANY_ADMIN'], companyId });
    vehicleId = (await createVehicle(companyId, (await createDepot(companyId)).id)).id;
    driverId = (await createUser({ roles: ['DRIVER'], companyId })).userId;
  });

  const listOf = (kind: PriceListKind, changes: Partial<PriceListDetails> = {}): PriceListDetails => ({
    name: 'Grund',
    validFrom: '2027-01-01',
    validTo: null,
    subjects: [],
    ...changes,
    prices: { ...PRICES[kind], ...changes.prices },
  });
  const add = (
    kind: PriceListKind,
    changes: Partial<PriceListDetails> = {},
    scope: OwnScope = 'basic',
    by = operator,
  ) => addPriceList(by, { kind, scope, companyId, list: listOf(kind, changes), unitsConfirmed: false });
  const seen = (kind: PriceListKind, id: number, scope: OwnScope = 'basic') =>
    seePriceList(operator, { kind, scope, companyId, id });
  const edit = async (kind: PriceListKind, id: number, changes: Partial<PriceListDetails>, unitsConfirmed = false) => {
    const { list, revision } = await seen(kind, id);
    const next = { ...list, ...changes, prices: { ...list.prices, ...changes.prices } };
    return editPriceList(operator, { kind, scope: 'basic', companyId, id, list: next, unitsConfirmed, revision });
  };
  const subjectOf = (kind: PriceListKind) => (kind === 'driver' ? driverId : vehicleId);

  describe.each(PRICE_LIST_KINDS)('of %s costs', (kind) => {
    it('are stored as entered, logged, listed, changed and removed', async () => {
      const id = await add(kind);
      const { list } = await seen(kind, id);
      expect(list).toMatchObject({ ...listOf(kind), id, kind, companyId, scope: 'basic' });
      await edit(kind, id, { name: 'Ny', validTo: '2027-12-31' });
      const query = { companyId, text: 'ny', scope: undefined, when: 'coming', sort: 'name', descending: false, page: 1, pageSize: 20 } as const; // prettier-ignore
      expect((await listPriceLists(operator, kind, query)).rows.map((row) => row.id)).toEqual([id]);
      expect((await listPriceLists(operator, kind, { ...query, when: 'past' })).total).toBe(0);
      await removePriceList(operator, { kind, scope: 'basic', companyId, id });
      await expect(seen(kind, id)).rejects.toMatchObject({ key: 'priceList.notFound' });
      const log = await transitionsOf(`${kind}CostList`, id);
      expect(log.map(({ to }) => to)).toEqual(['created', 'changed', 'deleted']);
      expect(log[1]!.data).toMatchObject({ changed: ['name', 'validTo'], validTo: { old: null, new: '2027-12-31' } });
      expect(JSON.stringify(log)).not.toContain('Ny');
    });

    it('with later days end the open-ended one the day before; otherwise two basic ones never apply on one day', async () => {
      const first = await add(kind);
      const later = await add(kind, { validFrom: '2027-07-01' });
      expect((await seen(kind, first)).list.validTo).toBe('2027-06-30');
      const log = await transitionsOf(`${kind}CostList`, first);
      expect(log.at(-1)!.data).toMatchObject({ validTo: { old: null, new: '2027-06-30' } });
      for (const period of [
        { validFrom: '2026-06-01', validTo: null },
        { validFrom: '2027-06-30', validTo: '2027-06-30' },
        { validFrom: '2027-07-01', validTo: '2027-07-02' },
      ])
        await expect(add(kind, period)).rejects.toMatchObject({ key: 'priceList.overlaps', field: 'validFrom' });
      await add(kind, { validFrom: '2026-01-01', validTo: '2026-12-31' });
      await expect(edit(kind, first, { validTo: '2027-07-01' })).rejects.toMatchObject({ key: 'priceList.overlaps', params: ['2027-07-01'] }); // prettier-ignore
      await edit(kind, first, { validTo: '2027-06-29' });
      await edit(kind, later, { validFrom: '2027-06-30' });
      await add(kind, { validFrom: '2030-01-01' });
      expect((await seen(kind, later)).list.validTo).toBe('2029-12-31');
    });

    it('that overlap are refused by the database too', async () => {
      await add(kind, { validTo: '2027-12-31' });
      const row = { companyId, scope: 'basic', name: 'x', validTo: null, ...PRICES[kind] } as never;
      await expect(PRICE_LISTS[kind].create({ ...(row as object), validFrom: '2027-12-31' } as never)).rejects.toThrow(`${kind}CostList.overlap`); // prettier-ignore
      const other = await PRICE_LISTS[kind].create({ ...(row as object), validFrom: '2028-01-01' } as never);
      await expect(other.update({ validFrom: '2027-12-31' })).rejects.toThrow(`${kind}CostList.overlap`);
    });

    it('written by several at once never overlap', async () => {
      const tries = Array.from({ length: 4 }, () => add(kind, { validTo: '2027-12-31' }));
      const results = await Promise.allSettled(tries);
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const refused = results.filter((result) => result.status === 'rejected');
      for (const { reason } of refused) expect(reason).toMatchObject({ key: 'priceList.overlaps' });
    });

    it('as exceptions apply to the chosen vehicles or drivers of the company, and may overlap', async () => {
      const period = { validFrom: '2027-03-01', validTo: '2027-03-31' };
      const id = await add(kind, { ...period, subjects: [subjectOf(kind)] }, 'exception');
      await add(kind, { ...period, subjects: [subjectOf(kind)] }, 'exception');
      expect((await seen(kind, id, 'exception')).list.subjects).toEqual([subjectOf(kind)]);
      await expect(seen(kind, id)).rejects.toMatchObject({ key: 'priceList.notFound' });
      const missing = { key: kind === 'driver' ? 'priceList.noDrivers' : 'priceList.noVehicles', field: 'subjects' };
      await expect(add(kind, period, 'exception')).rejects.toMatchObject(missing);
      await expect(add(kind, { subjects: [subjectOf(kind)] }, 'exception')).rejects.toMatchObject({ key: 'priceList.endMissing' }); // prettier-ignore
      const { vehicleId: foreign, companyId: other } = await createBookableVehicle();
      const stranger = (await createUser({ roles: ['DRIVER'], companyId: other })).userId;
      const subjects = [kind === 'driver' ? stranger : foreign];
      const notFound = { key: kind === 'driver' ? 'driver.notFound' : 'vehicle.notFound' };
      await expect(add(kind, { ...period, subjects }, 'exception')).rejects.toMatchObject(notFound);
    });

    it('refuse the second of two editors', async () => {
      const id = await add(kind);
      const { list, revision } = await seen(kind, id);
      const change = (name: string) =>
        editPriceList(operator, { kind, scope: 'basic', companyId, id, list: { ...list, name }, unitsConfirmed: false, revision }); // prettier-ignore
      await change('Ett');
      await expect(change('Två')).rejects.toMatchObject({ key: 'input.changedMeanwhile' });
    });

    it('do not exist for other companies', async () => {
      const id = await add(kind);
      const stranger = await createUser({ roles: ['COMPANY_ADMIN'], companyId: (await createCompany()).id });
      const driver = await createUser({ roles: ['DRIVER'], companyId });
      const which = { kind, scope: 'basic', companyId, id } as const;
      for (const actor of [stranger, driver]) {
        await expect(seePriceList(actor, which)).rejects.toMatchObject({ key: 'auth.noPermission' });
        await expect(add(kind, { validFrom: '2031-01-01' }, 'basic', actor)).rejects.toMatchObject({ key: 'auth.noPermission' }); // prettier-ignore
        await expect(removePriceList(actor, which)).rejects.toMatchObject({ key: 'auth.noPermission' });
      }
      // One’s own company does not make another’s list one’s own.
      const own = { ...which, companyId: stranger.companyId! };
      await expect(seePriceList(stranger, own)).rejects.toMatchObject({ key: 'priceList.notFound' });
      await expect(removePriceList(stranger, own)).rejects.toMatchObject({ key: 'priceList.notFound' });
    });

    it('that begin after they end are refused', async () => {
      await expect(add(kind, { validTo: '2026-12-31' })).rejects.toMatchObject({ key: 'priceList.periodOrder', field: 'validTo' }); // prettier-ignore
    });
  });

  it.each(PRICE_LIST_KINDS)(
    'can be entered as temporary by administrators, who alone remove them: %s',
    async (kind) => {
      const admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
      const temporary = { kind, scope: 'temporary', companyId } as const;
      const enter = (by: UserActor, changes: Partial<PriceListDetails>) =>
        addPriceList(by, { ...temporary, list: listOf(kind, { name: 'Mässan', ...changes }), unitsConfirmed: true });
      const period = { validFrom: '2027-05-01', validTo: '2027-05-05' };
      await expect(enter(operator, period)).rejects.toMatchObject({ key: 'auth.noPermission' });
      await expect(enter(admin, {})).rejects.toMatchObject({ key: 'priceList.endMissing', field: 'validTo' });
      const id = await enter(admin, period);
      // Its company sees it among its own, and cannot remove it.
      const page = { companyId, text: '', scope: undefined, when: undefined, page: 1, pageSize: 20 };
      const { rows } = await listPriceLists(operator, kind, { ...page, sort: 'name', descending: false });
      expect(rows).toMatchObject([{ id, scope: 'temporary', ...period }]);
      await expect(removePriceList(operator, { ...temporary, id })).rejects.toMatchObject({ key: 'auth.noPermission' });
      await removePriceList(admin, { ...temporary, id });
      await expect(seePriceList(admin, { ...temporary, id })).rejects.toMatchObject({ key: 'priceList.notFound' });
    },
  );

  it('entered in a form that begins with the basic list ask about what is far from it, and about units only of their own', async () => {
    const admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
    const mixed = { obWeekendAmount: 5_000 };
    const list = listOf('driver', { prices: mixed });
    const basic = { kind: 'driver', scope: 'basic', companyId } as const;
    const basicSeen = await addPriceList(operator, { ...basic, list, unitsConfirmed: true });
    const enter = (prices: PriceColumns, begun?: { basicSeen: number | null; pricesConfirmed: boolean }) =>
      addPriceList(admin, {
        ...basic,
        scope: 'temporary',
        list: listOf('driver', { validFrom: '2027-05-01', validTo: '2027-05-05', prices: { ...mixed, ...prices } }),
        unitsConfirmed: false,
        ...(begun && { begun }),
      });
    const seen = { basicSeen, pricesConfirmed: false };
    const asked = { key: 'priceList.farFromBasic', field: 'pricesConfirmed' };
    await enter({}, seen);
    await enter({ costPerHour: 40_000, standbyPerHour: 20_000 }, seen);
    await expect(enter({ costPerHour: 400 }, seen)).rejects.toMatchObject(asked);
    await expect(enter({ obWeekendAmount: null }, seen)).rejects.toMatchObject(asked);
    await enter({ costPerHour: 400 }, { ...seen, pricesConfirmed: true });
    // Of another list everything is asked about that differs at all.
    await enter({}, { ...seen, basicSeen: null });
    await expect(enter({ costPerHour: 33_100 }, { ...seen, basicSeen: null })).rejects.toMatchObject(asked);
    // What no form has shown is only about itself.
    await expect(enter({ costPerHour: 400 })).rejects.toMatchObject({ key: 'priceList.differentUnits' });
  });

  it('that are temporary are listed of all companies or of one, for administrators, until they have ended', async () => {
    const admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
    const enter = (kind: PriceListKind, of: number, validFrom: string, validTo: string) =>
      addPriceList(admin, { kind, scope: 'temporary', companyId: of, list: listOf(kind, { validFrom, validTo }), unitsConfirmed: true }); // prettier-ignore
    const other = (await createCompany()).id;
    await enter('driver', companyId, '2031-05-01', '2031-05-05');
    await enter('vehicle', companyId, '2031-04-01', '2031-04-05');
    await enter('vehicle', other, '2031-04-02', '2031-04-05');
    await enter('vehicle', companyId, '2020-04-01', '2020-04-05');
    const days = async (of?: number) =>
      (await temporaryPriceLists(admin, of))
        .filter((list) => [companyId, other].includes(list.companyId))
        .map(({ validFrom }) => validFrom);
    expect(await days(companyId)).toEqual(['2031-04-01', '2031-05-01']);
    expect(await days()).toEqual(['2031-04-01', '2031-04-02', '2031-05-01']);
    await expect(temporaryPriceLists(operator)).rejects.toMatchObject({ key: 'auth.noPermission' });
  });

  it('of driving costs have their distances in order', async () => {
    const metres = (prices: PriceColumns) => add('driving', { prices });
    await expect(metres({ freeMetres: 50_001 })).rejects.toMatchObject({ key: 'priceList.minimumBelowFree', field: 'minimumMetres' }); // prettier-ignore
    await expect(metres({ maximumMetres: 50_000 })).rejects.toMatchObject({ key: 'priceList.maximumNotAbove', field: 'maximumMetres' }); // prettier-ignore
    await metres({ freeMetres: 50_000, maximumMetres: 50_001 });
  });

  it('of driver costs that mix kronor and percent are confirmed once', async () => {
    const mixed = { obWeekendAmount: 5_000 };
    const asked = { key: 'priceList.differentUnits', field: 'unitsConfirmed' };
    await expect(add('driver', { prices: mixed })).rejects.toMatchObject(asked);
    const id = await add('driver');
    await expect(edit('driver', id, { prices: mixed })).rejects.toMatchObject(asked);
    await edit('driver', id, { prices: mixed }, true);
    await edit('driver', id, { prices: { ...mixed, costPerHour: 34_000 } });
    await expect(edit('driver', id, { prices: { overtimeNormalAmount: 100 } })).rejects.toMatchObject(asked);
  });

  it('that bookings were priced with cannot be removed', async () => {
    const { companyId: booked, operator: theirs, bookings } = await orderFixture();
    const booking = await Booking.findByPk(bookings[0]!.id);
    const id = booking!.vehicleCostListId ?? (await VehicleCostList.findOne({ where: { companyId: booked } }))!.id;
    await booking!.update({ vehicleCostListId: id });
    const removal = removePriceList(theirs, { kind: 'vehicle', scope: 'basic', companyId: booked, id });
    await expect(removal).rejects.toMatchObject({ key: 'priceList.inUse' });
    expect(await VehicleCostList.count({ where: { id } })).toBe(1);
  });

  it('apply on their days: basic, then an exception for its bus alone', async () => {
    for (const kind of PRICE_LIST_KINDS) await add(kind, { validFrom: '2020-01-01' });
    expect(await missingToday(operator, companyId)).toEqual([]);
    const exception = { validFrom: '2027-03-01', validTo: '2027-03-31', subjects: [vehicleId], prices: { pricePerHour: 99_900 } }; // prettier-ignore
    await add('vehicle', exception, 'exception');
    const lists = (await companyPriceLists([companyId], '2027-01-01')).get(companyId)!;
    const hourly = (day: string, id: number) => new DayLists(lists, day).pick(id)!.vehicleCost.pricePerHour;
    expect([hourly('2027-03-31', vehicleId), hourly('2027-03-31', 0), hourly('2027-04-01', vehicleId)]).toEqual([99_900, 40_000, 40_000]); // prettier-ignore
  });
});
