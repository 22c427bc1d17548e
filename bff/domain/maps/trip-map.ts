import type { Position } from '@bff/domain/shared/position';
import { service } from '@bff/domain/shared/services';
import { logger } from '@bff/platform/logger';
import { type BaseMap, baseMap } from './base-map';
import { type Bounds, boundsOf, type LatLon } from './geo-ring';

/** What RouteMap draws of a trip, besides its stops' names. */
export interface TripMap extends BaseMap {
  /** One line a leg. Empty when the roads are not known right now. */
  route: readonly (readonly LatLon[])[];
  /** Metres driven with passengers, or null when the roads are not known. */
  metres: number | null;
  /** A noticeable stretch is a guess along the straight line. */
  approximate: boolean;
}

/** Two stops in one street still get some town around them. */
const LEAST_DEGREES = 0.06;

/**
 * What a drawing of any usual shape (up to 2 : 1) shows around these points. A degree of latitude is about two of longitude up here, so
 * the longer side, doubled for longitudes, is taken for both.
 */
function surroundings(points: readonly LatLon[]): Bounds {
  const { south, west, north, east } = boundsOf(points);
  const halfLat = Math.max(north - south, (east - west) / 2, LEAST_DEGREES);
  const [lat, lon] = [(south + north) / 2, (west + east) / 2];
  const halfLon = halfLat * 3;
  return { south: lat - halfLat, north: lat + halfLat, west: lon - halfLon, east: lon + halfLon };
}

/** The roads of a trip and the land around them. A map is never worth a page: without roads it shows the stops alone. */
export async function tripMap(stops: readonly Position[], { returns = false } = {}): Promise<TripMap> {
  const [first] = stops;
  const through = returns && first ? [...stops, first] : stops;
  const legs = await service('router')
    .route(through)
    .catch((error: unknown) => {
      logger.warn({ err: error }, 'map without roads');
      return undefined;
    });
  const route = (legs ?? []).map((leg) => leg.geometry);
  return {
    ...baseMap(surroundings([...route.flat(), ...stops.map(({ lat, lon }): LatLon => [lat, lon])])),
    route,
    metres: legs ? legs.reduce((sum, leg) => sum + leg.metres, 0) : null,
    approximate: legs?.some((leg) => leg.approximate) ?? false,
  };
}
