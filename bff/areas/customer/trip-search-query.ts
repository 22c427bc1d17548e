import type { OrderDetails } from '@bff/domain/bookings';
import { toLocalText } from '@bff/domain/shared/time';

/** What a search is made of, whether it comes from an offer or from an order that was let go. */
interface SearchedTrip {
  type: string;
  /** A place by its name and its id or `lat,lon`, and how long the bus stays there. */
  stops: readonly { name: string; id: string; dwellSeconds: number }[];
  /** Undefined: whoever searches says when. */
  departure?: Date | undefined;
  return: Date | null;
  adults: number;
  children: number;
  wheelchairs: number;
}

/** The address query that searches the same trip anew. A stop's `wait`, in minutes, stands behind it. */
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

/** The trip of an order, at its times. */
export const searchOfOrder = (order: OrderDetails): string => tripSearchQuery(searched(order));

/** The trip of an order at another time. */
export const searchAgain = (order: OrderDetails): string =>
  tripSearchQuery({ ...searched(order), departure: undefined });

/** The way home of a trip that was booked one way; null where the bus drives home too. */
export function searchHome(order: OrderDetails): string | null {
  if (order.tripType !== 'one-way') return null;
  const { stops, ...trip } = searched(order);
  return tripSearchQuery({ ...trip, stops: [...stops].reverse(), departure: undefined });
}
