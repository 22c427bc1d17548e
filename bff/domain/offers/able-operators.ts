import { readSettings } from '@bff/domain/settings';
import { toLocalDate } from '@bff/domain/shared/time';
import { passengersOf, type TripRequest } from '@bff/domain/trips';
import { type AbleOperator, operatorsWithin } from './candidate.store';
import { planTrip } from './trip-plan';

/** How many are considered, nearest first. */
const MOST = 30;
/** How far to look when nobody is near: a quote may include the drive. Metres. */
const FARTHEST = 600_000;

/**
 * Operators that could quote for a trip, the likeliest first: those whose buses near its start seat the whole group, then the nearest. Does
 * not check what a search checks as well (free, legal to drive, priced): they will be asked about that. Leaves out `known`, who have been
 * asked already.
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
