import type { Position } from '@bff/domain/shared/position';
import { type BaseMap, baseMap } from './base-map';
import { surroundings } from './surroundings';

/** Where nothing drives, what tells where one is are the towns around: RouteMap shows so much of a region. */
const REGION_DEGREES = 0.4;

/** The land around some places, for a map that shows only them; undefined without places. */
export const placesMap = (places: readonly Position[]): BaseMap | undefined =>
  places.length === 0
    ? undefined
    : baseMap(
        surroundings(
          places.map(({ lat, lon }) => [lat, lon]),
          REGION_DEGREES,
        ),
      );
