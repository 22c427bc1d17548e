// Traces: S8-100, S8-101, S8-103, S9-002
import { describe, expect, it, vi } from 'vitest';
import { MINUTE } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { inTransaction } from '@bff/platform/transaction';
import { execute } from '@db/query';
import {
  closeOpenPayment,
  createPayment,
  paidOf,
  post,
  promiseRefund,
  reconcile,
  refundsOfOrder,
  sendRefund,
  settleCheckout,
} from '.';
import { syncRefunds } from './apply-refund';
import { refundStore } from './refund.store';
import { press, told, usePayments, world } from './testing/use-payments';

describe('money that is returned', () => {
  usePayments();

  describe('refunds', () => {
    async function paidOrder(total = 100_000) {
      const opened = await world.openOrder(total);
      await press(opened.sessionId, 'pay');
      await settleCheckout(opened.sessionId);
      return opened;
    }

    it('are sent once, however often the outbox retries', async () => {
      const { orderId, paymentId } = await paidOrder();
      const [refundId] = await promiseRefund({ orderId, amount: 60_000, reason: 'canceled' });
      await Promise.all([sendRefund(refundId!), sendRefund(refundId!)]);
      await sendRefund(refundId!);
      expect(await refundsOfOrder(orderId)).toMatchObject([{ amount: 60_000, status: 'succeeded' }]);
      expect((await world.payment(paymentId)).refundedAmount).toBe(60_000);
      const theirs = await world.sandbox.provider.listRefunds({
        paymentIntentId: (await world.payment(paymentId)).paymentIntentId!,
      });
      expect(theirs).toHaveLength(1);
    });

    it('never exceed what was paid, even when two are made at once', async () => {
      const { orderId } = await paidOrder();
      const both = await Promise.allSettled(
        [1, 2].map(() => promiseRefund({ orderId, amount: 60_000, reason: 'canceled' })),
      );
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      await expect(promiseRefund({ orderId, amount: 0, reason: 'manual' })).resolves.toEqual([]);
      expect(await paidOf(orderId)).toBe(40_000);
    });

    it('that are promised in a transaction that fails were never promised', async () => {
      const { orderId } = await paidOrder();
      const failed = inTransaction(async () => {
        await promiseRefund({ orderId, amount: 10_000, reason: 'canceled' });
        throw new Error('no');
      });
      await expect(failed).rejects.toThrow('no');
      expect(await refundsOfOrder(orderId)).toEqual([]);
    });

    it('that fail restore the customer’s claim, and report it', async () => {
      const { orderId } = await paidOrder();
      world.sandbox.sandbox.control({ refunds: 'failed' });
      await promiseRefund({ orderId, amount: 100_000, reason: 'canceled' });
      await world.sendRefunds();
      await world.settleWebhooks();
      expect(await refundsOfOrder(orderId)).toMatchObject([{ status: 'failed', failureReason: 'lost_or_stolen_card' }]);
      expect(await paidOf(orderId)).toBe(100_000);
      expect(await world.outboxKinds()).toContain('refund.failed');
    });

    it('are recognised as ours by a message that arrives while their number is being stored', async () => {
      const { orderId, paymentId } = await paidOrder();
      const [refundId] = await promiseRefund({ orderId, amount: 100_000, reason: 'canceled' });
      await sendRefund(refundId!);
      const { paymentIntentId } = await world.payment(paymentId);
      // Looked up by its provider id it is not there yet; by our own id it is, together with the provider's.
      const search = vi.spyOn(refundStore, 'findByProvider').mockResolvedValueOnce(undefined);
      expect(await syncRefunds({ paymentIntentId: paymentIntentId! })).toBe('synced');
      search.mockRestore();
    });

    it('stay promised while the provider cannot be reached', async () => {
      const { orderId } = await paidOrder();
      const [refundId] = await promiseRefund({ orderId, amount: 100_000, reason: 'canceled' });
      world.sandbox.sandbox.control({ outage: 'error' });
      await expect(sendRefund(refundId!)).rejects.toThrow('StripeAPIError');
      expect(await refundsOfOrder(orderId)).toMatchObject([{ status: 'requested' }]);
      world.sandbox.sandbox.control({ outage: 'none' });
      await world.sendRefunds();
      expect(await refundsOfOrder(orderId)).toMatchObject([{ status: 'succeeded' }]);
    });

    it('are not sent twice when the provider has forgotten the key', async () => {
      const { orderId, paymentId } = await paidOrder();
      const [refundId] = await promiseRefund({ orderId, amount: 40_000, reason: 'canceled' });
      const intent = (await world.payment(paymentId)).paymentIntentId!;
      // We crashed after the provider had accepted it, and came back two days later.
      const metadata = { refund_id: String(refundId), payment_id: String(paymentId) };
      await world.sandbox.provider.refund({
        paymentIntentId: intent,
        amount: 40_000,
        reason: 'requestedByCustomer',
        idempotencyKey: `lost-${refundId}`,
        metadata,
      });
      clock.advance(48 * 60 * MINUTE);
      await sendRefund(refundId!);
      expect(await world.sandbox.provider.listRefunds({ paymentIntentId: intent })).toHaveLength(1);
      expect(await refundsOfOrder(orderId)).toMatchObject([{ status: 'succeeded' }]);
    });

    it('come from the newest payment first when an order was paid in parts', async () => {
      const { orderId } = await paidOrder(70_000);
      const second = await world.reopen(orderId, 30_000);
      await press(second.sessionId, 'pay');
      await settleCheckout(second.sessionId);
      await promiseRefund({ orderId, amount: 50_000, reason: 'canceled' });
      const refunds = await refundsOfOrder(orderId);
      expect(refunds.map(({ paymentId, amount }) => [paymentId === second.paymentId, amount])).toEqual([
        [false, 20_000],
        [true, 30_000],
      ]);
      await world.sendRefunds();
    });
  });

  describe('reconciliation', () => {
    it('finds what no webhook announced', async () => {
      world.sandbox.sandbox.control({ copies: 0 });
      const paid = await world.openOrder();
      const declined = await world.openOrder();
      await press(paid.sessionId, 'pay');
      await press(declined.sessionId, 'decline');
      clock.advance(5 * MINUTE);
      const result = await reconcile('frequent');
      expect(result.settled).toBe(2);
      expect(result.differences).not.toContain((await world.payment(paid.paymentId)).paymentIntentId);
      expect(result.events).toBeGreaterThan(0);
      expect(await told(paid.orderId)).toEqual(['confirmed']);
      expect(await told(declined.orderId)).toEqual(['declined']);
      expect(await reconcile('frequent')).toMatchObject({ settled: 0, events: 0 });
    });

    it('gives up payments that were never opened', async () => {
      const { orderId } = await world.openOrder();
      await closeOpenPayment(orderId);
      await createPayment({ orderId, amount: 10_000 });
      clock.advance(5 * MINUTE);
      expect(await reconcile('frequent')).toMatchObject({ givenUp: 1 });
      expect(await told(orderId)).toEqual(['turnedBack', 'notOpened']);
    });

    it('finds a session whose id was lost, and its money', async () => {
      const { orderId, sessionId, paymentId } = await world.openOrder();
      await execute("UPDATE payments SET session_id = NULL, status = 'created' WHERE id = :paymentId", { paymentId });
      world.sandbox.sandbox.control({ copies: 0 });
      await press(sessionId, 'pay');
      clock.advance(5 * MINUTE);
      const { differences } = await reconcile('nightly');
      expect(await told(orderId)).toContain('confirmed');
      expect(await world.payment(paymentId)).toMatchObject({ status: 'succeeded', sessionId });
      expect(differences).not.toContain((await world.payment(paymentId)).paymentIntentId);
    });

    it('reports money that it cannot explain, once', async () => {
      const { sessionId, paymentId } = await world.openOrder();
      await press(sessionId, 'pay');
      await world.settleWebhooks();
      const intent = (await world.payment(paymentId)).paymentIntentId!;
      // Refunded by hand at the provider, bypassing us.
      await world.sandbox.provider.refund({
        paymentIntentId: intent,
        amount: 5_000,
        reason: 'duplicate',
        idempotencyKey: 'by-hand',
      });
      clock.advance(5 * MINUTE);
      expect((await reconcile('frequent')).differences).toContain(intent);
      const alerts = async () => (await world.outboxKinds()).filter((kind) => kind === 'payment.difference').length;
      const before = await alerts();
      expect(before).toBeGreaterThan(0);
      await reconcile('frequent');
      expect(await alerts()).toBe(before);
    });
  });

  it('the ledger accepts no posting that does not balance, and none twice', async () => {
    await expect(post('odd:1', [{ account: 'customer', amount: 1 }], {})).rejects.toThrow('does not balance');
    const lines = [
      { account: 'customer', amount: 1 },
      { account: 'operator', amount: -1 },
    ] as const;
    await post('even:1', lines, {});
    await expect(post('even:1', lines, {})).rejects.toThrow();
  });
});
