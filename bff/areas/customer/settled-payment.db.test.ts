import { expect, it } from 'vitest';
import { useBookingWorld, world } from '@bff/domain/bookings/testing/use-booking-world';
import { createCustomer } from '@db/factories';
import { execute, select } from '@db/query';
import { reservationView } from './reservation-view';
import { settledPayment, settleReturned } from './settled-payment';

/**
 * The page that a customer returns to after paying. The session's id is in its address: knowing it must not be enough to see or settle
 * anything.
 */
useBookingWorld();

const statusOf = (orderId: number) => select('SELECT status FROM payments WHERE order_id = :orderId', { orderId });

it('a stranger settles nothing and is shown nothing', async () => {
  const reservation = await world.opened();
  world.payments.sandbox.sandbox.control({ isPaused: true });
  await world.press(reservation.sessionId, 'pay');
  const stranger = await createCustomer();
  await expect(settledPayment(stranger, reservation.sessionId)).rejects.toMatchObject({ key: 'payment.notFound' });
  expect(await statusOf(reservation.orderId)).toEqual([{ status: 'open' }]);
  expect(await settledPayment(reservation.buyer, reservation.sessionId)).toEqual({
    state: 'paid',
    orderNumber: reservation.orderNumber,
    changed: null,
  });
});

it('a stranger settles nothing even if our record of the session was lost', async () => {
  const reservation = await world.opened();
  const { orderId, sessionId } = reservation;
  world.payments.sandbox.sandbox.control({ isPaused: true });
  await world.press(sessionId, 'pay');
  await execute("UPDATE payments SET session_id = NULL, status = 'created' WHERE order_id = :orderId", { orderId });
  const stranger = await createCustomer();
  await expect(settledPayment(stranger, sessionId)).rejects.toMatchObject({ key: 'payment.notFound' });
  expect(await statusOf(orderId)).toEqual([{ status: 'created' }]);
  expect((await settledPayment(reservation.buyer, sessionId)).state).toBe('paid');
});

it('whoever turns back after a declined card reads that it was declined, before the provider has told us', async () => {
  const { sessionId, orderNumber, buyer } = await world.opened();
  world.payments.sandbox.sandbox.control({ isPaused: true });
  await world.press(sessionId, 'decline');
  expect(await reservationView(buyer, orderNumber)).toMatchObject({ lastPaymentFailed: false });
  await expect(settleReturned(await createCustomer(), orderNumber)).rejects.toMatchObject({ key: 'booking.notFound' });
  await settleReturned(buyer, orderNumber);
  expect(await reservationView(buyer, orderNumber)).toMatchObject({ lastPaymentFailed: true });
});

it('whoever turns back while the provider does not answer sees the reservation as we know it', async () => {
  const { orderNumber, buyer } = await world.opened();
  world.payments.sandbox.sandbox.control({ outage: 'error' });
  try {
    await settleReturned(buyer, orderNumber);
  } finally {
    world.payments.sandbox.sandbox.control({ outage: 'none' });
  }
  expect(await reservationView(buyer, orderNumber)).toMatchObject({ lastPaymentFailed: false });
});

it('an address with an unknown session is not found', async () => {
  const stranger = await createCustomer();
  for (const id of ['cs_test_nothing', '', '../..', 'x'.repeat(300)])
    await expect(settledPayment(stranger, id)).rejects.toMatchObject({ key: 'payment.notFound' });
});
