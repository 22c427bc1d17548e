import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ownHolds } from '@bff/domain/bookings';
import { orderFixture } from '@bff/domain/bookings/testing/order-fixture';
import type { UserActor } from '@bff/domain/shared/actor';
import { MINUTE } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { createUser } from '@db/factories';
import { Order, Payment } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { adminBookingPage } from './admin-booking-page';
import { adminOrderPage } from './admin-order-page';

describe('how long an unpaid bus is held', () => {
  useTestDatabase();
  let admin: UserActor;
  beforeAll(async () => {
    admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
  });
  afterEach(() => clock.release());

  it.each(['preliminaryBooked', 'paymentFailed'] as const)(
    'is the same time for the office as for the customer of a bus that is %s, and said to be over once it is',
    async (status) => {
      const { orderNumber, orderId, bookings, customer } = await orderFixture({ status, seats: [50, 50] });
      const { number } = bookings[0]!;
      const inMinutes = (minutes: number) => new Date(clock.millis() + minutes * MINUTE);
      await Order.update({ holdExpiresAt: inMinutes(20) }, { where: { id: orderId } });
      // A page at the provider closes before the hold ends.
      await Payment.update({ expiresAt: inMinutes(15) }, { where: { orderId } });
      const told = (await ownHolds(customer)).find((hold) => hold.orderNumber === orderNumber);
      const seen = async () => [
        (await adminBookingPage(admin, number)).booking.held,
        (await adminOrderPage(admin, orderNumber)).trip.held,
      ];
      expect(await seen()).toEqual(Array(2).fill({ until: told!.until, isOver: false }));
      clock.advance(21 * MINUTE);
      expect(await seen()).toEqual(Array(2).fill({ until: told!.until, isOver: true }));
    },
  );

  it.each(['booked', 'canceled'] as const)('is not said of a bus that is %s', async (status) => {
    const { orderNumber, orderId, bookings } = await orderFixture({ status });
    await Order.update({ holdExpiresAt: new Date(clock.millis() + MINUTE) }, { where: { id: orderId } });
    expect((await adminBookingPage(admin, bookings[0]!.number)).booking.held).toBeNull();
    expect((await adminOrderPage(admin, orderNumber)).trip.held).toBeNull();
  });
});
