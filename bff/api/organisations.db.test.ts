// Traces: S3-009, S6-034, S7-028, S7-029, S7-030, S7-031, S7-032, S8-192
import { beforeAll, describe, expect, it } from 'vitest';
import type { UserActor } from '@bff/domain/shared/actor';
import { type CreatedDealOrganisation, createDealOrganisation, createUser, giveDealRight } from '@db/factories';
import { execute } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import type { ApiClient } from '@bussplats/api-client';
import { apiWorld, loggedInAs, refusal } from './testing/api-world';

useTestDatabase();
const { client } = apiWorld();

interface Units {
  units: { id: number; name: string }[];
}
const ids = ({ units }: Units) => units.map(({ id }) => id).sort((a, b) => a - b);

let org: CreatedDealOrganisation;
let other: CreatedDealOrganisation;
let booker: ApiClient;
let admin: ApiClient;
let controller: UserActor;

beforeAll(async () => {
  [org, other] = [await createDealOrganisation(), await createDealOrganisation()];
  const actor = await createUser({ roles: ['DEAL_CUSTOMER_BOOKER'] });
  await giveDealRight(actor, org, org.middleId, 'booker');
  booker = await loggedInAs(client, actor);
  admin = await loggedInAs(client, await createUser({ roles: ['SYSTEM_ADMIN'] }));
  controller = await createUser({ roles: ['TRAFFIC_CONTROLLER'] });
  await execute('INSERT INTO traffic_controller_organisations (user_id, organisation_id) VALUES (:userId, :id)', {
    userId: controller.userId,
    id: org.organisationId,
  });
});

describe('deal customers by the API', () => {
  it('are created by administrators', async () => {
    const body = { name: 'Ny kommun', orgNumber: '212000-2338', admin: { name: 'Adam', email: 'adam@test.invalid' } };
    const create = (by: ApiClient, key: string) =>
      by.call<{ organisationId: number }>('POST', '/dealcustomer/create', { body, idempotencyKey: key });
    const made = await create(admin, 'one');
    expect(await create(admin, 'one')).toEqual(made);
    expect(await refusal(create(admin, 'two'))).toBe('409 dealOrganisation.duplicateOrgNumber@orgNumber');
    expect(await refusal(create(booker, 'three'))).toBe('403 auth.noPermission');
  });

  it('see the units that they may buy for', async () => {
    const reached = [org.middleId, org.lowId];
    expect(ids(await booker.call<Units>('GET', '/dealcustomer/units-for-purchase'))).toEqual(reached);
    const of = (organisationId: number | string) => `/dealcustomer/units-for-purchase/${organisationId}`;
    expect(ids(await booker.call<Units>('GET', of(org.organisationId)))).toEqual(reached);
    expect(await refusal(booker.call('GET', of(other.organisationId)))).toBe('404 dealOrganisation.notFound');
    expect(ids(await admin.call<Units>('GET', of(other.organisationId)))).toHaveLength(3);
    expect(await refusal(admin.call('GET', of('abc')))).toBe('400 input.invalid@id');
  });

  it('see their customer units, active ones or all', async () => {
    await execute("UPDATE deal_units SET status = 'inactive' WHERE id = :id", { id: org.lowId });
    expect(ids(await booker.call<Units>('GET', '/customerunit/all-active'))).toEqual([org.middleId]);
    expect(ids(await booker.call<Units>('GET', '/customerunit/all'))).toEqual([org.middleId, org.lowId]);
    const page = await booker.call('GET', '/customerunit/all', { query: { pageSize: 1, page: 2, order: 'desc' } });
    expect(page).toMatchObject({ units: [{ id: org.lowId }], total: 2, page: 2, pageSize: 1 });
    expect(await refusal(booker.call('GET', '/customerunit/all', { query: { sort: 'colour' } }))).toBe(
      '400 input.invalid@sort',
    );
    await execute("UPDATE deal_units SET status = 'active' WHERE id = :id", { id: org.lowId });
  });
});

describe('X-Organization-Id', () => {
  const asController = () => loggedInAs(client, controller);

  it('is required with every request of a traffic controller', async () => {
    const by = await asController();
    for (const path of ['/customerunit/all', '/bookings', '/dealcustomer/units-for-purchase'])
      expect([path, await refusal(by.call('GET', path))]).toEqual([path, '400 organisation.required']);
    for (const header of ['', '0', '-1', '1.0', 'abc', '1'.repeat(16), '1, 2'])
      expect(await refusal(by.call('GET', '/customerunit/all', { headers: { 'x-organization-id': header } }))).toBe(
        '400 organisation.required',
      );
  });

  it('must name an organisation that they may act for', async () => {
    const by = await asController();
    by.actFor(other.organisationId);
    expect(await refusal(by.call('GET', '/customerunit/all'))).toBe('403 auth.noPermission');
    by.actFor(org.organisationId);
    expect(ids(await by.call<Units>('GET', '/customerunit/all'))).toEqual([org.topId, org.middleId, org.lowId]);
    expect(ids(await by.call<Units>('GET', '/dealcustomer/units-for-purchase'))).toHaveLength(3);
    // Other roles' endpoints remain closed to them.
    expect(await refusal(by.call('GET', '/bookings'))).toBe('403 auth.noPermission');
    expect(await refusal(by.call('GET', '/bookings/10000008'))).toBe('404 booking.notFound');
    await by.logOut();
    expect(await refusal(by.call('GET', '/customerunit/all'))).toBe('401 auth.notLoggedIn');
  });

  it('has no effect for other users', async () => {
    booker.actFor(other.organisationId);
    expect(ids(await booker.call<Units>('GET', '/customerunit/all'))).toEqual([org.middleId, org.lowId]);
  });
});
