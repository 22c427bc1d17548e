import type { CreationAttributes } from 'sequelize';
import { newNumber } from '@bff/domain/shared/numbers';
import {
  Booking,
  BookingCancellationTier,
  BookingPriceLine,
  BookingSegment,
  Journey,
  Order,
  OrderStop,
} from '@db/models';
import { violates } from '@db/violates';

const MAX_TRIES = 6;

/** A new order with everything that belongs to it, except what only the database knows: ids, and the numbers drawn here. */
export interface NewOrder {
  order: Omit<CreationAttributes<Order>, 'number'>;
  stops: readonly Omit<CreationAttributes<OrderStop>, 'orderId'>[];
  bookings: readonly NewBooking[];
}

export interface NewBooking {
  booking: Omit<CreationAttributes<Booking>, 'number' | 'orderId'>;
  priceLines: readonly Omit<CreationAttributes<BookingPriceLine>, 'bookingId'>[];
  cancellationTiers: readonly Omit<CreationAttributes<BookingCancellationTier>, 'bookingId'>[];
  segments: readonly Omit<CreationAttributes<BookingSegment>, 'bookingId'>[];
}

/** Inserts an order, its bookings and their journeys in the caller's transaction; the bookings' ids come in the order given. */
export async function insertOrder({
  order,
  stops,
  bookings,
}: NewOrder): Promise<{ orderNumber: string; bookingIds: number[] }> {
  const { id: orderId, number } = await numbered('orders_number', (number) => Order.create({ ...order, number }));
  const bookingIds: number[] = [];
  // One by one: the server does not promise in which order rows of one statement get their ids.
  for (const booking of bookings) bookingIds.push((await insertNumbered(orderId, booking)).id);
  await OrderStop.bulkCreate(stops.map((stop) => ({ ...stop, orderId })));
  await insertParts(bookings, bookingIds);
  return { orderNumber: number, bookingIds };
}

/** Adds a booking to an existing order, with everything that belongs to it except its occupancy. */
export async function insertBooking(orderId: number, booking: NewBooking): Promise<{ id: number; number: string }> {
  const inserted = await insertNumbered(orderId, booking);
  await insertParts([booking], [inserted.id]);
  return inserted;
}

async function insertNumbered(orderId: number, { booking }: NewBooking): Promise<{ id: number; number: string }> {
  const { id, number } = await numbered('bookings_number', (number) => Booking.create({ ...booking, number, orderId }));
  await numbered('journeys_number', (number) => Journey.create({ number, bookingId: id }));
  return { id, number };
}

async function insertParts(bookings: readonly NewBooking[], ids: readonly number[]): Promise<void> {
  const each = <Row>(rowsOf: (booking: NewBooking) => readonly Row[]) =>
    bookings.flatMap((booking, index) => rowsOf(booking).map((row) => ({ ...row, bookingId: ids[index]! })));
  await BookingPriceLine.bulkCreate(each(({ priceLines }) => priceLines));
  await BookingCancellationTier.bulkCreate(each(({ cancellationTiers }) => cancellationTiers));
  await BookingSegment.bulkCreate(each(({ segments }) => segments));
}

/** Another bus takes its breaks elsewhere: the order's stops get its times. */
export async function setStopTimes(orderId: number, stops: NewOrder['stops']): Promise<void> {
  for (const { position, arrivalAt = null, departureAt = null } of stops)
    await OrderStop.update({ arrivalAt, departureAt }, { where: { orderId, position } });
}

/** Draws another number in the rare case that one is taken: the server refuses only that statement. */
async function numbered<Row>(key: string, insert: (number: string) => Promise<Row>): Promise<Row> {
  for (let tries = 1; ; tries++) {
    try {
      return await insert(newNumber());
    } catch (error) {
      if (tries === MAX_TRIES || !violates(error, key)) throw error;
    }
  }
}
