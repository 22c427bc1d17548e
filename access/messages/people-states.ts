import { randomUUID } from 'node:crypto';
import { createOrder } from '@db/factories';
import { Journey, Payment, Refund } from '@db/models';
import { createPerson, type Person } from '../testing/people';
import { ownerOf } from './state-case';

/** Money of a canceled trip, on its way back to the customer. */
export async function anOpenRefundOf(person: Person): Promise<void> {
  const { order } = await createOrder({ customer: ownerOf(person), booking: { status: 'canceled' } });
  const amount = order.total;
  const payment = await Payment.create({
    orderId: order.id,
    amount,
    capturedAmount: amount,
    status: 'succeeded',
    idempotencyKey: randomUUID(),
  });
  await Refund.create({
    paymentId: payment.id,
    amount,
    status: 'requested',
    reason: 'canceled',
    idempotencyKey: randomUUID(),
  });
}

/** The number of a driver who is assigned to a trip. */
export async function aPlannedDriver(): Promise<number> {
  const { userId } = (await createPerson('DRIVER')).actor!;
  const { booking } = await createOrder();
  await Journey.update({ driverUserId: userId }, { where: { bookingId: booking.id } });
  return userId;
}
