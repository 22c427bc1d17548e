import type { ChangedTrip } from '@bff/domain/notifications';
import type { OrderDetails } from './order-details';
import { liveBookings } from './order-trip';
import type { TripVersion } from './trip-version';

/** What a change can change, as mails and pages compare it with before; `only` limits it to that company's buses. */
export function changedTripOf(order: OrderDetails, only?: number): ChangedTrip {
  const buses = liveBookings(order).filter(({ companyId }) => only === undefined || companyId === only);
  return {
    stops: order.stops.map(({ name }) => name),
    departure: order.departure,
    return: order.return,
    passengers: order.adults + order.children,
    wheelchairs: order.wheelchairs,
    buses: buses.map(({ registrationNumber }) => registrationNumber),
    operatorPrice: buses.reduce((sum, { operatorPrice }) => sum + operatorPrice, 0),
  };
}

/** The same for a version, with the buses' plates from `plates`. */
export const askedTripOf = (
  { order, stops, booking }: TripVersion,
  plates: ReadonlyMap<number, string>,
): ChangedTrip => ({
  stops: stops.map(({ name }) => name),
  departure: order.departureAt,
  return: order.returnAt,
  passengers: order.adults + order.children,
  wheelchairs: order.wheelchairs,
  buses: [plates.get(booking.vehicleId) ?? ''],
  operatorPrice: booking.operatorPrice,
});
