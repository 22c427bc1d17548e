import { databaseNow } from '@db/database-clock';
import { Booking, Order, OrderStop } from '@db/models';

export interface ReservedStop {
  street: string;
  stopType: 'pickUp' | 'dropOff' | 'both';
  /** Where the way home begins or ends, if elsewhere. */
  homeStreet?: string | null | undefined;
}

/** What the customer fills in. The phone is E.164. */
export interface ReservationDetails {
  contactName: string;
  contactEmail: string;
  contactPhone: string;
  adults: number;
  children: number;
  comment: string | null;
  specialRequests: string | null;
  /** The unit that an organisation's purchase is for; ignored for a customer's own. */
  unitId?: number | null | undefined;
  /** One for each stop of the order, in order. */
  stops: readonly ReservedStop[];
}

/** What the details must fit: how many stops the order has, and whether its bus also drives home. */
export async function readTripShape(orderId: number): Promise<{ stops: number; hasReturn: boolean }> {
  const order = await Order.findByPk(orderId, {
    attributes: ['id', 'returnAt'],
    include: { association: 'stops', attributes: ['position'] },
    rejectOnEmpty: true,
  });
  return { stops: order.stops!.length, hasReturn: order.returnAt !== null };
}

/** Writes the details; the time when the terms were first accepted is kept. */
export async function saveReservation(
  orderId: number,
  { stops, ...details }: Omit<ReservationDetails, 'unitId'> & { dealUnitId: number | null },
): Promise<void> {
  await Order.update({ ...details, paymentMethod: 'card' }, { where: { id: orderId } });
  await Order.update({ termsAcceptedAt: databaseNow() }, { where: { id: orderId, termsAcceptedAt: null } });
  for (const [position, { street, stopType, homeStreet = null }] of stops.entries())
    await OrderStop.update({ street, stopType, homeStreet }, { where: { orderId, position } });
}

export async function savePassengers(bookingId: number, passengers: number): Promise<void> {
  await Booking.update({ passengers }, { where: { id: bookingId } });
}

/** Writes how many ride along in a booked order, and on which of its buses. */
export async function savePassengersOf(
  orderId: number,
  { adults, children, wheelchairs }: { adults: number; children: number; wheelchairs: number },
  seated: readonly { bookingId: number; passengers: number; wheelchairs: number }[],
): Promise<void> {
  await Order.update({ adults, children, wheelchairs }, { where: { id: orderId } });
  for (const { bookingId, ...counts } of seated) await Booking.update(counts, { where: { id: bookingId } });
}
