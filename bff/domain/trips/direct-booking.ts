import { DAY, SECOND } from '@bff/domain/shared/time';
import type { RouteLeg } from '@bff/integrations/router/port';
import { dwellOf, LONGEST_DIRECT_DAYS, type TripRequest } from './trip-request';
import type { TripWays } from './timeline';

const legsOf = (ways: TripWays) => (ways.back ? [...ways.legs, ways.back] : ways.legs);

const entered = (leg: RouteLeg | undefined) => leg?.countries.map(({ country }) => country) ?? [];

/** Countries of the legs with passengers, in the order in which they are entered, including the stops' own. */
export function countriesOf(trip: TripRequest, ways: TripWays): string[] {
  return [
    ...new Set([
      ...trip.stops.flatMap(({ place }, index) => [place.country, ...entered(ways.legs[index])]),
      ...entered(ways.back),
    ]),
  ];
}

/** Metres with passengers. */
export const passengerMetresOf = (ways: TripWays): number => legsOf(ways).reduce((sum, leg) => sum + leg.metres, 0);

const timeOf = (leg: RouteLeg) => (leg.seconds + leg.ferrySeconds) * SECOND;

/** From the departure to the arrival at the last stop, without the breaks that one driver would need: no bus is there sooner. */
export const leastOutwardTime = (trip: TripRequest, ways: TripWays): number =>
  dwellOf(trip) + ways.legs.reduce((sum, leg) => sum + timeOf(leg), 0);

/** From the departure to the arrival where the trip ends for its passengers, without the breaks that one driver would need. */
function passengerTime(trip: TripRequest, ways: TripWays): number {
  if (trip.return && ways.back) return trip.return.getTime() - trip.departure.getTime() + timeOf(ways.back);
  return leastOutwardTime(trip, ways);
}

export type QuoteOnly = 'longFerry' | 'foreignPassage' | 'weeklyRest';

/** Why a trip is only available by a quote (which covers ticket and tax); undefined when it may be booked directly. */
export function quoteOnlyReason(trip: TripRequest, ways: TripWays): QuoteOnly | undefined {
  const legs = legsOf(ways);
  if (legs.some((leg) => leg.hasLongFerry)) return 'longFerry';
  const isSwedish = (index: number) => trip.stops[index % trip.stops.length]?.place.country === 'SE';
  const passesAbroad = legs.some(
    (leg, index) => isSwedish(index) && isSwedish(index + 1) && leg.countries.some(({ country }) => country !== 'SE'),
  );
  if (passesAbroad) return 'foreignPassage';
  if (passengerTime(trip, ways) > LONGEST_DIRECT_DAYS * DAY) return 'weeklyRest';
  return undefined;
}
