import { expect, it } from 'vitest';
import { listBookings } from '@bff/domain/bookings';
import { orderFixture } from '@bff/domain/bookings/testing/order-fixture';
import { listPayments } from '@bff/domain/payments';
import { createUser } from '@db/factories';
import { Company, Payment } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { part } from './found';
import { quickFind } from './quick-find';

useTestDatabase();

it('finds by a number with its noun what the number alone finds', async () => {
  const admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
  const { orderNumber, bookings, operator, paymentId } = await orderFixture();
  const { number } = bookings[0]!;
  for (const [typed, id, kind] of [
    [`order ${orderNumber}`, orderNumber, 'order'],
    [`Ordernummer ${orderNumber}`, orderNumber, 'order'],
    [`#${orderNumber}`, orderNumber, 'order'],
    [`bokning ${number}`, number, 'bookingOfOrder'],
    [`booking no. ${number}`, number, 'bookingOfOrder'],
    // What is called something else is known by its number.
    [`bokning ${orderNumber}`, orderNumber, 'order'],
    [`offertförfrågan ${number}`, number, 'bookingOfOrder'],
  ] as const)
    expect(await quickFind(admin, typed), typed).toMatchObject([{ id, kind }]);
  expect(await quickFind(operator, `bokning ${number}`)).toMatchObject([{ id: number, kind: 'booking' }]);

  const listed = { companyId: undefined, when: 'all', sort: 'departure', descending: true, ...part } as const;
  for (const typed of [`order ${orderNumber}`, `bokning ${number.slice(0, 4)} ${number.slice(4)}`, `nr ${number}`])
    expect((await listBookings(admin, { ...listed, text: typed })).rows, typed).toMatchObject([{ number }]);
  const paid = { text: `order ${orderNumber}`, status: undefined, waiting: false, sort: 'created', descending: true, ...part } as const; // prettier-ignore
  expect((await listPayments(admin, paid)).rows.map(({ id }) => id)).toEqual([paymentId]);
});

it('takes the noun at its word where several begin with the number', async () => {
  const admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
  const { bookings, paymentId, companyId } = await orderFixture();
  const payment = await Payment.findByPk(paymentId!, { rejectOnEmpty: true });
  const id = Number(bookings[0]!.number.slice(0, 4));
  await Payment.create({ id, orderId: payment.orderId, amount: 7, status: 'failed', idempotencyKey: 'same' });
  const kinds = async (typed: string) => (await quickFind(admin, typed)).map(({ kind }) => kind);
  expect(await kinds(String(id))).toEqual(expect.arrayContaining(['payment', 'bookingOfOrder']));
  expect(await kinds(`betalning ${id}`)).toEqual(['payment']);
  expect(new Set(await kinds(`bokning ${id}`))).toEqual(new Set(['bookingOfOrder']));
  expect(await kinds(`återbetalning ${id}`)).toEqual([]);

  const { orgNumber } = await Company.findByPk(companyId, { rejectOnEmpty: true });
  expect(await quickFind(admin, `bolag ${orgNumber}`)).toMatchObject([{ kind: 'company', id: companyId }]);
  await Company.update({ name: 'Kund 12' }, { where: { id: companyId } });
  expect((await quickFind(admin, 'kund 12'))[0]).toMatchObject({ kind: 'company', id: companyId });
});
