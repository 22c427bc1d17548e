import { toLocalText } from '../shared/time';
import type { TripRequest } from './trip-request';

/** The parts of a search, from an offer or from a released order. */
export interface SearchedTrip {
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

/** A search for the trip that somebody has asked for. */
export const searchOfTrip = (trip: TripRequest): string =>
  tripSearchQuery({
    ...trip,
    return: trip.return ?? null,
    stops: trip.stops.map(({ place, dwellSeconds }) => ({ name: place.name, id: place.id, dwellSeconds })),
  });
