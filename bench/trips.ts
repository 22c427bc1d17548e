import { fromLocalText, toLocalDate, toLocalText } from '@bff/domain/shared/time';
import type { TripPlace, TripRequest } from '@bff/domain/trips';
import { swedishTowns, type Town } from '@bff/seeds/world/towns';
import { SPREAD_DAYS } from './database';

const DAY = 86_400_000;
const NEAREST_METRES = 60_000;
const GOTLAND = (town: Town) => town.lon > 18 && town.lat < 58.1;

export const PASSENGERS = 45;
export const TOWNS = 50;

const placeOf = (town: Town): TripPlace => ({
  id: `${town.lat},${town.lon}`,
  name: town.name,
  country: 'SE',
  lat: town.lat,
  lon: town.lon,
});

function metresBetween(a: Town, b: Town): number {
  const north = (a.lat - b.lat) * 111_195;
  const east = (a.lon - b.lon) * 111_195 * Math.cos((a.lat * Math.PI) / 180);
  return Math.hypot(north, east);
}

/** A local time on a day in the middle of the data's period. */
export function benchTime(filledAt: number, day: number, hour: number): Date {
  const date = toLocalDate(filledAt + (SPREAD_DAYS / 2 - 5 + day) * DAY);
  return fromLocalText(`${date}T${String(hour).padStart(2, '0')}:00`)!;
}

/** Fifty day trips of twelve hours, each from another town of any size to the nearest one that is not its neighbour. Always the same ones. */
export function benchTrips(filledAt: number): TripRequest[] {
  const towns = swedishTowns().filter((town) => !GOTLAND(town));
  return Array.from({ length: TOWNS }, (_, index) => {
    const from = towns[Math.floor((index * towns.length) / TOWNS)]!;
    const to = towns
      .filter((town) => metresBetween(from, town) > NEAREST_METRES)
      .reduce((best, town) => (metresBetween(from, town) < metresBetween(from, best) ? town : best));
    return {
      type: 'day-trip' as const,
      stops: [from, to].map((town) => ({ place: placeOf(town), dwellSeconds: 0 })),
      departure: benchTime(filledAt, index % 10, 8),
      return: benchTime(filledAt, index % 10, 18),
      adults: PASSENGERS,
      children: 0,
      wheelchairs: 0,
    };
  });
}

const localText = (instant: Date) => toLocalText(instant).slice(0, 16);

/** The address of a trip's results page, as the search form builds it; by default for the first of the fifty. */
export function searchPath(filledAt: number, trip = benchTrips(filledAt)[0]!): string {
  const query = new URLSearchParams({
    tripType: trip.type,
    departure: localText(trip.departure),
    return: localText(trip.return!),
    adults: String(trip.adults),
  });
  for (const { place } of trip.stops) query.append('stop', place.id);
  return `/sv/buses/search?${query}`;
}
