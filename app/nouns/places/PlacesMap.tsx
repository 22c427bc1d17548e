// Traces: S3-041
import type { BaseMap } from '@bff/domain/maps';
import type { MapStop } from '@ds/pictures/RouteMap/RouteMap';
import { MapDrawing } from './MapDrawing';

interface PlacesMapProps {
  /** Undefined: there is nothing to show. */
  map: (BaseMap & { stops: readonly MapStop[] }) | undefined;
  /** What it shows, given the names on it. */
  title: (names: string) => string;
}

/** Shows depots, a bus's starting position or buses on the road, drawn by the server. */
export function PlacesMap({ map, title }: PlacesMapProps) {
  if (!map) return null;
  return <MapDrawing map={map} isRegion title={title(map.stops.map(({ label }) => label).join(', '))} />;
}
