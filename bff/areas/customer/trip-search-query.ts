import type { OrderDetails } from '@bff/domain/bookings';
import { type SearchedTrip, tripSearchQuery } from '@bff/domain/trips';

const searched = (order: OrderDetails): SearchedTrip => ({
  ...order,
  type: order.tripType,
  stops: order.stops.map(({ name, placeId, lat, lon, dwellSeconds }) => ({
    name,
    id: placeId ?? `${lat},${lon}`,
    dwellSeconds,
  })),
});

/** A search for an order's trip at its own times. */
export const searchOfOrder = (order: OrderDetails): string => tripSearchQuery(searched(order));

/** A search for an order's trip at other times. */
export const searchAgain = (order: OrderDetails): string =>
  tripSearchQuery({ ...searched(order), departure: undefined });

/** A search for the way home of a one-way trip; null if the bus also drives home. */
export function searchHome(order: OrderDetails): string | null {
  if (order.tripType !== 'one-way') return null;
  const { stops, ...trip } = searched(order);
  return tripSearchQuery({ ...trip, stops: [...stops].reverse(), departure: undefined });
}
