import type { Settings } from '@bff/domain/settings';
import { toLocalDate } from '@bff/domain/shared/time';
import { ableOperators } from './able-operators';
import { operatorsWithin } from './candidate.store';
import { longestPickup } from './priced-buses';
import type { TripPlan } from './trip-plan';

/** A trip that no bus could be booked for on any day: nobody who drives there has buses near its start. */
export interface UnservedTrip {
  /** The countries that nobody near its start drives in; none if nobody is near. */
  countries: string[];
  /** Whether somebody farther away could quote for it. */
  isAskable: boolean;
}

/** Undefined if some operator near the trip's start drives in all its countries: another day may then do. */
export async function unservedTrip(
  { trip, countries }: TripPlan,
  settings: Settings,
): Promise<UnservedTrip | undefined> {
  const { lat, lon } = trip.stops[0]!.place;
  const metres = await longestPickup(settings);
  const lastDay = toLocalDate(trip.return ?? trip.departure);
  const isServed = async (where: readonly string[]) =>
    (await operatorsWithin({ lat, lon }, { metres, countries: where, lastDay, limit: 1 })).length > 0;
  if (await isServed(countries)) return undefined;
  const isAskable = (await ableOperators(trip)).length > 0;
  if (!(await isServed([]))) return { countries: [], isAskable };
  const missing: string[] = [];
  for (const country of countries) if (!(await isServed([country]))) missing.push(country);
  // Each is driven in, but by nobody all of them.
  return { countries: missing.length > 0 ? missing : countries, isAskable };
}
