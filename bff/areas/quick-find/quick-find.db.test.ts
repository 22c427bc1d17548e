import { beforeAll, describe, expect, it } from 'vitest';
import {
  createCompany,
  createCustomer,
  createDealOrganisation,
  createDepot,
  createOrder,
  createUser,
  createVehicle,
} from '@db/factories';
import { execute } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import { orderFixture } from '@bff/domain/bookings/testing/order-fixture';
import { journeyFixture } from '@bff/domain/journeys/testing/journey-fixture';
import { type Role, ROLES, type UserActor } from '@bff/domain/shared/actor';
import { quickFind } from './quick-find';

useTestDatabase();

const WORD = 'Zebra';
const kindsOf = async (actor: UserActor, text: string) =>
  [...new Set((await quickFind(actor, text)).map(({ kind }) => kind))].sort();

describe('quick-find', () => {
  let order: Awaited<ReturnType<typeof orderFixture>>;
  let company: { id: number };
  beforeAll(async () => {
    company = await createCompany({ name: `${WORD} Buss AB` });
    await createDealOrganisation({ name: `${WORD} Kommun` });
    const customer = await createCustomer();
    await execute('UPDATE customers SET name = :name WHERE id = :id', {
      name: `${WORD} Resenär`,
      id: customer.customerId,
    });
    const driver = await createUser({ roles: ['DRIVER'], companyId: company.id });
    await execute('UPDATE users SET name = :name WHERE id = :id', { name: `${WORD} Förare`, id: driver.userId });
    order = await orderFixture({ customer });
  });
  const actorOf = (role: Role) =>
    role === 'CUSTOMER' || role === 'PRIVATE_CUSTOMER' || role === 'CORPORATE_CUSTOMER'
      ? createCustomer()
      : createUser({ roles: [role], companyId: role === 'COMPANY_ADMIN' || role === 'DRIVER' ? company.id : null });

  it.each(ROLES)('finds %s by name for that role only where it may see them', async (role) => {
    const everything = ['company', 'customer', 'dealCustomer', 'user'];
    const expected: Partial<Record<Role, string[]>> = {
      SYSTEM_ADMIN: everything,
      SYSTEM_OWNER: everything,
      COMPANY_ADMIN: ['user'],
    };
    expect(await kindsOf(await actorOf(role), WORD)).toEqual(expected[role] ?? []);
  });

  it.each(ROLES)(
    'finds the number of another\u2019s order and booking for %s only where that role may see it',
    async (role) => {
      const actor = await actorOf(role);
      const isAdmin = role === 'SYSTEM_ADMIN' || role === 'SYSTEM_OWNER';
      for (const number of [order.orderNumber, order.bookings[0]!.number]) {
        const found = (await quickFind(actor, number)).filter(({ kind }) => /order|booking/i.test(kind));
        const kind = number === order.orderNumber ? 'order' : 'bookingOfOrder';
        expect(found).toEqual(isAdmin ? [expect.objectContaining({ kind, id: number, name: number })] : []);
      }
    },
  );

  it("finds a customer's own order by its number, its booking's number, and a place", async () => {
    for (const text of [order.orderNumber, order.bookings[0]!.number, 'Gävle'])
      expect(await quickFind(order.customer, text)).toEqual([
        { kind: 'ownOrder', id: order.orderNumber, name: order.orderNumber, detail: 'Uppsala – Gävle' },
      ]);
  });

  it('finds a bus by its registration number, however written, for its operator and the administrators', async () => {
    const bus = await createVehicle(company.id, (await createDepot(company.id)).id, {
      registrationNumber: 'ZZB47K',
    });
    const operator = await createUser({ roles: ['COMPANY_ADMIN'], companyId: company.id });
    const found = (actor: UserActor, text: string) => quickFind(actor, text);
    for (const text of ['ZZB47K', 'zzb 47k', 'ZZB-4'])
      expect(await found(operator, text)).toEqual([
        expect.objectContaining({ kind: 'vehicle', id: bus.id, name: 'ZZB47K' }),
      ]);
    expect(await found(await createUser({ roles: ['SYSTEM_ADMIN'] }), 'zzb47k')).toEqual([
      { kind: 'bookingsOfVehicle', id: 'ZZB47K', name: 'ZZB47K', detail: bus.model },
    ]);
    const rival = await createUser({ roles: ['COMPANY_ADMIN'], companyId: (await createCompany()).id });
    const driver = await createUser({ roles: ['DRIVER'], companyId: company.id });
    for (const actor of [rival, driver, await createCustomer()]) expect(await found(actor, 'ZZB47K')).toEqual([]);
  });

  it("finds bookings by their contact's name for their operator and the administrators", async () => {
    const { booking, order: bought } = await createOrder({ order: { contactName: 'Ludmila Kör' } });
    const operator = await createUser({ roles: ['COMPANY_ADMIN'], companyId: booking.companyId });
    const rival = await createUser({ roles: ['COMPANY_ADMIN'], companyId: company.id });
    const one = { id: booking.number, name: booking.number, detail: expect.stringContaining('Ludmila Kör') as string };
    expect(bought.contactName).toBe('Ludmila Kör');
    expect(await quickFind(operator, 'ludmila')).toEqual([{ kind: 'booking', ...one }]);
    expect(await quickFind(await createUser({ roles: ['SYSTEM_ADMIN'] }), 'ludmila')).toEqual([
      { kind: 'bookingOfOrder', ...one },
    ]);
    for (const actor of [rival, await createUser({ roles: ['DRIVER'], companyId: booking.companyId })])
      expect(await quickFind(actor, 'ludmila')).toEqual([]);
  });

  it("finds a driver's journey by its number for that driver alone", async () => {
    const { number, driver } = await journeyFixture();
    expect(await quickFind(driver, number)).toEqual([expect.objectContaining({ kind: 'journey', id: number })]);
    const other = await createUser({ roles: ['DRIVER'], companyId: driver.companyId });
    expect(await quickFind(other, number)).toEqual([]);
  });

  it("finds a company's users for its administrators alone", async () => {
    const other = await createUser({ roles: ['COMPANY_ADMIN'], companyId: (await createCompany()).id });
    expect(await quickFind(other, WORD)).toEqual([]);
  });

  it('treats a percent sign as an ordinary character', async () => {
    expect(await quickFind(await createUser({ roles: ['SYSTEM_ADMIN'] }), '%%')).toEqual([]);
  });
});
