export { getPlace, getPlaces } from './get-places';
export { nearestPlace } from './place.store';
export type { Place, PlaceKind, PlaceLanguage, PlaceResolution } from './place';
export { resolvePlace } from './resolve-place';
export { searchPlaces } from './search-places';
