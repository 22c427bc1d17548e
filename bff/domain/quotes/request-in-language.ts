import { placeNames } from '@bff/domain/places';
import type { Language } from '@bff/domain/shared/actor';
import type { AskedTrip } from './quote-request.store';

/** The request with its stops named for who reads in that language. */
export async function requestIn<Read extends Pick<AskedTrip, 'trip'>>(
  language: Language,
  request: Read,
): Promise<Read> {
  const named = await placeNames(language);
  const stops = request.trip.stops.map((stop) => ({ ...stop, place: { ...stop.place, name: named(stop.place.name) } }));
  return { ...request, trip: { ...request.trip, stops } };
}
