import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPaymentWorld, type PaymentWorld } from '@bff/domain/payments/testing/payment-world';
import { recordedOrders } from '@bff/domain/payments/testing/recorded-orders';
import { select } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import { PAYMENT_WEBHOOK_PATH, paymentWebhook, paymentWebhookIdle } from './payment-webhook';

const { orders, told } = recordedOrders();

describe('the webhook endpoint', () => {
  useTestDatabase();
  let world: PaymentWorld;
  beforeAll(async () => {
    world = await startPaymentWorld(orders);
    // Kept back from the direct way, so that only the endpoint brings them.
    world.sandbox.receiver.answerWith(() => 200);
  });
  afterAll(() => world.stop());

  const send = (body: Uint8Array, signature: string | null) =>
    paymentWebhook.request(PAYMENT_WEBHOOK_PATH, {
      method: 'POST',
      body: new Uint8Array(body),
      headers: signature === null ? {} : { 'stripe-signature': signature },
    });

  it('keeps an event, answers 200, and the order is settled after; repeated it changes nothing', async () => {
    const { orderId, sessionId } = await world.openOrder();
    await world.sandbox.sandbox.customer(sessionId, 'pay');
    await expect.poll(() => world.sandbox.receiver.received.length).toBe(1);
    const { body, signature } = world.sandbox.receiver.received[0]!;
    for (let i = 0; i < 5; i++) expect((await send(body, signature)).status).toBe(200);
    await paymentWebhookIdle();
    expect(await told(orderId)).toEqual(['confirmed']);
    expect(await select('SELECT outcome FROM payment_events')).toEqual([{ outcome: 'succeeded' }]);
  });

  it('refuses what is not the provider’s, and keeps nothing of it', async () => {
    const { body, signature } = world.sandbox.receiver.received[0]!;
    const forged = Buffer.from(body.toString().replace(/evt_\w+/, 'evt_forged'));
    for (const [raw, header] of [
      [forged, signature],
      [body, null],
      [body, 't=1,v1=00'],
      [Buffer.from(''), signature],
    ] as const) {
      expect((await send(raw, header)).status).toBe(400);
    }
    expect(await select('SELECT event_id FROM payment_events')).toHaveLength(1);
  });
});
