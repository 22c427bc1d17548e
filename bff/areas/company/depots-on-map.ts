import type { Depot } from '@bff/domain/depots';
import { placesMap } from '@bff/domain/maps';

/** Depots on a map with the land around them; undefined if there are none. */
export function depotsOnMap(depots: readonly Depot[]) {
  const map = placesMap(depots);
  return (
    map && { ...map, stops: depots.map(({ lat, lon, name }) => ({ lat, lon, label: name, kind: 'end' as const })) }
  );
}
