// Traces: S2-087, S8-311, S8-312, S8-313, S8-314, S8-315
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { UserActor } from '@bff/domain/shared/actor';
import { transitionsOf } from '@bff/domain/shared/event-log.store';
import { provide } from '@bff/domain/shared/services';
import { DAY, HOUR } from '@bff/domain/shared/time';
import type { PaymentProvider } from '@bff/integrations/payments/port';
import { clock } from '@bff/platform/clock';
import { checkInvariants } from '@db/check-invariants';
import { createUser } from '@db/factories';
import { Customer, Order } from '@db/models';
import { select } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import {
  checkPayment,
  findRefund,
  handleMismatch,
  listPayments,
  listRefunds,
  paidOf,
  paymentsNeedingAttention,
  promiseRefund,
  reconcile,
  refundedElsewhere,
  refundsOfOrder,
  retryRefund,
  seePayment,
  seeRefund,
} from '.';
import { brokenPaymentInvariants } from './testing/payment-invariants';
import { startPaymentWorld, type PaymentWorld } from './testing/payment-world';
import { recordedOrders } from './testing/recorded-orders';

const recorded = recordedOrders(() => 'confirmed');
const PART = { text: '', sort: 'created', descending: true, page: 1, pageSize: 50 } as const;
const PLAIN_REFUNDS = { ...PART, status: undefined, method: undefined, attention: undefined };
const PLAIN_PAYMENTS = { ...PART, status: undefined, waiting: false };
const BY_BANK = { reason: 'Kortet är spärrat', reference: 'Bankgiro 2027-03-02' };

