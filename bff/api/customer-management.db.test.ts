// Traces: S7-020, S7-021, S7-022, S7-024, S7-033
import { beforeAll, describe, expect, it } from 'vitest';
import type { UserActor } from '@bff/domain/shared/actor';
import { createBookableVehicle, createCustomer, createOrder, createUser } from '@db/factories';
import { execute, select } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import type { ApiClient } from '@bussplats/api-client';
import { apiWorld, loggedInAs, refusal } from './testing/api-world';

useTestDatabase();
const { client } = apiWorld();

interface Found {
  customers: { id: number; name: string }[];
  total: number;
  page: number;
  pageSize: number;
}

let anna: UserActor & { customerId: number };
let other: UserActor;
let asAnna: ApiClient;
let asAdmin: ApiClient;
let asCompany: ApiClient;
let orderNumber: string;

beforeAll(async () => {
  [anna, other] = await Promise.all([
    createCustomer() as Promise<UserActor & { customerId: number }>,
    createCustomer({ customerType: 'CORPORATE' }),
  ]);
  // With equal times the tie-breaker is reversed along with the order.
  await execute('UPDATE customers SET created_at = UTC_TIMESTAMP(3) WHERE id IN (:ids)', {
    ids: [anna.customerId, other.customerId],
  });
  const bus = await createBookableVehicle();
  const { order } = await createOrder({ bus, customer: anna });
  orderNumber = order.number;
  asAnna = await loggedInAs(client, anna);
  asAdmin = await loggedInAs(client, await createUser({ roles: ['SYSTEM_ADMIN'] }));
  asCompany = await loggedInAs(client, await createUser({ roles: ['COMPANY_ADMIN'], companyId: bus.companyId }));
});

describe('customers in the API', () => {
  it('are found by administrators by type, text and page', async () => {
    const find = (query: Record<string, string>) => asAdmin.call<Found>('GET', '/customer/find', { query });
    expect(await find({})).toMatchObject({ total: 2, page: 1, pageSize: 20 });
    const first = await find({ pageSize: '1', sort: 'created' });
    const second = await find({ pageSize: '1', sort: 'created', page: '2' });
    const ids = [...first.customers, ...second.customers].map(({ id }) => id);
    expect(new Set(ids)).toEqual(new Set([anna.customerId, other.customerId]));
    expect((await find({ sort: 'created', order: 'desc' })).customers.map(({ id }) => id)).toEqual(ids.reverse());
    expect((await find({ customerType: 'CORPORATE' })).customers).toMatchObject([{ id: other.customerId }]);
    expect((await find({ text: orderNumber })).customers).toMatchObject([{ id: anna.customerId }]);
    expect(await find({ page: '9' })).toMatchObject({ customers: [], total: 2, page: 9 });
    expect(await refusal(find({ pageSize: '101' }))).toBe('400 input.invalid@pageSize');
    expect(await refusal(find({ page: '0' }))).toBe('400 input.invalid@page');
    expect(await refusal(find({ sort: 'phone' }))).toBe('400 input.invalid@sort');
    expect(await refusal(find({ colour: 'red' }))).toMatch(/^400 input\.invalid/);
  });

  it('are found by a company if they have travelled with it', async () => {
    const find = (by: ApiClient) => by.call<Found>('GET', '/customer/find-for-company');
    expect(await find(asCompany)).toMatchObject({ total: 1, customers: [{ id: anna.customerId }] });
    for (const by of [asAdmin, asAnna]) expect(await refusal(find(by))).toBe('403 auth.noPermission');
    for (const by of [asCompany, asAnna])
      expect(await refusal(by.call('GET', '/customer/find'))).toBe('403 auth.noPermission');
  });

  it('are visible to themselves and administrators, with their bookings', async () => {
    const paths = [`/customer/${anna.customerId}`, `/customer/customerAndBookings/${anna.customerId}`];
    for (const by of [asAnna, asAdmin]) {
      expect(await by.call('GET', paths[0]!)).toMatchObject({ id: anna.customerId, customerType: 'PRIVATE' });
      expect(await by.call('GET', paths[1]!)).toMatchObject({
        customer: { id: anna.customerId },
        bookings: [{ number: orderNumber }],
        total: 1,
      });
    }
    const canceled = await asAnna.call('GET', paths[1]!, { query: { when: 'canceled' } });
    expect(canceled).toMatchObject({ bookings: [], total: 0 });
    const stranger = await loggedInAs(client, other);
    for (const path of [...paths, '/customer/999999']) {
      for (const by of [stranger, asCompany])
        expect([path, await refusal(by.call('GET', path))]).toEqual([path, '404 customer.notFound']);
      expect(await refusal(client().call('GET', path))).toBe('401 auth.notLoggedIn');
    }
    expect(await refusal(asAdmin.call('GET', '/customer/abc'))).toBe('400 input.invalid@id');
  });

  it('are created by administrators, once per key, and invited', async () => {
    const body = {
      name: 'Nya Kunden',
      email: 'nya.kunden@test.invalid',
      phone: '08-123 456 78',
      company: { name: 'Nya AB', orgNumber: '556036-0793' },
      city: 'Gävle',
    };
    const create = (by: ApiClient, change: object = {}, idempotencyKey = 'create-1') =>
      by.call<{ customerId: number }>('POST', '/customer/create', { body: { ...body, ...change }, idempotencyKey });
    const made = await create(asAdmin);
    expect(await create(asAdmin)).toEqual(made);
    expect(await asAdmin.call('GET', `/customer/${made.customerId}`)).toMatchObject({
      customerType: 'CORPORATE',
      phone: '+46812345678',
      vatNumber: 'SE556036079301',
      city: 'Gävle',
    });
    const mails = await select(
      "SELECT id FROM outbox WHERE kind = 'mail' AND payload LIKE '%nya.kunden@test.invalid%'",
    );
    expect(mails).toHaveLength(1);
    expect(await refusal(create(asAdmin, {}, 'create-2'))).toBe('409 user.duplicateEmail@email');
    expect(
      await refusal(create(asAdmin, { email: 'b@test.invalid', company: { name: 'B', orgNumber: '1' } }, 'c')),
    ).toBe('422 customer.orgNumber@orgNumber');
    for (const by of [asAnna, asCompany]) expect(await refusal(create(by, {}, 'no'))).toBe('403 auth.noPermission');
  });
});
