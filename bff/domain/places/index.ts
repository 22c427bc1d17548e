export { describePlace, placeFieldText } from './describe-place';
export { getPlace, getPlaces } from './get-places';
export { largestNear, nearestPlace } from './place.store';
export { nearPlaces } from './near-places';
export type { Place, PlaceKind, PlaceLanguage, PlaceResolution } from './place';
export { namedInSwedish, placeNames, storedNamesIn, waysIn } from './place-names';
export { regionName } from './region-name';
export { resolvePicked, resolvePlace } from './resolve-place';
export { searchPlaces, suggestPlaces } from './search-places';
