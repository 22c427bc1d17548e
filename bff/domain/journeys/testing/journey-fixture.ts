import { type OrderFixture, orderFixture, type OrderFixtureOptions } from '@bff/domain/bookings/testing/order-fixture';
import type { UserActor } from '@bff/domain/shared/actor';
import { HOUR } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { createUser } from '@db/factories';
import { Booking, Journey } from '@db/models';

export interface JourneyFixture extends OrderFixture {
  driver: UserActor;
  /** The journey's. */
  number: string;
  bookingId: number;
  bookingNumber: string;
  journeyId: number;
}

interface JourneyFixtureOptions extends OrderFixtureOptions {
  /** Default: a new one of the company. */
  driver?: (companyId: number) => Promise<UserActor>;
  /** Default true: a day trip. */
  hasReturn?: boolean;
}

export const driverOf = (companyId: number): Promise<UserActor> => createUser({ roles: ['DRIVER'], companyId });

/** A paid trip, in an hour by default, with a driver. */
export async function journeyFixture({
  driver: driverFor = driverOf,
  hasReturn = true,
  ...options
}: JourneyFixtureOptions = {}): Promise<JourneyFixture> {
  const order = await orderFixture({ departure: new Date(clock.millis() + HOUR), ...options });
  const [booking] = order.bookings;
  const driver = await driverFor(order.companyId);
  await Journey.update({ driverUserId: driver.userId }, { where: { bookingId: booking!.id } });
  if (!hasReturn) await Booking.update({ returnAt: null }, { where: { id: booking!.id } });
  const journey = await Journey.findOne({ where: { bookingId: booking!.id }, rejectOnEmpty: true });
  return {
    ...order,
    driver,
    number: journey.number,
    journeyId: journey.id,
    bookingId: booking!.id,
    bookingNumber: booking!.number,
  };
}
