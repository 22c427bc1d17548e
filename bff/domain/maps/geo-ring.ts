/** WGS 84 degrees. */
export type LatLon = readonly [lat: number, lon: number];

export interface Bounds {
  south: number;
  west: number;
  north: number;
  east: number;
}

export interface Ring {
  points: readonly LatLon[];
  bounds: Bounds;
}

export const overlaps = (a: Bounds, b: Bounds): boolean =>
  a.west <= b.east && a.east >= b.west && a.south <= b.north && a.north >= b.south;

export const contains = (outer: Bounds, inner: Bounds): boolean =>
  outer.west <= inner.west && outer.east >= inner.east && outer.south <= inner.south && outer.north >= inner.north;

export function boundsOf(points: readonly LatLon[]): Bounds {
  const bounds = { south: Infinity, west: Infinity, north: -Infinity, east: -Infinity };
  for (const [lat, lon] of points) {
    bounds.south = Math.min(bounds.south, lat);
    bounds.north = Math.max(bounds.north, lat);
    bounds.west = Math.min(bounds.west, lon);
    bounds.east = Math.max(bounds.east, lon);
  }
  return bounds;
}

/** The part of the ring inside the bounds (Sutherland–Hodgman); empty if it lies outside. */
export function clipRing(points: readonly LatLon[], { south, west, north, east }: Bounds): readonly LatLon[] {
  let ring = cut(points, 0, south, 1);
  ring = cut(ring, 0, north, -1);
  ring = cut(ring, 1, west, 1);
  return cut(ring, 1, east, -1);
}

/** Keeps what lies on one side of a parallel (axis 0) or meridian (axis 1): above `limit` with `side` 1, below it with −1. */
function cut(points: readonly LatLon[], axis: 0 | 1, limit: number, side: 1 | -1): readonly LatLon[] {
  const inside = (point: LatLon) => (point[axis] - limit) * side >= 0;
  const kept: LatLon[] = [];
  points.forEach((point, index) => {
    const before = points.at(index - 1)!;
    if (inside(point) !== inside(before)) {
      const t = (limit - before[axis]) / (point[axis] - before[axis]);
      kept.push([before[0] + t * (point[0] - before[0]), before[1] + t * (point[1] - before[1])]);
    }
    if (inside(point)) kept.push(point);
  });
  return kept;
}
