import { z } from 'zod';
import type { TripRefused } from '@bff/domain/offers';
import type { Place, PlaceResolution } from '@bff/domain/places';
import { type Advice, MAX_STOPS, type TripRequest } from '@bff/domain/trips';
import { line } from '#fields/kinds';
import { type Fault, RequestRefused } from '../endpoint/failure';
import { count, instant, tripType } from './fields';
import { named } from '../endpoint/named';

const MAX_DWELL_SECONDS = 31 * 86_400;

/** A trip request in a body. */
export const tripFields = {
  tripType,
  /** A place's id or name, a postcode, or `lat,lon`. */
  stops: z
    .array(
      named('WantedStop', z.strictObject({ place: line(120).body, dwellSeconds: count(MAX_DWELL_SECONDS).default(0) })),
    )
    .min(2)
    .max(MAX_STOPS),
  departure: instant,
  return: instant.optional(),
  adults: count(1_000),
  children: count(1_000).default(0),
  wheelchairs: count(100).default(0),
};
type TripBody = z.output<z.ZodObject<typeof tripFields>>;

/** Whether the place is settled. */
export const isSettled = (found: PlaceResolution): found is Extract<PlaceResolution, { kind: 'one' }> =>
  found.kind === 'one';

/** @throws RequestRefused `place.notFound` at each stop that is not a place */
export function refuseUnknown({ stops }: Pick<TripBody, 'stops'>, resolved: readonly PlaceResolution[]): void {
  const [first, ...others] = resolved.flatMap((found, index): Fault[] =>
    found.kind === 'none'
      ? [{ key: 'place.notFound', params: [stops[index]!.place], field: `stops.${index}.place` }]
      : [],
  );
  if (first) throw new RequestRefused([first, ...others]);
}

/** The trip, once its places are settled. */
export const tripOfBody = (body: TripBody, at: readonly Place[]): TripRequest => ({
  type: body.tripType,
  stops: at.map(({ id, name, country, lat, lon }, index) => ({
    place: { id, name, country, lat, lon },
    dwellSeconds: body.stops[index]!.dwellSeconds,
  })),
  departure: body.departure,
  ...(body.return ? { return: body.return } : {}),
  adults: body.adults,
  children: body.children,
  wheelchairs: body.wheelchairs,
});

/** Reports a trip's faults by the fields of its body. */
export function refuseTrip(faults: TripRefused['faults'], advice: readonly Advice[] = []): never {
  const [first, ...others] = faults.map(({ key, params, field }): Fault => ({
    key,
    params,
    field: field.replace(/^stop-(\d+)$/, 'stops.$1'),
  }));
  throw new RequestRefused([first ?? { key: 'input.invalid' }, ...others], advice);
}
