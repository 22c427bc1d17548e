import type { ChangedTrip } from '@bff/domain/notifications';
import type { OrderDetails } from './order-details';
import { liveBookings } from './order-trip';
import type { OtherBus } from './swap-vehicle.store';
import type { TripVersion } from './trip-version';

const changedBusOf = ({ registrationNumber, model, seats }: ChangedTrip['buses'][number]) => ({
  registrationNumber,
  model,
  seats,
});

/** What a change can change, as mails and pages compare it with before; `only` limits it to that company's buses. */
export function changedTripOf(order: OrderDetails, only?: number): ChangedTrip {
  const buses = liveBookings(order).filter(({ companyId }) => only === undefined || companyId === only);
  return {
    stops: order.stops.map(({ name }) => name),
    departure: order.departure,
    return: order.return,
    passengers: order.adults + order.children,
    wheelchairs: order.wheelchairs,
    buses: buses.map(changedBusOf),
    operatorPrice: buses.reduce((sum, { operatorPrice }) => sum + operatorPrice, 0),
  };
}

/** The same for a version, with its bus from `buses`. */
export function askedTripOf({ order, stops, booking }: TripVersion, buses: ReadonlyMap<number, OtherBus>): ChangedTrip {
  const bus = buses.get(booking.vehicleId);
  return {
    stops: stops.map(({ name }) => name),
    departure: order.departureAt,
    return: order.returnAt,
    passengers: order.adults + order.children,
    wheelchairs: order.wheelchairs,
    buses: bus ? [changedBusOf(bus)] : [],
    operatorPrice: booking.operatorPrice,
  };
}
