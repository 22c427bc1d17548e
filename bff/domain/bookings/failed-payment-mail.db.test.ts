import { afterEach, describe, expect, it } from 'vitest';
import { settleCheckout } from '@bff/domain/payments';
import { selectOne, select } from '@db/query';
import { mailFailedPayment } from '.';
import { type Reservation } from './testing/payments';
import { useBookingWorld, world } from './testing/use-booking-world';

useBookingWorld();
afterEach(() => world.settle());

const lastPayment = async ({ orderId }: Reservation): Promise<number> => {
  const row = await selectOne<{ id: number }>('SELECT MAX(id) AS id FROM payments WHERE order_id = :orderId', {
    orderId,
  });
  return row!.id;
};
const mailsAbout = async (paymentId: number): Promise<number> =>
  (
    await select("SELECT id FROM outbox WHERE kind = 'mail' AND dedupe_key = :key", {
      key: `payment.failed:${paymentId}:customer`,
    })
  ).length;

async function declined() {
  const order = await world.opened();
  await world.press(order.sessionId, 'decline');
  await world.settle();
  return { order, paymentId: await lastPayment(order) };
}

describe('the mail about a failed payment', () => {
  it('waits ten minutes', async () => {
    const { order, paymentId } = await declined();
    const row = await selectOne<{ minutes: number; about: string; recipient: string }>(
      "SELECT order_number AS about, recipient, ROUND(TIMESTAMPDIFF(SECOND, created_at, due_at) / 60) AS minutes FROM outbox WHERE kind = 'payment.failed' AND JSON_VALUE(payload, '$.paymentId') = :paymentId",
      { paymentId },
    );
    expect(Number(row?.minutes)).toBe(10);
    // Whoever reads the outgoing messages sees to whom and about what.
    expect(row?.about).toBe(order.orderNumber);
    expect(row?.recipient).toContain('@');
    expect(await mailsAbout(paymentId)).toBe(0);
  });

  it('is sent once if nothing was paid by then', async () => {
    const { paymentId } = await declined();
    await mailFailedPayment(paymentId);
    await mailFailedPayment(paymentId);
    expect(await mailsAbout(paymentId)).toBe(1);
  });

  it('is not sent if another card was accepted meanwhile, or is being tried', async () => {
    const { order, paymentId } = await declined();
    const sessionId = await world.open(order);
    await mailFailedPayment(paymentId);
    await world.press(sessionId, 'pay');
    await settleCheckout(sessionId);
    await mailFailedPayment(paymentId);
    expect(await world.status(order)).toBe('booked');
    expect(await mailsAbout(paymentId)).toBe(0);
  });

  it('is not sent if the bus is no longer held', async () => {
    const { order, paymentId } = await declined();
    await world.runOut(order);
    await mailFailedPayment(paymentId);
    expect(await mailsAbout(paymentId)).toBe(0);
  });
});
