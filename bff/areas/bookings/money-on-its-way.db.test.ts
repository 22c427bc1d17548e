import { beforeAll, expect, it } from 'vitest';
import { customerPayments } from '@bff/domain/bookings';
import { orderFixture } from '@bff/domain/bookings/testing/order-fixture';
import { createUser } from '@db/factories';
import { Payment, Refund } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import type { UserActor } from '@bff/domain/shared/actor';
import { adminBookingPage } from './admin-booking-page';
import { adminOrderPage } from './admin-order-page';

useTestDatabase();
let admin: UserActor;
beforeAll(async () => {
  admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
});

it('money has not been refunded before it has arrived, wherever staff see the payment', async () => {
  const { orderNumber, bookings, paymentId, total, customer } = await orderFixture();
  await Payment.update({ refundedAmount: total }, { where: { id: paymentId! } });
  const refund = { paymentId: paymentId!, amount: total, reason: 'canceled', idempotencyKey: 'underway' } as const;
  const { id } = await Refund.create({ ...refund, status: 'requested' });
  const seen = async () => {
    const { booking, payments } = await adminBookingPage(admin, bookings[0]!.number);
    const { order, trip } = await adminOrderPage(admin, orderNumber);
    const ofCustomer = await customerPayments(admin, customer.customerId);
    const all = [...payments, ...order.payments, ...ofCustomer];
    return { money: [booking.money, trip.money], payments: all.map(({ isBeingRefunded }) => isBeingRefunded) };
  };
  expect(await seen()).toEqual({ money: ['beingRefunded', 'beingRefunded'], payments: [true, true, true] });
  await Refund.update({ status: 'succeeded', completedAt: new Date() }, { where: { id } });
  expect(await seen()).toEqual({ money: ['refunded', 'refunded'], payments: [false, false, false] });
});
