import type { Position } from '@bff/domain/shared/position';
import { service } from '@bff/domain/shared/services';
import type { TripRequest, TripWays } from '@bff/domain/trips';
import { logger } from '@bff/platform/logger';
import { type BaseMap, baseMap } from './base-map';
import type { LatLon } from './geo-ring';
import { surroundings } from './surroundings';

/** What RouteMap draws of a trip, besides its stops' names. */
export interface TripMap extends BaseMap {
  /** One line per leg. Empty when the roads are unknown at present. */
  route: readonly (readonly LatLon[])[];
  /** Metres driven with passengers, or null when the roads are unknown. */
  metres: number | null;
  /** A noticeable stretch is a guess along the straight line. */
  approximate: boolean;
}

interface Roads {
  returns?: boolean;
  /** The legs, if known; otherwise they are looked up. */
  legs?: TripWays['legs'];
}

/** The roads of a trip and the land around them. A page never fails because of its map: without roads it shows only the stops. */
export async function tripMap(stops: readonly Position[], { returns, legs: known }: Roads = {}): Promise<TripMap> {
  const legs = known ?? (await roadsThrough(stops, returns));
  const route = (legs ?? []).map((leg) => leg.geometry);
  return {
    ...baseMap(surroundings([...route.flat(), ...stops.map(({ lat, lon }): LatLon => [lat, lon])])),
    route,
    metres: legs ? legs.reduce((sum, leg) => sum + leg.metres, 0) : null,
    approximate: legs?.some((leg) => leg.approximate) ?? false,
  };
}

function roadsThrough(stops: readonly Position[], returns = false): Promise<TripWays['legs'] | undefined> {
  const [first] = stops;
  const through = returns && first ? [...stops, first] : stops;
  return service('router')
    .route(through)
    .catch((error: unknown) => {
      logger.warn({ err: error }, 'map without roads');
      return undefined;
    });
}

/** A trip's map with its stops. */
export type StopsMap = TripMap & {
  stops: { lat: number; lon: number; label: string; kind: 'end' | 'via' | 'vehicle' }[];
};

/** The same with its named stops; `vehicle` is the bus's current position. */
export async function stopsMap(
  stops: readonly (Position & { name: string })[],
  { returns, vehicle }: { returns: boolean; vehicle?: (Position & { label: string }) | undefined },
): Promise<StopsMap> {
  const last = stops.length - 1;
  return {
    ...(await tripMap(stops, { returns })),
    stops: [
      ...stops.map(({ lat, lon, name }, index) => ({
        lat,
        lon,
        label: name,
        kind: index === 0 || index === last ? ('end' as const) : ('via' as const),
      })),
      ...(vehicle ? [{ lat: vehicle.lat, lon: vehicle.lon, label: vehicle.label, kind: 'vehicle' as const }] : []),
    ],
  };
}

/** The map of a trip as it is requested, before any bus is chosen. */
export const requestedTripMap = ({ stops, return: back }: Pick<TripRequest, 'stops' | 'return'>): Promise<StopsMap> =>
  stopsMap(
    stops.map(({ place }) => place),
    { returns: back !== undefined },
  );
