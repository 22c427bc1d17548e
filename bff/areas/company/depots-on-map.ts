import type { Depot } from '@bff/domain/depots';
import { placesMap } from '@bff/domain/maps';

/** Depots for a map: the land around them, and where each is; undefined without any. */
export function depotsOnMap(depots: readonly Depot[]) {
  const map = placesMap(depots);
  return (
    map && { ...map, stops: depots.map(({ lat, lon, name }) => ({ lat, lon, label: name, kind: 'end' as const })) }
  );
}
