/** WGS 84 degrees. */
export type LatLon = readonly [lat: number, lon: number];
/** Pixels of the drawing, y downwards. */
export type Pixel = readonly [x: number, y: number];

export interface MapSize {
  width: number;
  height: number;
  /** Pixels kept free around the points, for stops and their names. */
  padding?: number | undefined;
}

export interface Bounds {
  south: number;
  west: number;
  north: number;
  east: number;
}

export interface Projection {
  toPixel: (point: LatLon) => Pixel;
  /** What the whole drawing shows: the part of the base map that is needed. */
  bounds: Bounds;
}

const DEFAULT_PADDING = 36;
/** Two stops in one street still show the roads around their town: about 15 km at 60° N, in Mercator radians. */
const TOWN_SPAN = 0.005;
/** Of places that nothing drives between, the neighbouring towns tell where they are: about 55 km. */
export const REGION_SPAN = 0.018;
const radians = Math.PI / 180;

const mercatorY = (lat: number) => Math.log(Math.tan(Math.PI / 4 + (lat * radians) / 2));
const latitude = (y: number) => (2 * Math.atan(Math.exp(y)) - Math.PI / 2) / radians;

/** Web Mercator, moved and scaled so that all points fit inside the drawing's padding. */
export function fitProjection(
  points: readonly LatLon[],
  { width, height, padding = DEFAULT_PADDING }: MapSize,
  least = TOWN_SPAN,
): Projection {
  let [left, right, bottom, top] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [lat, lon] of points) {
    const x = lon * radians;
    const y = mercatorY(lat);
    left = Math.min(left, x);
    right = Math.max(right, x);
    bottom = Math.min(bottom, y);
    top = Math.max(top, y);
  }
  const scale = Math.min(
    (width - 2 * padding) / Math.max(right - left, least),
    (height - 2 * padding) / Math.max(top - bottom, least),
  );
  const middleX = (left + right) / 2;
  const middleY = (bottom + top) / 2;
  const [halfX, halfY] = [width / 2 / scale, height / 2 / scale];
  return {
    toPixel: ([lat, lon]) => [
      (lon * radians - middleX) * scale + width / 2,
      (middleY - mercatorY(lat)) * scale + height / 2,
    ],
    bounds: {
      south: latitude(middleY - halfY),
      north: latitude(middleY + halfY),
      west: (middleX - halfX) / radians,
      east: (middleX + halfX) / radians,
    },
  };
}

/** Removes points within `tolerance` pixels of the line without them (Douglas–Peucker, without recursion). */
export function simplify(points: readonly Pixel[], tolerance: number): Pixel[] {
  if (points.length < 3) return [...points];
  const keep = new Uint8Array(points.length);
  keep[0] = keep[points.length - 1] = 1;
  const open: [number, number][] = [[0, points.length - 1]];
  for (let part = open.pop(); part; part = open.pop()) {
    const [from, to] = part;
    let farthest = from;
    let distance = tolerance;
    for (let index = from + 1; index < to; index += 1) {
      const off = distanceToLine(points[index]!, points[from]!, points[to]!);
      if (off > distance) [farthest, distance] = [index, off];
    }
    if (farthest === from) continue;
    keep[farthest] = 1;
    open.push([from, farthest], [farthest, to]);
  }
  return points.filter((_, index) => keep[index]);
}

function distanceToLine([x, y]: Pixel, [ax, ay]: Pixel, [bx, by]: Pixel): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

/** Clips a ring to a rectangle (Sutherland–Hodgman), so that a coast far outside costs nothing. */
export function clipRing(ring: readonly Pixel[], { width, height }: MapSize, margin = 4): Pixel[] {
  const cut = (points: readonly Pixel[], axis: 0 | 1, limit: number, keepAbove: boolean): Pixel[] => {
    const inside = (point: Pixel) => (keepAbove ? point[axis] >= limit : point[axis] <= limit);
    const kept: Pixel[] = [];
    points.forEach((point, index) => {
      const before = points.at(index - 1)!;
      if (inside(point) !== inside(before)) {
        const t = (limit - before[axis]) / (point[axis] - before[axis]);
        kept.push([before[0] + t * (point[0] - before[0]), before[1] + t * (point[1] - before[1])]);
      }
      if (inside(point)) kept.push(point);
    });
    return kept;
  };
  let points = cut(ring, 0, -margin, true);
  points = cut(points, 0, width + margin, false);
  points = cut(points, 1, -margin, true);
  return cut(points, 1, height + margin, false);
}

/** The parts of a line within the drawing, clipped slightly beyond its edge (Liang–Barsky). */
export function clipLine(line: readonly Pixel[], { width, height }: MapSize, margin = 4): Pixel[][] {
  const parts: Pixel[][] = [];
  let part: Pixel[] = [];
  const end = () => {
    if (part.length > 1) parts.push(part);
    part = [];
  };
  for (let index = 1; index < line.length; index++) {
    const [from, to] = [line[index - 1]!, line[index]!];
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    let [enters, leaves] = [0, 1];
    for (const [step, room] of [
      [-dx, from[0] + margin],
      [dx, width + margin - from[0]],
      [-dy, from[1] + margin],
      [dy, height + margin - from[1]],
    ] as const) {
      if (step === 0 && room < 0) enters = Infinity;
      else if (step < 0) enters = Math.max(enters, room / step);
      else if (step > 0) leaves = Math.min(leaves, room / step);
    }
    if (enters > leaves) {
      end();
      continue;
    }
    const at = (t: number): Pixel => [from[0] + t * dx, from[1] + t * dy];
    if (part.length === 0 || enters > 0) {
      end();
      part.push(enters > 0 ? at(enters) : from);
    }
    part.push(leaves < 1 ? at(leaves) : to);
    if (leaves < 1) end();
  }
  end();
  return parts;
}

/**
 * Points as an SVG path with relative steps of a tenth of a pixel, which is the shortest text. Zero steps are left out; nothing is left of a
 * line shorter than one step, whose `l` without numbers would end the whole drawing.
 */
export function pathOf(points: readonly Pixel[], closed: boolean): string {
  const [start, ...others] = points.map(([x, y]) => [Math.round(x * 10), Math.round(y * 10)] as const);
  if (!start) return '';
  let [atX, atY] = start;
  const steps: string[] = [];
  for (const [x, y] of others) {
    if (x === atX && y === atY) continue;
    const dy = (y - atY) / 10;
    steps.push(`${(x - atX) / 10}${dy < 0 ? '' : ' '}${dy}`);
    [atX, atY] = [x, y];
  }
  if (steps.length === 0) return '';
  return `M${start[0] / 10} ${start[1] / 10}l${steps.join(' ')}${closed ? 'z' : ''}`;
}

/** Rings of the base map (land, lakes) as one path: projected, clipped, simplified. */
export function ringsPath(
  rings: readonly (readonly LatLon[])[],
  { toPixel }: Projection,
  size: MapSize,
  tolerance = 0.7,
): string {
  return rings
    .map((ring) => simplify(clipRing(ring.map(toPixel), size), tolerance))
    .filter((ring) => ring.length > 2)
    .map((ring) => pathOf(ring, true))
    .join('');
}

/** Lines (route, roads, borders) as one path: projected, clipped, simplified. */
export function linesPath(
  lines: readonly (readonly LatLon[])[],
  { toPixel }: Projection,
  size: MapSize,
  tolerance = 0.5,
): string {
  return lines
    .flatMap((line) => clipLine(line.map(toPixel), size))
    .map((part) => pathOf(simplify(part, tolerance), false))
    .join('');
}
