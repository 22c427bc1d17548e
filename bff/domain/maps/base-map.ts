import { readFileSync } from 'node:fs';
import type { FeatureCollection, Geometry, MultiPolygon, Polygon, Position } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { type Bounds, boundsOf, clipRing, contains, type LatLon, overlaps, type Ring } from './geo-ring';
import { roadsInside, type Town, townsInside } from './main-roads';

/** The surroundings of something: land and lakes as rings that a map fills, roads and borders as lines, and the largest towns. */
export interface BaseMap {
  land: readonly (readonly LatLon[])[];
  lakes: readonly (readonly LatLon[])[];
  roads: readonly (readonly LatLon[])[];
  borders: readonly (readonly LatLon[])[];
  towns: readonly Town[];
}

interface Sheet {
  bounds: Bounds;
  land: readonly Ring[];
  lakes: readonly Ring[];
  borders: readonly Ring[];
}

/** Natural Earth, cut for this product (data/geo/README.md). Relative to the server's working directory. */
const FOLDER = './data/geo';

const isArea = (geometry: Geometry): geometry is Polygon | MultiPolygon =>
  geometry.type === 'Polygon' || geometry.type === 'MultiPolygon';

const polygonsOf = (topology: Topology, name: string): Position[][][] => {
  const object = topology.objects[name] as GeometryCollection | undefined;
  if (!object) return [];
  const { features } = feature(topology, object) as FeatureCollection;
  return features
    .map(({ geometry }) => geometry)
    .filter(isArea)
    .flatMap((geometry) => (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates));
};

/** Outer rings only: a lake in the land is a ring of its own among the lakes. All run the same way round, so that none cancels another. */
const landOf = (topology: Topology, name: string): Ring[] =>
  polygonsOf(topology, name).map(([outer = []]) => ringOf(outer));

/** With the islands in them: a drawing leaves out what lies inside two rings. */
const lakesOf = (topology: Topology, name: string): Ring[] => polygonsOf(topology, name).flat().map(ringOf);

/** The lines of a layer, as drawn between countries. */
function linesOf(topology: Topology, name: string): Ring[] {
  const { features } = feature(topology, topology.objects[name] as GeometryCollection) as FeatureCollection;
  return features
    .flatMap(({ geometry }) =>
      geometry.type === 'LineString'
        ? [geometry.coordinates]
        : geometry.type === 'MultiLineString'
          ? geometry.coordinates
          : [],
    )
    .map(ringOf);
}

function ringOf(positions: readonly Position[]): Ring {
  const points = positions.map(([lon = 0, lat = 0]): LatLon => [lat, lon]);
  return { points, bounds: boundsOf(points) };
}

function readSheet(file: string, bounds: Bounds, names: { land: string; lakes?: string; borders?: string }): Sheet {
  const topology = JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as Topology;
  return {
    bounds,
    land: landOf(topology, names.land),
    lakes: names.lakes ? lakesOf(topology, names.lakes) : [],
    borders: names.borders ? linesOf(topology, names.borders) : [],
  };
}

interface Sheets {
  nordic: Sheet;
  europe: Sheet;
}

let sheets: Sheets | undefined;

/** Read once. */
function bothSheets(): Sheets {
  sheets ??= {
    nordic: readSheet(
      'basemap-nordic.topojson',
      { south: 52.8, west: 2.5, north: 72, east: 33 },
      { land: 'land', lakes: 'lakes', borders: 'borders' },
    ),
    europe: readSheet('basemap-europe.topojson', { south: 34, west: -12, north: 72, east: 42 }, { land: 'countries' }),
  };
  return sheets;
}

const inside = (rings: readonly Ring[], bounds: Bounds) =>
  rings
    .filter((ring) => overlaps(ring.bounds, bounds))
    .map((ring) => (contains(bounds, ring.bounds) ? ring.points : clipRing(ring.points, bounds)))
    .filter((points) => points.length > 2);

/** How far the sheets overlap, in degrees: no hairline of sea between them. */
const OVERLAP = 0.02;

/** The parts of the bounds west, east and south of a sheet; both sheets end at the same latitude in the north. */
function besides({ south, west, north, east }: Bounds, sheet: Bounds): Bounds[] {
  const inner = { south: Math.max(south, sheet.south), north };
  return [
    { ...inner, west, east: Math.min(east, sheet.west + OVERLAP) },
    { ...inner, west: Math.max(west, sheet.east - OVERLAP), east },
    { south, west, east, north: Math.min(north, sheet.south + OVERLAP) },
  ].filter((part) => part.west < part.east && part.south < part.north);
}

/** The base map inside the bounds: the fine sheet of the Nordic countries, and the coarse one of Europe around it. */
export function baseMap(bounds: Bounds): BaseMap {
  const { nordic, europe } = bothSheets();
  const around = besides(bounds, nordic.bounds).flatMap((part) => inside(europe.land, part));
  return {
    land: [...inside(nordic.land, bounds), ...around],
    lakes: inside(nordic.lakes, bounds),
    roads: roadsInside(bounds),
    borders: nordic.borders.filter((line) => overlaps(line.bounds, bounds)).map(({ points }) => points),
    towns: townsInside(bounds),
  };
}
