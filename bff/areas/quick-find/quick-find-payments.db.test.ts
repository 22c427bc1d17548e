import { expect, it } from 'vitest';
import { orderFixture } from '@bff/domain/bookings/testing/order-fixture';
import { listPayments } from '@bff/domain/payments';
import { createUser } from '@db/factories';
import { Payment, Refund } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { quickFind } from './quick-find';

useTestDatabase();

it('finds a payment and a refund by exactly their number, for administrators alone', async () => {
  const bought = await orderFixture();
  const id = 77;
  const { orderId } = await Payment.findByPk(bought.paymentId!, { rejectOnEmpty: true });
  await Payment.create({ id, orderId, amount: 7, status: 'failed', idempotencyKey: 'found' });
  await Refund.create({
    id,
    paymentId: id,
    amount: 7,
    reason: 'canceled',
    status: 'succeeded',
    idempotencyKey: 'found',
  });
  const admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
  const found = async (text: string) =>
    (await quickFind(admin, text)).filter(({ kind }) => kind === 'payment' || kind === 'refund');
  const detail = expect.stringContaining(bought.orderNumber) as string;
  const [payment, refund] = (['payment', 'refund'] as const).map((kind) => ({
    kind,
    id,
    name: '77',
    detail,
    amount: 7,
    at: expect.any(Date) as Date,
    state: { of: kind, status: kind === 'payment' ? 'failed' : 'succeeded' },
  }));
  expect(await found('77')).toEqual([payment, refund]);
  expect(await quickFind(admin, 'Betalning 77')).toEqual([payment]);
  expect(await quickFind(admin, 'Återbetalning 77')).toEqual([refund]);
  // A number that none has is no beginning of another.
  for (const text of ['8', bought.orderNumber.slice(0, 4)]) expect(await found(text), text).toEqual([]);
  for (const actor of [bought.customer, bought.operator]) expect(await quickFind(actor, 'Betalning 77')).toEqual([]);
});

it('finds what a card was charged by its amount and its last digits, as its list does, and what was given back', async () => {
  const { paymentId, orderNumber, customer, operator } = await orderFixture();
  const payment = await Payment.findByPk(paymentId!, { rejectOnEmpty: true });
  await payment.update({ amount: 7_037_640, cardLast4: '4117' });
  const refunded = { paymentId: payment.id, amount: 3_518_820, reason: 'canceled', status: 'succeeded' } as const;
  const refund = await Refund.create({ ...refunded, idempotencyKey: 'back' });
  const admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
  const asked = { status: undefined, sort: 'created', descending: true, page: 1, pageSize: 5 } as const;
  for (const text of ['70 376', '70376', '70 376 kr', '70 376,40 kr', 'betalning 70 376', '4117', 'kort 4117']) {
    expect(await quickFind(admin, text), text).toMatchObject([
      { kind: 'payment', id: payment.id, detail: expect.stringContaining(orderNumber) as string, amount: 7_037_640 },
    ]);
    const { rows } = await listPayments(admin, { ...asked, text, waiting: false });
    expect(
      rows.map(({ id }) => id),
      text,
    ).toEqual([payment.id]);
  }
  for (const text of ['35 188 kr', '35 188,20'])
    expect(await quickFind(admin, text), text).toMatchObject([{ kind: 'refund', id: refund.id }]);
  for (const text of ['70 376,41 kr', '70 378']) expect(await quickFind(admin, text), text).toEqual([]);
  for (const actor of [customer, operator]) expect(await quickFind(actor, '70 376 kr')).toEqual([]);
});

it("finds an order by the payment provider's id for administrators alone", async () => {
  const { orderId, orderNumber, customer, operator } = await orderFixture();
  const ids = { sessionId: 'cs_quickFind1', paymentIntentId: 'pi_quickFind1' };
  await Payment.create({ orderId, amount: 7, status: 'mismatch', idempotencyKey: 'quick-find', ...ids });
  const admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
  for (const text of ['pi_quickFind1', 'cs_quickFind1'])
    expect(await quickFind(admin, text)).toMatchObject([
      {
        kind: 'order',
        id: orderNumber,
        detail: expect.stringMatching(/^.+, Uppsala – Gävle$/) as string,
        state: { of: 'trip', stands: { status: 'booked' } },
      },
    ]);
  expect(await quickFind(admin, 'pi_quick')).toEqual([]);
  for (const actor of [customer, operator]) expect(await quickFind(actor, 'pi_quickFind1')).toEqual([]);
});
