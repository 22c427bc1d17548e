// Traces: S1-010, S3-041, S5-052, S8-060, S8-350
import { beforeAll, describe, expect, it } from 'vitest';
import type { UserActor } from '@bff/domain/shared/actor';
import { transitionsOf } from '@bff/domain/shared/event-log.store';
import { clock } from '@bff/platform/clock';
import { createCompany, createUser, createVehicle } from '@db/factories';
import { Depot, StartingPosition } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { addDepot, type DepotDetails, depotsOf, editDepot, listDepots, removeDepot, seeDepot } from '.';
import { DAY } from '../shared/time';

useTestDatabase({ pool: 10 });

const keyOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { key?: string }) => error.key ?? 'no domain error',
  );
const details = (changes: Partial<DepotDetails> = {}): DepotDetails => ({
  name: 'Garaget',
  street: 'Vägen 1',
  postcode: '753 20',
  city: 'Uppsala',
  lat: 59.8586,
  lon: 17.6389,
  ...changes,
});

let companyId: number;
let admin: UserActor;
let others: Record<string, UserActor>;

beforeAll(async () => {
  companyId = (await createCompany()).id;
  admin = await createUser({ roles: ['COMPANY_ADMIN'], companyId });
  others = {
    'another company’s administrator': await createUser({
      roles: ['COMPANY_ADMIN'],
      companyId: (await createCompany()).id,
    }),
    'its driver': await createUser({ roles: ['DRIVER'], companyId }),
    'a customer': await createUser({ roles: ['CUSTOMER'] }),
  };
});

const added = async (changes: Partial<DepotDetails> = {}) =>
  (await addDepot(admin, { companyId, details: details(changes) })).depotId;
const positionOf = async (vehicleId: number) =>
  StartingPosition.findOne({ where: { vehicleId, kind: 'default' }, rejectOnEmpty: true });

describe('a depot', () => {
  it('is added, seen and listed, with its entry in the event log', async () => {
    const id = await added({ name: 'Åkeriet' });
    expect((await seeDepot(admin, id)).depot).toEqual({ id, companyId, ...details({ name: 'Åkeriet' }) });
    expect((await depotsOf(admin, companyId)).map(({ name }) => name)).toContain('Åkeriet');
    await createVehicle(companyId, id);
    const query = { companyId, text: 'åker', sort: 'vehicles', descending: true, page: 1, pageSize: 10 } as const;
    expect(await listDepots(admin, query)).toMatchObject({ rows: [{ id, vehicles: 1 }], total: 1 });
    expect(await transitionsOf('depot', id)).toMatchObject([{ to: 'active', actorUserId: admin.userId }]);
  });

  it('belongs to an existing company', async () => {
    const owner = await createUser({ roles: ['SYSTEM_OWNER'] });
    expect(await keyOf(addDepot(owner, { companyId: 999_999, details: details() }))).toBe('company.notFound');
  });

  it('moves its buses along, and renames their starting position', async () => {
    const id = await added();
    const { id: vehicleId } = await createVehicle(companyId, id);
    await editDepot(admin, { id, details: details({ name: 'Nya garaget', lat: 60.67, lon: 17.14 }) });
    expect(await positionOf(vehicleId)).toMatchObject({ name: 'Nya garaget', lat: 60.67, lon: 17.14 });
    const [, logged] = await transitionsOf('depot', id);
    expect(logged?.data?.['changed']).toEqual(['name', 'lat', 'lon']);
  });

  it('is changed by the first of two who edit it', async () => {
    const id = await added();
    const { revision } = await seeDepot(admin, id);
    const edit = (city: string) => keyOf(editDepot(admin, { id, revision, details: details({ city }) }));
    expect((await Promise.all([edit('Gävle'), edit('Falun')])).sort()).toEqual(['done', 'input.changedMeanwhile']);
  });

  it('is not removed while a bus starts from it, now or later', async () => {
    const [id, home] = [await added(), await added()];
    const { id: vehicleId } = await createVehicle(companyId, home);
    const until = (days: number) => ({ startsAt: new Date(clock.millis() - 10 * DAY), endsAt: new Date(clock.millis() + days * DAY) }); // prettier-ignore
    const away = await StartingPosition.create({ vehicleId, kind: 'temporary', depotId: id, lat: 0, lon: 0, ...until(2) }); // prettier-ignore
    expect(await keyOf(removeDepot(admin, home))).toBe('startPoint.inUse');
    expect(await keyOf(removeDepot(admin, id))).toBe('startPoint.inUse');
    expect((await seeDepot(admin, id)).isInUse).toBe(true);
    // A past start does not prevent it, and stays where it was.
    await away.update(until(-1));
    expect(await keyOf(removeDepot(admin, id))).toBe('done');
    expect(await Depot.findByPk(id)).toBeNull();
    expect(await away.reload()).toMatchObject({ depotId: null, lat: 59.8586, lon: 17.6389 });
    expect((await transitionsOf('depot', id)).at(-1)).toMatchObject({ from: 'active', to: 'removed' });
  });

  it('does not exist for others, whatever they want of it', async () => {
    const id = await added();
    for (const [who, actor] of Object.entries(others)) {
      expect([who, await keyOf(seeDepot(actor, id))]).toEqual([who, 'depot.notFound']);
      expect([who, await keyOf(editDepot(actor, { id, details: details() }))]).toEqual([who, 'depot.notFound']);
      expect([who, await keyOf(removeDepot(actor, id))]).toEqual([who, 'depot.notFound']);
      expect([who, await keyOf(depotsOf(actor, companyId))]).toEqual([who, 'auth.noPermission']);
      expect([who, await keyOf(addDepot(actor, { companyId, details: details() }))]).toEqual([
        who,
        'auth.noPermission',
      ]);
    }
    expect(await keyOf(seeDepot(await createUser({ roles: ['SYSTEM_ADMIN'] }), id))).toBe('done');
  });
});
