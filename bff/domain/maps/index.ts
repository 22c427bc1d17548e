/** Land, water and roads as lines, for maps that the server draws. */
export { baseMap, type BaseMap } from './base-map';
export type { Bounds, LatLon } from './geo-ring';
export { placesMap } from './places-map';
export { requestedTripMap, stopsMap, type StopsMap, tripMap, type TripMap } from './trip-map';
