import type { OrderDetails } from '@bff/domain/bookings';
import { toLocalText } from '@bff/domain/shared/time';

/** The parts of a search, from an offer or from a released order. */
interface SearchedTrip {
  type: string;
  /** Each place by name and id or `lat,lon`, with the dwell time. */
  stops: readonly { name: string; id: string; dwellSeconds: number }[];
  /** Undefined leaves the time to the form. */
  departure?: Date | undefined;
  return: Date | null;
  adults: number;
  children: number;
  wheelchairs: number;
}

/** The query that searches for the same trip again. A stop's `wait`, in minutes, follows it. */
export function tripSearchQuery(trip: SearchedTrip): string {
  const query = new URLSearchParams({ tripType: trip.type });
  for (const { name, id, dwellSeconds } of trip.stops) {
    query.append('stop', name);
    query.append('stopId', id);
    if (dwellSeconds > 0) query.append('wait', String(Math.round(dwellSeconds / 60)));
  }
  if (trip.departure) query.set('departure', toLocalText(trip.departure));
  if (trip.departure && trip.return) query.set('return', toLocalText(trip.return));
  for (const count of ['adults', 'children', 'wheelchairs'] as const) query.set(count, String(trip[count]));
  return query.toString();
}

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
