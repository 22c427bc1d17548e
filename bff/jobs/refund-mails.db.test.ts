import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { announceRefund, cancelOrder } from '@bff/domain/bookings';
import { type BookingWorld, startBookingWorld } from '@bff/domain/bookings/testing/payments';
import { alertAdministrators } from '@bff/domain/notifications';
import { sendRefund } from '@bff/domain/payments';
import { parseJson, select } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import { outboxHandlers } from './outbox-handlers';
import { createOutboxWorker } from './outbox-worker';
import { onlyVerbs } from './testing/only-verbs';

/** What would go out by mail, as the outbox holds it. */
interface Mailed {
  template: string;
  to: string;
  language: string;
  data: { orderNumber?: string; amount?: number; alert?: string };
}

describe('a refund tells the customer how it ended', () => {
  useTestDatabase({ pool: 20 });
  let world: BookingWorld;
  const mailed: Mailed[] = [];
  beforeAll(async () => {
    world = await startBookingWorld();
  });
  afterAll(() => world.stop());
  afterEach(() => {
    world.payments.sandbox.sandbox.control({ refunds: 'succeeded' });
    mailed.length = 0;
  });

  const verbs = onlyVerbs({
    sendMail: ({ payload }) => {
      mailed.push(parseJson<Mailed>(payload));
      return Promise.resolve();
    },
    sendRefund,
    announceRefund,
    alertAdministrators,
  });
  const worker = () => createOutboxWorker({ handlers: outboxHandlers(verbs), onGivenUp: () => Promise.resolve() });

  /** Paid, canceled, and everything carried out that was promised. */
  async function canceled() {
    const order = await world.paid();
    await cancelOrder(order.buyer, { orderNumber: order.orderNumber });
    for (let round = 0; round < 3; round++) {
      await worker().drain();
      await world.payments.settleWebhooks();
    }
    expect(await select("SELECT kind FROM outbox WHERE sent_at IS NULL AND kind <> 'booking.announced'")).toEqual([]);
    return order;
  }
  const about = (orderNumber: string) =>
    mailed.filter(({ template, data }) => template.startsWith('refund') && data.orderNumber === orderNumber);

  it('that it has arrived, once', async () => {
    const { orderNumber, total } = await canceled();
    expect(about(orderNumber)).toMatchObject([
      {
        template: 'refundSucceeded',
        to: 'anna@test.invalid',
        data: { amount: total, canceled: { price: total, fee: 0 } },
      },
    ]);
    expect(mailed.map(({ template }) => template)).not.toContain('administratorAlert');
  });

  it('that the bank did not take it, and the administrators too', async () => {
    world.payments.sandbox.sandbox.control({ refunds: 'failed' });
    const { orderNumber, total } = await canceled();
    expect(about(orderNumber)).toMatchObject([
      { template: 'refundFailed', to: 'anna@test.invalid', data: { amount: total } },
    ]);
    expect(mailed.filter(({ template }) => template === 'administratorAlert')).toMatchObject([
      { data: { alert: 'refundFailed' } },
    ]);
  });
});
