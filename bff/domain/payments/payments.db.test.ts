// Traces: S8-100, S8-101, S8-103, S9-002
import { describe, expect, it } from 'vitest';
import { MINUTE } from '@bff/domain/shared/time';
import { WebhookRefused } from '@bff/integrations/payments/port';
import { clock } from '@bff/platform/clock';
import { inTransaction } from '@bff/platform/transaction';
import { select } from '@db/query';
import {
  closeOpenPayment,
  createPayment,
  openPayment,
  handlePaymentEvents,
  paidOf,
  receiveEvent,
  refundsOfOrder,
  settleCheckout,
} from '.';
import { paymentProvider } from './provider';
import { lost, lying, press, told, usePayments, world } from './testing/use-payments';

describe('payments', () => {
  usePayments();

  describe('settling', () => {
    it('confirms the order when the webhook arrives', async () => {
      const { orderId, paymentId, sessionId } = await world.openOrder();
      await press(sessionId, 'pay');
      await world.settleWebhooks();
      expect(await told(orderId)).toEqual(['confirmed']);
      expect(await world.payment(paymentId)).toMatchObject({
        status: 'succeeded',
        capturedAmount: 1_136_650,
        refundedAmount: 0,
        cardLast4: '4242',
        url: null,
      });
      expect(await paidOf(orderId)).toBe(1_136_650);
      const ledger = await select(
        'SELECT account, amount FROM ledger_entries WHERE payment_id = :paymentId ORDER BY id',
        { paymentId },
      );
      expect(ledger).toEqual([
        { account: 'provider', amount: 1_136_650 },
        { account: 'customer', amount: -1_136_650 },
      ]);
    });

    it('changes nothing while the customer has not paid', async () => {
      const { orderId, sessionId } = await world.openOrder();
      expect(await settleCheckout(sessionId)).toEqual({ status: 'open', orderId, isNew: false });
      expect(await told(orderId)).toEqual([]);
    });

    it('happens once when webhook worker, return page and reconciliation race', async () => {
      const { orderId, paymentId, sessionId } = await world.openOrder();
      await press(sessionId, 'pay');
      const settled = await Promise.all(Array.from({ length: 8 }, () => settleCheckout(sessionId)));
      await world.settleWebhooks();
      expect(settled.filter(({ isNew }) => isNew)).toHaveLength(1);
      expect(new Set(settled.map(({ status }) => status))).toEqual(new Set(['succeeded']));
      expect(await told(orderId)).toEqual(['confirmed']);
      expect(await select('SELECT id FROM ledger_entries WHERE payment_id = :paymentId', { paymentId })).toHaveLength(
        2,
      );
    });

    it('tells the order about a declined card once, and about the money that follows', async () => {
      const { orderId, paymentId, sessionId } = await world.openOrder();
      await press(sessionId, 'decline');
      await press(sessionId, 'decline');
      await world.settleWebhooks();
      expect(await told(orderId)).toEqual(['declined']);
      expect(await world.payment(paymentId)).toMatchObject({ status: 'failed', declineCode: 'generic_decline' });
      await press(sessionId, 'pay');
      await world.settleWebhooks();
      expect(await told(orderId)).toEqual(['declined', 'confirmed']);
    });

    it('is not undone by a failure that arrives after the success', async () => {
      const { orderId, paymentId, sessionId } = await world.openOrder();
      world.sandbox.sandbox.control({ isPaused: true });
      await press(sessionId, 'decline');
      await press(sessionId, 'pay');
      await settleCheckout(sessionId);
      world.sandbox.sandbox.control({ isPaused: false });
      await world.settleWebhooks();
      expect(await told(orderId)).toEqual(['confirmed']);
      expect((await world.payment(paymentId)).status).toBe('succeeded');
    });

    it('tells the order when the time is up', async () => {
      const { orderId, sessionId } = await world.openOrder();
      clock.advance(32 * MINUTE);
      expect((await settleCheckout(sessionId)).status).toBe('expired');
      await world.settleWebhooks();
      expect(await told(orderId)).toEqual(['expired']);
    });

    it('refunds a payment in full, automatically, when what it paid for is no longer available', async () => {
      const { orderId, paymentId, sessionId } = await world.openOrder(50_000);
      lost().add(orderId);
      await press(sessionId, 'pay');
      await world.settleWebhooks();
      expect(await told(orderId)).toEqual(['refund']);
      await world.sendRefunds();
      expect(await refundsOfOrder(orderId)).toMatchObject([
        { paymentId, amount: 50_000, reason: 'latePayment', status: 'succeeded' },
      ]);
      expect(await paidOf(orderId)).toBe(0);
    });

    it.each([
      ['amount', { amount: 1 }],
      ['sum taken', { amountReceived: 10_000 }],
      ['order', { orderNumber: '12345674' }],
      ['payment', { paymentId: 999_999 }],
    ])('never counts another %s as paid: it is reported and refunded', async (_, changes) => {
      const { orderId, paymentId, sessionId } = await world.openOrder();
      world.sandbox.sandbox.control({ isPaused: true });
      await press(sessionId, 'pay');
      lying({ getCheckout: async (id) => ({ ...(await world.sandbox.provider.getCheckout(id)), ...changes }) });
      expect((await settleCheckout(sessionId)).status).toBe('mismatch');
      expect(await told(orderId)).toEqual(['mismatch']);
      expect(await world.outboxKinds()).toContain('payment.mismatch');
      expect(await refundsOfOrder(orderId)).toMatchObject([{ paymentId, reason: 'mismatch', status: 'requested' }]);
      await world.sendRefunds();
      expect(await paidOf(orderId)).toBe(0);
    });

    it('leaves money in another currency to a person', async () => {
      const { orderId, sessionId, paymentId } = await world.openOrder();
      world.sandbox.sandbox.control({ isPaused: true });
      await press(sessionId, 'pay');
      lying({ getCheckout: async (id) => ({ ...(await world.sandbox.provider.getCheckout(id)), currency: 'EUR' }) });
      expect((await settleCheckout(sessionId)).status).toBe('mismatch');
      expect(await told(orderId)).toEqual(['mismatch']);
      expect(await refundsOfOrder(orderId)).toEqual([]);
      expect((await world.payment(paymentId)).capturedAmount).toBe(0);
    });

    it('ignores sessions that are not ours', async () => {
      const other = await world.sandbox.provider.openCheckout({
        orderNumber: '12345674',
        paymentId: 999_999,
        amount: 10_000,
        currency: 'SEK',
        description: 'x',
        note: 'x',
        customerEmail: 'x@demo.invalid',
        locale: 'sv',
        successUrl: 'http://localhost/a',
        cancelUrl: 'http://localhost/b',
        expiresAt: new Date(clock.millis() + 40 * MINUTE),
        idempotencyKey: 'other',
      });
      await press(other.sessionId, 'pay');
      await world.settleWebhooks();
      expect((await settleCheckout(other.sessionId)).status).toBe('unknown');
    });
  });

  describe('opening and closing', () => {
    it('refuses a second page while one is open, even after a declined card', async () => {
      const { orderId, sessionId } = await world.openOrder();
      await expect(createPayment({ orderId, amount: 100_000 })).rejects.toMatchObject({ key: 'payment.stillOpen' });
      await press(sessionId, 'decline');
      await settleCheckout(sessionId);
      await expect(createPayment({ orderId, amount: 100_000 })).rejects.toMatchObject({ key: 'payment.stillOpen' });
    });

    it('opens no page for a payment that is over, nor twice for one', async () => {
      const details = {
        description: 'Buss',
        customerEmail: 'x@demo.invalid',
        locale: 'sv',
        successUrl: 'http://localhost/a',
        cancelUrl: 'http://localhost/b',
      } as const;
      const { orderId, paymentId, sessionId } = await world.openOrder();
      await expect(openPayment(paymentId, details)).rejects.toMatchObject({ key: 'payment.closed' });
      await press(sessionId, 'pay');
      await world.settleWebhooks();
      await expect(openPayment(paymentId, details)).rejects.toMatchObject({ key: 'payment.closed' });
      expect(await paidOf(orderId)).toBe(1_136_650);
    });

    it('closes a page before another is opened, so that the first can no longer be paid', async () => {
      const { orderId, sessionId } = await world.openOrder();
      const second = await world.reopen(orderId, 900_000);
      await press(sessionId, 'pay');
      await press(second.sessionId, 'pay');
      await world.settleWebhooks();
      expect(await told(orderId)).toEqual(['turnedBack', 'confirmed']);
      expect(await paidOf(orderId)).toBe(900_000);
    });

    it('says so when the customer paid before the page was closed', async () => {
      const { orderId, sessionId } = await world.openOrder();
      world.sandbox.sandbox.control({ isPaused: true });
      await press(sessionId, 'pay');
      expect(await closeOpenPayment(orderId)).toBe('paid');
      expect(await told(orderId)).toEqual(['confirmed']);
      expect(await closeOpenPayment(orderId)).toBe('none');
    });

    it('gives up a page that the provider did not open, and can then open another', async () => {
      world.sandbox.sandbox.control({ outage: 'error' });
      await expect(world.openOrder()).rejects.toMatchObject({ key: 'payment.unavailable' });
      const [order] = await select<{ id: number }>('SELECT MAX(id) AS id FROM orders');
      const orderId = order!.id;
      expect(await told(orderId)).toEqual(['notOpened']);
      world.sandbox.sandbox.control({ outage: 'none' });
      await expect(world.reopen(orderId, 100_000)).resolves.toBeDefined();
    });

    it('does not forget an open page when the provider cannot be reached', async () => {
      const { orderId, paymentId } = await world.openOrder();
      world.sandbox.sandbox.control({ outage: 'error' });
      await expect(closeOpenPayment(orderId)).rejects.toMatchObject({ key: 'payment.unavailable' });
      expect((await world.payment(paymentId)).status).toBe('open');
    });

    it('never calls the provider inside a transaction', async () => {
      await expect(inTransaction(() => Promise.resolve(paymentProvider()))).rejects.toThrow('inside a transaction');
    });
  });

  describe('events', () => {
    it('are stored once, and refused when they are not the provider’s', async () => {
      const { sessionId } = await world.openOrder();
      await press(sessionId, 'pay');
      await world.settleWebhooks();
      const { body, signature } = world.sandbox.receiver.received.at(-1)!;
      expect(await receiveEvent(body, signature)).toBe(false);
      expect(() => receiveEvent(Buffer.concat([body, Buffer.from(' ')]), signature)).toThrow(WebhookRefused);
    });

    it('wait while the provider cannot be reached, and are handled afterwards', async () => {
      const { orderId, sessionId } = await world.openOrder();
      await press(sessionId, 'pay');
      await expect.poll(() => world.sandbox.sandbox.pendingDeliveries()).toBe(0);
      world.sandbox.sandbox.control({ outage: 'error' });
      expect(await handlePaymentEvents()).toBe(0);
      expect(await told(orderId)).toEqual([]);
      world.sandbox.sandbox.control({ outage: 'none' });
      clock.advance(10 * MINUTE);
      expect(await handlePaymentEvents()).toBeGreaterThan(0);
      expect(await told(orderId)).toEqual(['confirmed']);
    });

    it('are taken by one worker each', async () => {
      const { orderId, sessionId } = await world.openOrder();
      world.sandbox.sandbox.control({ copies: 3 });
      await press(sessionId, 'pay');
      await expect.poll(() => world.sandbox.sandbox.pendingDeliveries()).toBe(0);
      const counts = await Promise.all([1, 2, 3, 4].map(() => handlePaymentEvents()));
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
      expect(await told(orderId)).toEqual(['confirmed']);
    });
  });
});
