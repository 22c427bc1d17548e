import { HOUR } from '@bff/domain/shared/time';
import { occupancyStore } from '@bff/domain/availability';
import { system } from '@bff/domain/shared/actor';
import { clock } from '@bff/platform/clock';
import { Booking } from '@db/models';
import { changeStore } from '../change.store';
import { readTripVersion } from '../trip-version.store';

/** A booking of the factory whose customer asks to travel two hours later at the same price: rows only, without a hold. */
export async function proposedChange(bookingNumber: string): Promise<void> {
  const { id: bookingId, orderId } = await Booking.findOne({ where: { number: bookingNumber }, rejectOnEmpty: true });
  const occupied = (await occupancyStore.ofBooking(bookingId))!;
  const before = (await readTripVersion(orderId, bookingId, occupied))!;
  const departureAt = new Date(before.booking.departureAt.getTime() + 2 * HOUR);
  const after = {
    ...before,
    order: { ...before.order, departureAt },
    booking: { ...before.booking, departureAt },
  };
  const { userId } = (await Booking.findOne({ where: { id: bookingId }, include: 'order', rejectOnEmpty: true }))
    .order!;
  const until = new Date(clock.millis() + HOUR);
  await changeStore.insert(system('test'), { orderId, bookingId, userId, before, after, status: 'proposed', until });
}
