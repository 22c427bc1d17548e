import { beforeAll, describe, expect, it } from 'vitest';
import { orderFixture } from '@bff/domain/bookings/testing/order-fixture';
import type { UserActor } from '@bff/domain/shared/actor';
import { createUser } from '@db/factories';
import { Order, Payment, Refund } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { ownNumber } from './own-number';
import { listPayments, listRefunds, sumPayments, sumRefunds } from './see-payments';

const PAGE = { sort: 'created', descending: true, page: 1, pageSize: 50, status: undefined } as const;
const PAYMENTS = { ...PAGE, waiting: false } as const;
const REFUNDS = { ...PAGE, method: undefined, attention: undefined } as const;

it.each([
  ['16', 16, 16],
  ['Betalning 16', 16, undefined],
  ['payment 16', 16, undefined],
  ['Återbetalning 16', undefined, 16],
  ['Refund 16', undefined, 16],
  ['Brf 16', undefined, undefined],
  ['16 A', undefined, undefined],
  ['1600000000', undefined, undefined],
])('«%s» may be payment %s and refund %s', (text, payment, refund) =>
  expect([ownNumber('payment', text), ownNumber('refund', text)]).toEqual([payment, refund]),
);

describe('a payment’s own number', () => {
  useTestDatabase();
  let admin: UserActor;
  let paymentId: number;
  let refundId: number;
  let other: Awaited<ReturnType<typeof orderFixture>>;
  beforeAll(async () => {
    admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
    paymentId = (await orderFixture()).paymentId!;
    other = await orderFixture();
    const refund = { paymentId: other.paymentId!, reason: 'canceled', status: 'failed', amount: 7 } as const;
    await Refund.create({ ...refund, idempotencyKey: 'first' });
    refundId = (await Refund.create({ ...refund, amount: 8, idempotencyKey: 'second' })).id;
    // An order whose number begins with both.
    expect([paymentId, refundId]).toEqual([1, 2]);
    await Order.update({ number: '20000000' }, { where: { id: (await Payment.findByPk(other.paymentId!))!.orderId } });
  });
  const payments = async (text: string) => (await listPayments(admin, { ...PAYMENTS, text })).rows.map(({ id }) => id);
  const refunds = async (text: string) => (await listRefunds(admin, { ...REFUNDS, text })).rows.map(({ id }) => id);

  it('finds it alone, and not what belongs to orders whose number begins so', async () => {
    for (const text of ['2', 'Betalning 2', 'Payment 2']) expect(await payments(text), text).toEqual([other.paymentId]);
    for (const text of ['2', 'återbetalning 2', 'Refund 2']) expect(await refunds(text), text).toEqual([refundId]);
    expect(await sumRefunds(admin, { ...REFUNDS, text: '2' })).toEqual({ amount: 8 });
    expect((await sumPayments(admin, { ...PAYMENTS, text: '1' })).amount).toBe((await Payment.findByPk(1))!.amount);
  });

  it('that none has is still the beginning of an order’s', async () => {
    expect(await payments('200')).toEqual([other.paymentId]);
    expect(await refunds('200')).toEqual([refundId, refundId - 1]);
    expect(await payments('Betalning 200')).toEqual([]);
  });
});
