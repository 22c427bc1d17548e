import { resolvePlace } from '@bff/domain/places';
import { DAY, fromLocalText, shiftedDay, toLocalDate } from '@bff/domain/shared/time';
import type { TripRequest } from '@bff/domain/trips';

/** The day on which a worked example departs if its list is valid already: the first Wednesday at least two weeks from now. */
export function exampleDay(): string {
  let day = toLocalDate(Date.now() + 14 * DAY);
  while (new Date(`${day}T00:00:00Z`).getUTCDay() !== 3) day = shiftedDay(day, 1);
  return day;
}

/** A day trip as in the worked example, from Uppsala to Gävle. */
export async function dayTrip(): Promise<TripRequest> {
  const stops = await Promise.all(
    ['Uppsala', 'Gävle'].map(async (name) => {
      const found = await resolvePlace(name);
      if (found.kind !== 'one') throw new Error(name);
      return { place: found.place, dwellSeconds: 0 };
    }),
  );
  const day = exampleDay();
  return {
    type: 'day-trip',
    stops,
    departure: fromLocalText(`${day}T08:00`)!,
    return: fromLocalText(`${day}T18:00`)!,
    adults: 40,
    children: 0,
    wheelchairs: 0,
  };
}
