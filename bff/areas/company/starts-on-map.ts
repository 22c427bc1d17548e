import { placesMap } from '@bff/domain/maps';
import type { Position } from '@bff/domain/shared/position';

/** A bus's starting positions for a map, the default first. */
export function startsOnMap(starts: readonly (Position & { name: string })[]) {
  const map = placesMap(starts);
  const kind = (index: number) => (index === 0 ? ('vehicle' as const) : ('end' as const));
  return (
    map && { ...map, stops: starts.map(({ lat, lon, name }, index) => ({ lat, lon, label: name, kind: kind(index) })) }
  );
}
