import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { provide } from '@bff/domain/shared/services';
import { MINUTE } from '@bff/domain/shared/time';
import { createStripeProvider } from '@bff/integrations/payments/stripe';
import { clock } from '@bff/platform/clock';
import { loggedError } from '@bff/platform/logged-error';
import { logger } from '@bff/platform/logger';
import { select } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import { closeOpenPayment, handlePaymentEvents, paidOf, promiseRefund, reconcile, refundsOfOrder, sendRefund } from '.';
import { brokenPaymentInvariants } from './testing/payment-invariants';
import { startPaymentWorld, type PaymentWorld } from './testing/payment-world';
import { recordedOrders } from './testing/recorded-orders';

/** The provider is down, slow or answers nonsense: nothing is lost, nothing happens twice, and nobody's data is in a log. */
const { orders, told } = recordedOrders();
/** In every test's money and mail address: what no log may contain. */
const MARK = 'anna@demo.invalid';

describe.each(['error', 'hang', 'nonsense', 'empty', 'reset'] as const)('a provider in outage «%s»', (outage) => {
  useTestDatabase();
  let world: PaymentWorld;
  const logged: string[] = [];
  beforeAll(async () => {
    world = await startPaymentWorld(orders);
  });
  afterAll(() => world.stop());
  beforeEach(() => {
    for (const level of ['info', 'warn', 'error'] as const)
      vi.spyOn(logger, level).mockImplementation((...said: unknown[]) => {
        const [values] = said as [Record<string, unknown>];
        const err = values['err'] === undefined ? {} : { err: loggedError(values['err']) };
        logged.push(JSON.stringify([{ ...values, ...err }, ...said.slice(1)]));
      });
    const provider = createStripeProvider({
      secretKey: 'sk_test_sandbox',
      webhookSecret: 'whsec_sandbox',
      isSandbox: true,
      apiOrigin: world.sandbox.sandbox.origin,
      timeoutMs: 1_500,
    });
    provide({ payments: provider });
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    clock.release();
    world.sandbox.sandbox.control({ outage: 'none', copies: 1 });
    provide({ payments: world.sandbox.provider });
    await world.settleWebhooks();
    expect(await brokenPaymentInvariants()).toEqual([]);
    expect(logged.join('\n')).not.toContain(MARK);
    expect(JSON.stringify(await select('SELECT last_error FROM payment_events'))).not.toContain(MARK);
  });

  const away = () => world.sandbox.sandbox.control({ outage });
  const back = () => world.sandbox.sandbox.control({ outage: 'none' });
  const press = (sessionId: string) => world.sandbox.sandbox.customer(sessionId, 'pay');

  it('opens no page, says so, and opens one afterwards that is paid once', async () => {
    away();
    const refused = (await world.openOrder(70_000).catch((error: unknown) => error)) as { key?: string };
    expect(refused.key).toBe('payment.unavailable');
    back();
    const [order] = await select<{ id: number }>('SELECT MAX(id) AS id FROM orders');
    const { sessionId } = await world.reopen(order!.id, 70_000);
    await press(sessionId);
    await world.settleWebhooks();
    expect(await told(order!.id)).toEqual(['notOpened', 'confirmed']);
    expect(await paidOf(order!.id)).toBe(70_000);
  });

  it('keeps an open page open, and finds what was paid meanwhile', async () => {
    const { orderId, sessionId } = await world.openOrder(70_000);
    world.sandbox.sandbox.control({ copies: 0 });
    away();
    await expect(closeOpenPayment(orderId)).rejects.toMatchObject({ key: 'payment.unavailable' });
    await press(sessionId);
    clock.advance(5 * MINUTE);
    await reconcile('frequent').catch(() => undefined);
    expect(await told(orderId)).toEqual([]);
    back();
    await reconcile('frequent');
    expect(await told(orderId)).toEqual(['confirmed']);
    expect(await paidOf(orderId)).toBe(70_000);
  });

  it('leaves events waiting, each handled once afterwards', async () => {
    const { orderId, sessionId } = await world.openOrder(70_000);
    await press(sessionId);
    await expect.poll(() => world.sandbox.sandbox.pendingDeliveries()).toBe(0);
    away();
    expect(await handlePaymentEvents()).toBe(0);
    expect(await told(orderId)).toEqual([]);
    back();
    clock.advance(10 * MINUTE);
    await handlePaymentEvents();
    await handlePaymentEvents();
    expect(await told(orderId)).toEqual(['confirmed']);
  });

  it('sends a refund once', async () => {
    const { orderId, sessionId, paymentId } = await world.openOrder(70_000);
    await press(sessionId);
    await world.settleWebhooks();
    const [refundId] = await promiseRefund({ orderId, amount: 30_000, reason: 'canceled' });
    away();
    for (let n = 0; n < 3; n++) await expect(sendRefund(refundId!)).rejects.toThrow();
    expect(await refundsOfOrder(orderId)).toMatchObject([{ status: 'requested' }]);
    back();
    await sendRefund(refundId!);
    await sendRefund(refundId!);
    const { paymentIntentId } = await world.payment(paymentId);
    const theirs = await world.sandbox.provider.listRefunds({ paymentIntentId: paymentIntentId! });
    expect(theirs).toHaveLength(1);
    expect(await refundsOfOrder(orderId)).toMatchObject([{ status: 'succeeded' }]);
    expect(await paidOf(orderId)).toBe(40_000);
  });
});
