// Traces: S1-023, S2-100, S2-101, S2-102, S2-183, S8-267
import { describe, expect, it } from 'vitest';
import { select, selectOne } from '@db/query';
import { createCustomer as createCustomerRow, createOrder, createUser } from '@db/factories';
import { useTestDatabase } from '@db/testing/test-database';
import type { Actor, UserActor } from '../shared/actor';
import { customerPayments, customerWithBookings } from '../bookings';
import {
  contactInfo,
  contactRevision,
  createCustomer,
  type CustomerListQuery,
  findCustomers,
  findCustomersOfCompany,
  type NewCustomer,
  updateContactInfo,
} from './index';
import { justLoggedIn } from '@bff/domain/sessions/testing/just-logged-in';

const query = (changes: Partial<CustomerListQuery> = {}): CustomerListQuery => ({
  text: '',
  sort: 'name',
  descending: false,
  page: 1,
  pageSize: 50,
  ...changes,
});

describe('customers as administrators see them', () => {
  useTestDatabase({ pool: 8 });

  const admin = (): Promise<UserActor> => createUser({ roles: ['SYSTEM_ADMIN'] });
  let count = 0;
  const typed = (changes: Partial<NewCustomer> = {}): NewCustomer => ({
    name: 'Ulla Unik',
    email: `ulla${++count}@demo.invalid`,
    phone: '+46701740612',
    language: 'sv',
    ...changes,
  });
  const outcomeOf = (promise: Promise<unknown>) =>
    promise.then(
      () => 'done',
      (error: { key?: string; field?: string }) =>
        [error.key ?? 'no domain error', error.field].filter(Boolean).join(' '),
    );

  describe('creating one', () => {
    it('creates account and record, and invites', async () => {
      const email = 'ny.kund@demo.invalid';
      const { userId, customerId } = await createCustomer(
        justLoggedIn(await admin()),
        typed({ email: ' Ny.Kund@Demo.Invalid ', company: { name: 'Nya Resor AB', orgNumber: '556036-0793' } }),
      );
      expect(await contactInfo(await admin(), customerId)).toMatchObject({
        userId,
        customerType: 'CORPORATE',
        email,
        companyName: 'Nya Resor AB',
        vatNumber: 'SE556036079301',
      });
      const mails = await select<{ payload: unknown }>('SELECT payload FROM outbox ORDER BY id DESC LIMIT 1');
      expect(JSON.stringify(mails)).toContain(email);
      const roles = await select<{ role: string }>('SELECT role FROM user_roles WHERE user_id = :userId ORDER BY position', { userId }); // prettier-ignore
      expect(roles.map(({ role }) => role)).toEqual(['CUSTOMER', 'CORPORATE_CUSTOMER']);
    });

    it.each<[string, Partial<NewCustomer>, string]>([
      [
        'a wrong organisation number',
        { company: { name: 'Fel AB', orgNumber: '5560360794' } },
        'customer.orgNumber orgNumber',
      ],
      ['an address that somebody has', { email: 'TAGEN@demo.invalid' }, 'user.duplicateEmail email'],
    ])('refuses %s and creates nothing', async (_, changes, outcome) => {
      const actor = await admin();
      if (changes.email) await createCustomer(justLoggedIn(actor), typed({ email: changes.email.toLowerCase() }));
      const rows = () => selectOne('SELECT (SELECT COUNT(*) FROM users) AS users, (SELECT COUNT(*) FROM customers) AS customers, (SELECT COUNT(*) FROM outbox) AS mails'); // prettier-ignore
      const before = await rows();
      expect(await outcomeOf(createCustomer(justLoggedIn(actor), typed(changes)))).toBe(outcome);
      expect(await rows()).toEqual(before);
    });

    it('lets one of two at once have an address', async () => {
      const actor = await admin();
      const form = typed();
      const outcomes = await Promise.all([1, 2, 3, 4].map(() => outcomeOf(createCustomer(justLoggedIn(actor), form))));
      expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    });
  });

  describe('finding', () => {
    it('finds by what people know of a customer', async () => {
      const actor = await admin();
      const { customerId } = await createCustomer(
        justLoggedIn(actor),
        typed({ name: 'Åsa Ödla', email: 'odla@demo.invalid', phone: '+46701740677', company: { name: 'Ödlans 100% AB', orgNumber: '2120000142' } }), // prettier-ignore
      );
      const found = async (text: string) => (await findCustomers(actor, query({ text }))).rows.map(({ id }) => id);
      const { userId } = await contactInfo(actor, customerId);
      const { order, booking } = await createOrder({ customer: { userId: userId!, customerId } });
      for (const text of [
        'åsa',
        'ODLA@DEMO',
        '100%',
        '070-174 06 77',
        '+46 70 174 06 77',
        '0046701740677',
        '212000-0142',
        order.number,
        booking.number,
      ])
        // prettier-ignore
        expect([text, await found(text)]).toEqual([text, [customerId]]);
      for (const text of ['%', '_sa', '0701740678', '99999999', "' OR 1=1 --"])
        expect(await found(text)).toEqual(text === '%' ? [customerId] : []);
    });

    it('filters by type, sorts and pages', async () => {
      const actor = await admin();
      await createCustomerRow({ customerType: 'CORPORATE' });
      await createCustomerRow({ customerType: 'PRIVATE' });
      const corporate = await findCustomers(actor, query({ customerType: 'CORPORATE' }));
      expect(corporate.rows.every(({ customerType }) => customerType === 'CORPORATE')).toBe(true);
      const all = await findCustomers(actor, query({ sort: 'created', descending: true }));
      expect(all.total).toBeGreaterThan(corporate.total);
      const pages = await Promise.all(
        Array.from({ length: all.total }, (_, index) => findCustomers(actor, query({ sort: 'created', descending: true, page: index + 1, pageSize: 1 }))), // prettier-ignore
      );
      expect(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual(all.rows.map(({ id }) => id)); // prettier-ignore
    });

    it('shows a company those who travelled with it, and no others', async () => {
      const { order } = await createOrder();
      await createOrder();
      const held = await createOrder({
        booking: { status: 'preliminaryBooked' },
        order: { companyId: order.companyId },
      });
      const operator = await createUser({ roles: ['COMPANY_ADMIN'], companyId: order.companyId });
      const { rows: customers } = await findCustomersOfCompany(operator, query());
      expect(customers.map(({ id }) => id)).toEqual([order.customerId]);
      expect(held.order.customerId).not.toBe(order.customerId);
    });

    it('is for administrators only', async () => {
      const customer = await createCustomerRow();
      const operator = await createUser({ roles: ['COMPANY_ADMIN'], companyId: null });
      for (const actor of [customer, operator, { kind: 'visitor', language: 'sv' } satisfies Actor]) {
        expect(await outcomeOf(findCustomers(actor, query()))).toBe('auth.noPermission');
        expect(await outcomeOf(findCustomersOfCompany(actor, query()))).toBe('auth.noPermission');
        expect(await outcomeOf(createCustomer(justLoggedIn(actor), typed()))).toBe('auth.noPermission');
      }
    });
  });

  it('shows a customer with trips and payments, and only to those who may see them', async () => {
    const { order } = await createOrder();
    const canceled = await createOrder({
      customer: { userId: order.userId, customerId: order.customerId },
      departure: new Date('2026-03-10T07:00:00Z'),
      booking: {
        status: 'canceled',
        canceledAt: new Date('2026-03-01T07:00:00Z'),
        canceledBy: 'customer',
        cancellationFee: 0,
      },
    });
    const { bookings, total, customer } = await customerWithBookings(await admin(), order.customerId);
    expect(customer.id).toBe(order.customerId);
    expect(total).toBe(2);
    expect(bookings.map(({ number, status }) => [number, status])).toEqual([[order.number, 'booked'], [canceled.order.number, 'canceled']]); // prettier-ignore
    expect(await customerPayments(await admin(), order.customerId)).toEqual([]);
    const stranger = await createCustomerRow();
    const operator = await createUser({ roles: ['COMPANY_ADMIN'], companyId: order.companyId });
    for (const actor of [stranger, operator]) {
      expect(await outcomeOf(customerWithBookings(actor, order.customerId))).toBe('customer.notFound');
      expect(await outcomeOf(customerPayments(actor, order.customerId))).toBe('customer.notFound');
    }
  });

  it('warns the second of two editors, and loses nothing', async () => {
    const actor = await admin();
    const { customerId } = await createCustomer(justLoggedIn(actor), typed());
    const before = await contactInfo(actor, customerId);
    const seen = contactRevision(before);
    const change = { ...before, company: undefined, city: 'Gävle' };
    await updateContactInfo(actor, customerId, change, seen);
    expect(await outcomeOf(updateContactInfo(actor, customerId, { ...change, city: 'Umeå' }, seen))).toBe('input.changedMeanwhile'); // prettier-ignore
    const now = await contactInfo(actor, customerId);
    expect(now.city).toBe('Gävle');
    await updateContactInfo(actor, customerId, { ...change, city: 'Umeå' }, contactRevision(now));
    expect((await contactInfo(actor, customerId)).city).toBe('Umeå');
    const log = await select<{ reason: string; data: unknown }>("SELECT reason, data FROM event_log WHERE entity = 'customer' AND entity_id = :customerId AND to_state = 'changed'", { customerId }); // prettier-ignore
    expect(log).toHaveLength(2);
    expect(JSON.stringify(log)).not.toContain('Gävle');
  });

  it('lets one of many simultaneous editors save', async () => {
    const actor = await admin();
    const { customerId } = await createCustomer(justLoggedIn(actor), typed());
    const before = await contactInfo(actor, customerId);
    const seen = contactRevision(before);
    const outcomes = await Promise.all(
      ['Ystad', 'Lund', 'Malmö', 'Kivik', 'Osby', 'Höör'].map((city) =>
        outcomeOf(updateContactInfo(actor, customerId, { ...before, company: undefined, city }, seen)),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'input.changedMeanwhile')).toHaveLength(5);
  });
});
