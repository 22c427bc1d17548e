import { type EpochMillis, SECOND } from '@bff/domain/shared/time';
import type { Segment } from './segment';
import type { TripRequest } from './trip-request';

/** When the bus is at each stop: arrival and departure; the first and last stop of each direction have only one of them. */
export interface StopTime {
  stop: number;
  direction: 'out' | 'back';
  arrival: EpochMillis | null;
  departure: EpochMillis | null;
}

/** What passengers see of a timeline. A stop along a one-way trip has both times, even where the bus only stops for a moment. */
export function itineraryOf(trip: TripRequest, segments: readonly Segment[]): StopTime[] {
  const last = trip.stops.length - 1;
  const onLeg = (from: number, to: number) =>
    segments.filter((segment) => segment.from === from && segment.to === to && segment.kind !== 'driveEmpty');
  let now = trip.departure.getTime();
  const out = trip.stops.map((place, stop): StopTime => {
    if (stop === 0) return { stop, direction: 'out', arrival: null, departure: now };
    const arrival = onLeg(stop - 1, stop).at(-1)?.end ?? now;
    if (stop === last) return { stop, direction: 'out', arrival, departure: null };
    // A break that is due at the stop is taken there.
    const leaves = onLeg(stop, stop + 1).find((segment) => segment.kind !== 'break');
    now = leaves?.start ?? arrival + place.dwellSeconds * SECOND;
    return { stop, direction: 'out', arrival, departure: now };
  });
  if (trip.type === 'one-way' || !trip.return) return out;
  const back = trip.return.getTime();
  return [
    ...out,
    { stop: last, direction: 'back', arrival: null, departure: back },
    { stop: 0, direction: 'back', arrival: onLeg(last, 0).at(-1)?.end ?? back, departure: null },
  ];
}
