import { describe, expect, it } from 'vitest';
import { orderFixture } from '@bff/domain/bookings/testing/order-fixture';
import { createUser } from '@db/factories';
import { Payment, Refund } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { shownPayment, SHOWN_PAYMENT_STATES } from '@states/payment-states';
import { listPayments } from './see-payments';

const PAGE = { text: '', sort: 'created', descending: true, page: 1, pageSize: 50, waiting: false } as const;

describe('payments in their list', () => {
  useTestDatabase();

  it('are found by the state that they show: paid, refunded in part or whole, or being refunded', async () => {
    const admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
    const [whole, part, underway] = [await orderFixture(), await orderFixture(), await orderFixture(), await orderFixture()] as const; // prettier-ignore
    await Payment.update({ refundedAmount: whole.total }, { where: { id: whole.paymentId! } });
    await Payment.update({ refundedAmount: 1 }, { where: { id: part.paymentId! } });
    await Payment.update({ refundedAmount: underway.total }, { where: { id: underway.paymentId! } });
    const refund = { reason: 'canceled', paymentId: underway.paymentId!, amount: underway.total } as const;
    await Refund.create({ ...refund, status: 'pending', idempotencyKey: 'underway' });
    // What has failed or arrived is not underway.
    await Refund.create({ ...refund, paymentId: whole.paymentId!, status: 'succeeded', idempotencyKey: 'arrived' });
    await Refund.create({ ...refund, paymentId: part.paymentId!, status: 'failed', idempotencyKey: 'lost' });
    const { rows } = await listPayments(admin, { ...PAGE, status: undefined });
    expect(rows.map(shownPayment).sort()).toEqual(['beingRefunded', 'partlyRefunded', 'refunded', 'succeeded']);
    for (const state of SHOWN_PAYMENT_STATES) {
      const found = await listPayments(admin, { ...PAGE, status: state });
      expect(found.rows.map(({ id }) => id)).toEqual(
        rows.filter((row) => shownPayment(row) === state).map(({ id }) => id),
      );
    }
  });
});
