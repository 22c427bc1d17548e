import { stopsMap, type StopsMap } from '@bff/domain/maps';
import type { TripRequest } from '@bff/domain/trips';

/** The map of a trip that quotes are requested for. */
export const askedMap = ({ stops, return: back }: TripRequest): Promise<StopsMap> =>
  stopsMap(
    stops.map(({ place }) => place),
    { returns: back !== undefined },
  );
