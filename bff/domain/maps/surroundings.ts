import { type Bounds, boundsOf, type LatLon } from './geo-ring';

/** Two stops in one street still get the roads around their town: what the smallest drawing shows (RouteMap), and some more. */
const LEAST_DEGREES = 0.25;

/**
 * What a drawing of any usual shape (up to 2 : 1) shows around these points. A degree of latitude is about two of longitude at these
 * latitudes, so the longer side, doubled for longitudes, is used for both.
 */
export function surroundings(points: readonly LatLon[], least = LEAST_DEGREES): Bounds {
  const { south, west, north, east } = boundsOf(points);
  const halfLat = Math.max(north - south, (east - west) / 2, least);
  const [lat, lon] = [(south + north) / 2, (west + east) / 2];
  const halfLon = halfLat * 3;
  return { south: lat - halfLat, north: lat + halfLat, west: lon - halfLon, east: lon + halfLon };
}
