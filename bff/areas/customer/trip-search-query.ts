import { toLocalText } from '@bff/domain/shared/time';

/** What a search is made of, whether it comes from an offer or from an order that was let go. */
interface SearchedTrip {
  type: string;
  /** A place by its name and its id or `lat,lon`, and how long the bus stays there. */
  stops: readonly { name: string; id: string; dwellSeconds: number }[];
  departure: Date;
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
  query.set('departure', toLocalText(trip.departure));
  if (trip.return) query.set('return', toLocalText(trip.return));
  for (const count of ['adults', 'children', 'wheelchairs'] as const) query.set(count, String(trip[count]));
  return query.toString();
}