describe('correcting payments by hand', () => {
  useTestDatabase({ pool: 20 });
  let world: PaymentWorld;
  let admin: UserActor;
  beforeAll(async () => {
    world = await startPaymentWorld(recorded.orders);
    admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
  });
  afterAll(() => world.stop());
  beforeEach(() => {
    world.sandbox.sandbox.control({ refunds: 'succeeded', isPaused: false, outage: 'none' });
    provide({ payments: world.sandbox.provider });
  });
  afterEach(async () => {
    clock.release();
    world.sandbox.sandbox.control({ isPaused: false, outage: 'none' });
    await world.settleWebhooks();
    await world.sendRefunds();
    await world.settleWebhooks();
    expect(await brokenPaymentInvariants()).toEqual([]);
    const ledger = (await checkInvariants()).filter(({ invariant }) => ['I4', 'I5', 'I8'].includes(invariant));
    expect(ledger).toEqual([]);
  });

  async function paid(total = 100_000) {
    const order = await world.openOrder(total);
    await world.sandbox.sandbox.customer(order.sessionId, 'pay');
    await world.settleWebhooks();
    return order;
  }
  /** A partial refund that the bank did not take. */
  async function failedRefund(amount = 60_000) {
    const order = await paid();
    world.sandbox.sandbox.control({ refunds: 'failed' });
    const [refundId = 0] = await promiseRefund({ orderId: order.orderId, amount, reason: 'canceled' });
    await world.sendRefunds();
    await world.settleWebhooks();
    world.sandbox.sandbox.control({ refunds: 'succeeded' });
    expect((await findRefund(refundId))?.status).toBe('failed');
    return { ...order, refundId };
  }
  const failedOnes = async () =>
    (await listRefunds(admin, { ...PLAIN_REFUNDS, attention: 'failed' })).rows.map(({ id }) => id);
  const bookedFor = (refundId: number) =>
    select<{ account: string; amount: number }>(
      'SELECT account, amount FROM ledger_entries WHERE refund_id = :refundId ORDER BY id',
      { refundId },
    );

  it('is for administrators', async () => {
    const { refundId, paymentId } = await failedRefund();
    for (const roles of [['CUSTOMER'], ['COMPANY_ADMIN'], ['DEAL_CUSTOMER_FINANCE']] as const) {
      const actor = await createUser({ roles });
      for (const verb of [
        () => retryRefund(actor, refundId),
        () => refundedElsewhere(actor, { refundId, ...BY_BANK }),
        () => checkPayment(actor, paymentId),
        () => handleMismatch(actor, { paymentId, ...BY_BANK }),
        () => listPayments(actor, PLAIN_PAYMENTS),
        () => listRefunds(actor, PLAIN_REFUNDS),
        () => seePayment(actor, paymentId),
        () => seeRefund(actor, refundId),
      ])
        await expect(verb()).rejects.toThrow('auth.noPermission');
    }
    await expect(seeRefund(admin, 1e9)).rejects.toThrow('refund.notFound');
    await expect(seePayment(admin, 1e9)).rejects.toThrow('payment.notFound');
  });

  it('tells whose money it is, and whom to call', async () => {
    const { refundId, paymentId, orderId } = await failedRefund();
    await Order.update({ contactName: 'Eva Ek', contactPhone: '+46701234567' }, { where: { id: orderId } });
    const { customerId } = await Order.findByPk(orderId, { rejectOnEmpty: true });
    const payer = { customerId, contact: { name: 'Eva Ek', phone: { number: '+46701234567' } } };
    expect(await seeRefund(admin, refundId)).toMatchObject({ payer });
    expect(await seePayment(admin, paymentId)).toMatchObject({ payer });
    await Customer.update({ pseudonymisedAt: new Date() }, { where: { id: customerId } });
    expect(await seeRefund(admin, refundId)).toMatchObject({ payer: { customerName: null } });
  });

  describe('a failed refund', () => {
    it('is sent again, once however often it is pressed, and leaves the queue', async () => {
      const { refundId, orderId } = await failedRefund();
      expect(await failedOnes()).toContain(refundId);
      const made = await Promise.all(Array.from({ length: 6 }, () => retryRefund(admin, refundId)));
      expect(made.filter(({ isNew }) => isNew)).toHaveLength(1);
      const id = made[0]!.refundId;
      expect(made.every((one) => one.refundId === id)).toBe(true);
      expect(await failedOnes()).not.toContain(refundId);
      const { rows } = await listRefunds(admin, { ...PLAIN_REFUNDS, status: 'failed' });
      expect(rows.find((row) => row.id === refundId)).toMatchObject({ attention: null, replacedBy: id });
      await world.sendRefunds();
      await world.settleWebhooks();
      expect(await findRefund(id)).toMatchObject({ status: 'succeeded', amount: 60_000, retryOf: refundId, method: 'provider' }); // prettier-ignore
      expect(await paidOf(orderId)).toBe(40_000);
      expect(await transitionsOf('refund', id)).toMatchObject([
        { from: null, to: 'requested', actorUserId: admin.userId, data: { retryOf: refundId } },
        { from: 'requested', to: 'succeeded', actorName: 'payments' },
      ]);
      expect((await seeRefund(admin, refundId)).replacement?.id).toBe(id);
    });

    it('that fails again can be retried again', async () => {
      const { refundId } = await failedRefund();
      world.sandbox.sandbox.control({ refunds: 'failed' });
      const second = (await retryRefund(admin, refundId)).refundId;
      await world.sendRefunds();
      await world.settleWebhooks();
      expect(await failedOnes()).toContain(second);
      const { refundId: third } = await refundedElsewhere(admin, { refundId: second, ...BY_BANK });
      expect(await findRefund(third)).toMatchObject({ status: 'succeeded', method: 'elsewhere' });
      expect(await failedOnes()).not.toContain(second);
    });

    it('is paid by other means: the money stays at the provider, and the customer is told', async () => {
      const { refundId, orderId, paymentId } = await failedRefund();
      const made = await Promise.all(
        Array.from({ length: 4 }, () => refundedElsewhere(admin, { refundId, ...BY_BANK })),
      );
      expect(made.filter(({ isNew }) => isNew)).toHaveLength(1);
      const id = made[0]!.refundId;
      expect(await bookedFor(id)).toEqual([
        { account: 'customer', amount: 60_000 },
        { account: 'bank', amount: -60_000 },
      ]);
      expect(await paidOf(orderId)).toBe(40_000);
      expect(await transitionsOf('refund', id)).toMatchObject([
        { from: 'requested', to: 'succeeded', actorUserId: admin.userId, reason: BY_BANK.reason },
      ]);
      const told = await select('SELECT id FROM outbox WHERE dedupe_key = :key', { key: `refund.succeeded:${id}` });
      expect(told).toHaveLength(1);
      // The provider never hears of it, and it is not reported as a difference.
      expect(await checkPayment(admin, paymentId)).toBe('equal');
      const { refunds } = await seePayment(admin, paymentId);
      expect(refunds.map(({ id: one, providerRefundId }) => [one, providerRefundId === null])).toEqual([
        [refundId, false],
        [id, true],
      ]);
    });

    it('is replaced in one way only when two people choose differently at once', async () => {
      const { refundId, orderId } = await failedRefund();
      const both = await Promise.allSettled([
        retryRefund(admin, refundId),
        refundedElsewhere(admin, { refundId, ...BY_BANK }),
      ]);
      const [refused] = both.filter(({ status }) => status === 'rejected');
      expect(refused).toMatchObject({ reason: { key: 'refund.replaced' } });
      expect(await refundsOfOrder(orderId)).toHaveLength(2);
    });

    it('is not replaced when it has not failed, or when less is left of the payment', async () => {
      const { orderId, refundId } = await failedRefund();
      const [other = 0] = await promiseRefund({ orderId, amount: 50_000, reason: 'change' });
      await expect(retryRefund(admin, other)).rejects.toThrow('refund.notFailed');
      await expect(retryRefund(admin, refundId)).rejects.toThrow('refund.nothingLeft');
      await expect(refundedElsewhere(admin, { refundId, ...BY_BANK })).rejects.toThrow('refund.nothingLeft');
      // What can no longer be refunded waits for nobody.
      expect(await failedOnes()).not.toContain(refundId);
    });

    it('keeps waiting while another refund of the same payment succeeds', async () => {
      const { orderId, refundId } = await failedRefund(30_000);
      await promiseRefund({ orderId, amount: 20_000, reason: 'change' });
      await world.sendRefunds();
      await world.settleWebhooks();
      expect(await failedOnes()).toContain(refundId);
    });
  });

  describe('a check of one payment', () => {
    it('finds money that no webhook announced, alongside the job that does the same', async () => {
      world.sandbox.sandbox.control({ isPaused: true });
      const { orderId, paymentId, sessionId } = await world.openOrder();
      await world.sandbox.sandbox.customer(sessionId, 'pay');
      const before = await recorded.told(orderId);
      expect(before).toEqual([]);
      clock.advance(HOUR);
      const [first] = await Promise.all([checkPayment(admin, paymentId), reconcile('frequent'), checkPayment(admin, paymentId)]); // prettier-ignore
      expect(first).toBe('moved');
      expect(await recorded.told(orderId)).toEqual(['confirmed']);
      expect((await world.payment(paymentId)).status).toBe('succeeded');
      expect(await checkPayment(admin, paymentId)).toBe('equal');
      expect((await transitionsOf('paymentCheck', paymentId)).at(-1)).toMatchObject({ to: 'equal', actorUserId: admin.userId }); // prettier-ignore
    });

    it('sends a refund that should have left', async () => {
      const { orderId, paymentId } = await paid();
      const [refundId = 0] = await promiseRefund({ orderId, amount: 10_000, reason: 'change' });
      expect(await checkPayment(admin, paymentId)).toBe('equal');
      clock.advance(2 * HOUR);
      expect((await listRefunds(admin, { ...PLAIN_REFUNDS, attention: 'late' })).rows.map(({ id }) => id)).toContain(refundId); // prettier-ignore
      expect(await checkPayment(admin, paymentId)).toBe('moved');
      expect((await findRefund(refundId))?.status).toBe('succeeded');
    });

    it('reports when the provider knows another amount, and when it does not answer', async () => {
      const { paymentId } = await paid();
      const lying: Partial<PaymentProvider> = {
        findCheckout: async (intent) => ({
          ...(await world.sandbox.provider.findCheckout(intent))!,
          amountReceived: 1,
        }),
      };
      provide({ payments: { ...world.sandbox.provider, ...lying } });
      expect(await checkPayment(admin, paymentId)).toBe('differs');
      provide({ payments: world.sandbox.provider });
      world.sandbox.sandbox.control({ outage: 'error' });
      await expect(checkPayment(admin, paymentId)).rejects.toThrow('payment.unavailable');
    });

    it('shows its events', async () => {
      const { paymentId } = await paid();
      const { events } = await seePayment(admin, paymentId);
      expect(events.map(({ type }) => type)).toContain('checkout.session.completed');
      expect(events.every(({ handledAt }) => handledAt !== null)).toBe(true);
    });
  });

  it('money in another currency waits until somebody has handled it', async () => {
    const { paymentId, sessionId } = await world.openOrder();
    const inEuro: Partial<PaymentProvider> = {
      getCheckout: async (id) => ({ ...(await world.sandbox.provider.getCheckout(id)), currency: 'EUR' }),
    };
    provide({ payments: { ...world.sandbox.provider, ...inEuro } });
    await expect(handleMismatch(admin, { paymentId, ...BY_BANK })).rejects.toThrow('payment.nothingToHandle');
    await world.sandbox.sandbox.customer(sessionId, 'pay');
    await world.settleWebhooks();
    const { mismatches } = await paymentsNeedingAttention();
    const waiting = async () =>
      (await listPayments(admin, { ...PLAIN_PAYMENTS, waiting: true })).rows.map(({ id }) => id);
    expect(await waiting()).toContain(paymentId);
    await handleMismatch(admin, { paymentId, ...BY_BANK });
    await handleMismatch(admin, { paymentId, ...BY_BANK });
    expect(await waiting()).not.toContain(paymentId);
    expect((await paymentsNeedingAttention()).mismatches.count).toBe(mismatches.count - 1);
    expect(await transitionsOf('paymentCheck', paymentId)).toMatchObject([{ to: 'handled', reason: BY_BANK.reason }]);
  });

  it('is found by order, customer and id at the provider', async () => {
    const { paymentId, orderId, sessionId } = await paid(77_000);
    const [order] = await select<{ number: string }>('SELECT number FROM orders WHERE id = :orderId', { orderId });
    const found = async (text: string) => (await listPayments(admin, { ...PLAIN_PAYMENTS, text })).rows.map(({ id }) => id); // prettier-ignore
    expect(await found(order!.number)).toEqual([paymentId]);
    expect(await found(sessionId)).toEqual([paymentId]);
    expect(await found('anna-')).toContain(paymentId);
    expect(await found('Åsa % 🚌')).toEqual([]);
    clock.advance(DAY);
    const byAmount = (await listPayments(admin, { ...PLAIN_PAYMENTS, sort: 'amount', descending: false })).rows;
    expect(byAmount.map(({ amount }) => amount)).toEqual(byAmount.map(({ amount }) => amount).sort((a, b) => a - b));
  });
});
