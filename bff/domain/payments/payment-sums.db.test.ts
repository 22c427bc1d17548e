import { describe, expect, it } from 'vitest';
import { customerMoney } from '@bff/domain/bookings';
import { orderFixture } from '@bff/domain/bookings/testing/order-fixture';
import { createUser } from '@db/factories';
import { Order, Payment, Refund } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { listPayments, sumPayments, sumRefunds } from './see-payments';

const PAGE = { text: '', sort: 'created', descending: true, page: 1, pageSize: 50, waiting: false } as const;

describe('payments', () => {
  useTestDatabase();

  it('are summed as they are found, and refunds likewise', async () => {
    const admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
    const [one, other] = [await orderFixture(), await orderFixture()];
    await Payment.update({ capturedAmount: 900, refundedAmount: 30 }, { where: { id: one.paymentId! } });
    const refund = { paymentId: one.paymentId!, reason: 'canceled', idempotencyKey: 'sum' } as const;
    await Refund.create({ ...refund, amount: 30, status: 'succeeded' });
    await Refund.create({ ...refund, amount: 7, status: 'failed', idempotencyKey: 'sum again' });
    const { rows } = await listPayments(admin, { ...PAGE, status: undefined });
    const sums = (text: string, status?: 'partlyRefunded') => sumPayments(admin, { ...PAGE, text, status });
    const added = (of: (row: (typeof rows)[number]) => number) => rows.reduce((sum, row) => sum + of(row), 0);
    expect(await sums('')).toEqual({
      amount: added(({ amount }) => amount),
      captured: added(({ capturedAmount }) => capturedAmount),
      refunded: added(({ refundedAmount }) => refundedAmount),
    });
    expect(await sums('', 'partlyRefunded')).toMatchObject({ captured: 900, refunded: 30 });
    expect(await sums(other.orderNumber)).toMatchObject({ amount: other.total });
    expect(await sums('nobody')).toEqual({ amount: 0, captured: 0, refunded: 0 });
    const all = { ...PAGE, status: undefined, method: undefined, attention: undefined } as const;
    expect(await sumRefunds(admin, all)).toEqual({ amount: 37 });
    expect(await sumRefunds(admin, { ...all, text: one.orderNumber, status: 'failed' })).toEqual({ amount: 7 });
    expect(await sumRefunds(admin, { ...all, attention: 'failed' })).toEqual({ amount: 7 });
    expect(await sumRefunds(admin, { ...all, attention: 'late' })).toEqual({ amount: 0 });
    const operator = await createUser({ roles: ['COMPANY_ADMIN'] });
    await expect(sumPayments(operator, { ...PAGE, status: undefined })).rejects.toThrow('auth.noPermission');
    await expect(sumRefunds(operator, all)).rejects.toThrow('auth.noPermission');
  });

  it('of one customer say what is back and what is on its way', async () => {
    const admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
    const { paymentId, orderNumber } = await orderFixture();
    const { customerId } = await Order.findOne({ where: { number: orderNumber }, rejectOnEmpty: true });
    await Payment.update({ capturedAmount: 900, refundedAmount: 50 }, { where: { id: paymentId! } });
    const refund = { paymentId: paymentId!, reason: 'canceled' } as const;
    await Refund.create({ ...refund, amount: 30, status: 'succeeded', idempotencyKey: 'back' });
    await Refund.create({ ...refund, amount: 15, status: 'pending', idempotencyKey: 'sent' });
    await Refund.create({ ...refund, amount: 5, status: 'requested', idempotencyKey: 'asked' });
    await Refund.create({ ...refund, amount: 7, status: 'failed', idempotencyKey: 'refused' });
    expect(await customerMoney(admin, customerId)).toEqual({ paid: 900, refunded: 30, beingRefunded: 20 });
  });
});
