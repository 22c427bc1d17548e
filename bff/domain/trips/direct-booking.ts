import { DAY } from '@bff/domain/shared/time';
import { LONGEST_DIRECT_DAYS, type TripRequest } from './trip-request';
import type { TripWays } from './timeline';

const legsOf = (ways: TripWays) => (ways.back ? [...ways.legs, ways.back] : ways.legs);

/** Countries of the legs with passengers, in the order in which they are entered, the stops' own included. */
export function countriesOf(trip: TripRequest, ways: TripWays): string[] {
  return [
    ...new Set([
      ...trip.stops.map((stop) => stop.place.country),
      ...legsOf(ways).flatMap((leg) => leg.countries.map(({ country }) => country)),
    ]),
  ];
}

/** Metres with passengers. */
export const passengerMetresOf = (ways: TripWays): number => legsOf(ways).reduce((sum, leg) => sum + leg.metres, 0);

export type QuoteOnly = 'longFerry' | 'foreignPassage' | 'weeklyRest';

/** Why a trip can only be had by a quote (ticket and tax are stated there); undefined when it may be booked directly. */
export function quoteOnlyReason(trip: TripRequest, ways: TripWays): QuoteOnly | undefined {
  const legs = legsOf(ways);
  if (legs.some((leg) => leg.hasLongFerry)) return 'longFerry';
  const swedish = trip.stops.every((stop) => stop.place.country === 'SE');
  if (swedish && legs.some((leg) => leg.countries.some(({ country }) => country !== 'SE'))) return 'foreignPassage';
  if (trip.return && trip.return.getTime() - trip.departure.getTime() > LONGEST_DIRECT_DAYS * DAY) return 'weeklyRest';
  return undefined;
}
