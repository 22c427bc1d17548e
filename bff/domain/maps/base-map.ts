import { readFileSync } from 'node:fs';
import type { FeatureCollection, Geometry, MultiPolygon, Polygon, Position } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { type Bounds, boundsOf, clipRing, contains, type LatLon, overlaps, type Ring } from './geo-ring';

/** Land and lakes around something, as rings that a map fills. */
export interface BaseMap {
  land: readonly (readonly LatLon[])[];
  lakes: readonly (readonly LatLon[])[];
}

interface Sheet {
  bounds: Bounds;
  land: readonly Ring[];
  lakes: readonly Ring[];
}

/** Natural Earth, cut for this product (data/geo/README.md). Relative to where the server is started. */
const FOLDER = './data/geo';

const isArea = (geometry: Geometry): geometry is Polygon | MultiPolygon =>
  geometry.type === 'Polygon' || geometry.type === 'MultiPolygon';

/** Outer rings only: a lake in the land is a ring of its own among the lakes. */
function ringsOf(topology: Topology, name: string): Ring[] {
  const object = topology.objects[name] as GeometryCollection | undefined;
  if (!object) return [];
  const { features } = feature(topology, object) as FeatureCollection;
  return features
    .map(({ geometry }) => geometry)
    .filter(isArea)
    .flatMap((geometry) => (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates))
    .map(([outer = []]: Position[][]) => {
      const points = outer.map(([lon = 0, lat = 0]): LatLon => [lat, lon]);
      return { points, bounds: boundsOf(points) };
    });
}

function readSheet(file: string, bounds: Bounds, names: { land: string; lakes?: string }): Sheet {
  const topology = JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as Topology;
  return { bounds, land: ringsOf(topology, names.land), lakes: names.lakes ? ringsOf(topology, names.lakes) : [] };
}

let sheets: readonly Sheet[] | undefined;

/** The finest sheet first; read once. */
function allSheets(): readonly Sheet[] {
  sheets ??= [
    readSheet(
      'basemap-nordic.topojson',
      { south: 52.8, west: 2.5, north: 72, east: 33 },
      { land: 'land', lakes: 'lakes' },
    ),
    readSheet('basemap-europe.topojson', { south: 34, west: -12, north: 72, east: 42 }, { land: 'countries' }),
  ];
  return sheets;
}

/** The base map inside the bounds, from the finest sheet that covers them. */
export function baseMap(bounds: Bounds): BaseMap {
  const all = allSheets();
  const sheet = all.find((one) => contains(one.bounds, bounds)) ?? all.at(-1)!;
  const inside = (rings: readonly Ring[]) =>
    rings
      .filter((ring) => overlaps(ring.bounds, bounds))
      .map((ring) => (contains(bounds, ring.bounds) ? ring.points : clipRing(ring.points, bounds)))
      .filter((points) => points.length > 2);
  return { land: inside(sheet.land), lakes: inside(sheet.lakes) };
}
