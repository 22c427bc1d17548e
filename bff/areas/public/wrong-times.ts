import { checkTripRequest, type TripFault } from '@bff/domain/trips';
import { clock } from '@bff/platform/clock';
import type { FieldError, SearchQuery } from './search-query';

export const errorOf = ({ field, key, params }: TripFault): FieldError => ({
  field,
  message: [key, ...params].join(','),
});

/** What is wrong with a search's times whatever its places are, to be told with them. A trip that is too long has its own ways out. */
export function wrongTimes({ tripType, departure, return: back }: SearchQuery): FieldError[] {
  const trip = { type: tripType, stops: [], departure, ...(back && { return: back }), adults: 1, children: 0, wheelchairs: 0 }; // prettier-ignore
  return checkTripRequest(trip, { now: clock.now(), maximumTripDays: Infinity })
    .filter(({ field }) => field === 'departure' || field === 'return')
    .map(errorOf);
}
