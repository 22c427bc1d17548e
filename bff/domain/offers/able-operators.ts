import { readSettings } from '@bff/domain/settings';
import { toLocalDate } from '@bff/domain/shared/time';
import { passengersOf, type TripRequest } from '@bff/domain/trips';
import { type AbleOperator, operatorsWithin } from './candidate.store';
import { planTrip } from './trip-plan';

/** So many are looked at, the nearest first. */
const MOST = 30;
/** How far one looks where nobody is near: a quote may cost the way. Metres. */
const FARTHEST = 600_000;

/**
 * Operators that could make a quote on a trip, the likeliest first: those whose buses near its start hold the group together, then the
 * nearest. Without what a search asks beside (free, legal to drive, with a price): about that they are asked. Whoever is in `known` was asked
 * already.
 */
export async function ableOperators(trip: TripRequest, known: readonly number[] = []): Promise<AbleOperator[]> {
  const settings = await readSettings(trip.departure);
  const first = trip.stops[0]!.place;
  const { countries } = await planTrip(trip);
  const lastDay = toLocalDate(trip.return ?? trip.departure);
  for (let metres = Math.max(settings.pickupDistanceMetres, 20_000); ; metres = Math.min(metres * 3, FARTHEST)) {
    const found = (
      await operatorsWithin({ lat: first.lat, lon: first.lon }, { metres, countries, lastDay, limit: MOST })
    ).filter(({ companyId }) => !known.includes(companyId));
    if (found.length > 0 || metres >= FARTHEST)
      return found.sort(
        (one, other) => Number(holds(other, trip)) - Number(holds(one, trip)) || one.metres - other.metres,
      );
  }
}

const holds = ({ seats, wheelchairPlaces }: AbleOperator, trip: TripRequest): boolean =>
  seats >= passengersOf(trip) && wheelchairPlaces >= trip.wheelchairs;
