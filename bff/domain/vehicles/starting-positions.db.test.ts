// Traces: S1-010, S3-035, S5-044, S5-051, S5-052, S8-355, S8-356, S8-357, S8-358, S8-359
import { beforeAll, describe, expect, it } from 'vitest';
import { aTrip, findOffer, PLACES, useRoads } from '@bff/domain/bookings/testing/market';
import type { UserActor } from '@bff/domain/shared/actor';
import { transitionsOf } from '@bff/domain/shared/event-log.store';
import { clock } from '@bff/platform/clock';
import { type BookableVehicle, createBookableVehicle, createCompany, createDepot, createUser } from '@db/factories';
import { StartingPosition } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { DAY } from '../shared/time';
import { addStart, editStart, removeStart, seeStart, startRevision, startsOf, type WantedStart } from '.';

useTestDatabase({ pool: 10 });

const keyOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: Error & { key?: string; field?: string }) =>
      [error.key ?? error.message, error.field].filter(Boolean).join(' '),
  );
const GAVLE = { name: 'Gävle', lat: PLACES.gavle.lat, lon: PLACES.gavle.lon };
const NOON = new Date('2090-03-10T12:00:00Z');
const inDays = (days: number) => new Date(clock.millis() + days * DAY);
const wanted = (from: number, until: number, changes: Partial<WantedStart> = {}): WantedStart => ({
  startsAt: inDays(from),
  endsAt: inDays(until),
  depotId: null,
  place: GAVLE,
  ...changes,
});

let bus: BookableVehicle;
let admin: UserActor;
const newBus = async () => {
  bus = await createBookableVehicle();
  admin = await createUser({ roles: ['COMPANY_ADMIN'], companyId: bus.companyId });
};
beforeAll(() => useRoads());
beforeAll(newBus);
const add = (from: number, until: number, changes: Partial<WantedStart> = {}) =>
  addStart(admin, { vehicleId: bus.vehicleId, wanted: wanted(from, until, changes) });

describe('a temporary starting position', () => {
  it('is where the search finds the bus meanwhile, and no longer', async () => {
    await newBus();
    const trip = aTrip({ via: ['goteborg', 'malmo'] });
    // Too far from its depot in Uppsala.
    const notOffered = () => expect(findOffer(trip, bus.vehicleId)).rejects.toThrow('is not offered');
    await notOffered();
    const { id } = await add(20, 40, { place: { ...PLACES.goteborg } });
    expect((await findOffer(trip, bus.vehicleId)).startMetres).toBeLessThan(1_000);
    await removeStart(admin, bus.vehicleId, id);
    await notOffered();
    expect((await transitionsOf('startingPosition', id)).map(({ to }) => to)).toEqual(['active', 'removed']);
  });

  it('is a depot of the company, or any place', async () => {
    const { id: depotId } = await createDepot(bus.companyId, { name: 'Norra', lat: 60.1, lon: 17.5 });
    const { id } = await add(100, 101, { depotId, place: undefined });
    expect((await seeStart(admin, bus.vehicleId, id)).start).toMatchObject({ depotId, name: 'Norra', lat: 60.1 });
    const { temporary, usual } = await startsOf(admin, bus.vehicleId);
    expect(temporary.map(({ name }) => name)).toContain('Norra');
    expect(usual).toMatchObject({ lat: 59.8586 });
  });

  it.each<[string, () => Promise<unknown>, string]>([
    ['ends before it begins', () => add(202, 201), 'startingPosition.order endsAt'],
    ['ends when it begins', () => add(0, 0, { startsAt: NOON, endsAt: NOON }), 'startingPosition.order endsAt'],
    ['is over', () => add(-3, -1), 'startingPosition.past endsAt'],
    ['is nowhere', () => add(201, 202, { place: undefined }), 'startingPosition.nowhere place'],
    ['is a depot that is not there', () => add(201, 202, { depotId: 999_999 }), 'depot.notFound depotId'],
  ])('that %s: %3$s', async (_, work, outcome) => {
    expect(await keyOf(work())).toBe(outcome);
  });

  it('overlaps no other of the bus; one may begin when another ends', async () => {
    await newBus();
    const { id } = await add(10, 20);
    const error = await add(15, 25).catch((refused: unknown) => refused);
    expect(error).toMatchObject({ key: 'startingPosition.overlap', field: 'startsAt' });
    // It says which period is in the way.
    expect((error as { params: string[] }).params).toHaveLength(2);
    const { start } = await seeStart(admin, bus.vehicleId, id);
    const next = await addStart(admin, {
      vehicleId: bus.vehicleId,
      wanted: { ...wanted(0, 30), startsAt: start.endsAt },
    });
    const edit = (from: number, until: number) =>
      editStart(admin, { vehicleId: bus.vehicleId, id: next.id, wanted: wanted(from, until) });
    expect(await keyOf(edit(19, 30))).toBe('startingPosition.overlap startsAt');
    expect(await keyOf(edit(21, 30))).toBe('done');
    expect(await keyOf(edit(20.5, 30))).toBe('done');
  });

  it('overlaps none even when two are added at once', async () => {
    await newBus();
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => keyOf(add(10, 20))));
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect(new Set(outcomes)).toEqual(new Set(['done', 'startingPosition.overlap startsAt']));
    expect(await StartingPosition.count({ where: { vehicleId: bus.vehicleId, kind: 'temporary' } })).toBe(1);
  });

  it('is changed by the first of two who edit it', async () => {
    await newBus();
    const { id } = await add(10, 20);
    const { start } = await seeStart(admin, bus.vehicleId, id);
    const edit = (until: number) => keyOf(editStart(admin, { vehicleId: bus.vehicleId, id, revision: startRevision(start), wanted: wanted(10, until) })); // prettier-ignore
    expect([await edit(21), await edit(22)]).toEqual(['done', 'input.changedMeanwhile']);
  });

  it('does not exist for others, nor through another bus', async () => {
    await newBus();
    const { id } = await add(10, 20);
    const own = admin;
    const vehicleId = bus.vehicleId;
    const stranger = await createUser({ roles: ['COMPANY_ADMIN'], companyId: (await createCompany()).id });
    for (const actor of [stranger, await createUser({ roles: ['DRIVER'], companyId: bus.companyId })]) {
      expect(await keyOf(startsOf(actor, vehicleId))).toBe('vehicle.notFound');
      expect(await keyOf(addStart(actor, { vehicleId, wanted: wanted(30, 31) }))).toBe('vehicle.notFound');
      expect(await keyOf(editStart(actor, { vehicleId, id, wanted: wanted(10, 21) }))).toBe('vehicle.notFound');
      expect(await keyOf(removeStart(actor, vehicleId, id))).toBe('vehicle.notFound');
    }
    await newBus();
    expect(await keyOf(removeStart(admin, bus.vehicleId, id))).toBe('startingPosition.notFound');
    expect(await keyOf(removeStart(own, vehicleId, id))).toBe('done');
  });
});
