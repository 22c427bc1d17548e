import { readFileSync } from 'node:fs';
import type { FeatureCollection, Geometry, MultiPolygon, Polygon, Position } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, GeometryObject, Topology } from 'topojson-specification';
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
  const { features } = feature(topology, topology.objects[name] as GeometryCollection) as FeatureCollection;
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

/** The lines between neighbouring areas of a layer: what two of them share. */
function sharedLinesOf(topology: Topology, name: string): LatLon[][] {
  const areas = topology.objects[name] as GeometryCollection;
  const between = (one: GeometryObject, other: GeometryObject) => one !== other;
  return mesh(topology, areas, between).coordinates.map((positions) => [...ringOf(positions).points]);
}

/** The parts of lines outside some bounds, each up to its first point inside. */
function partsOutside(lines: readonly LatLon[][], bounds: Bounds): Ring[] {
  const isOutside = (point: LatLon) => !contains(bounds, boundsOf([point]));
  return lines.flatMap((line) => {
    const parts: LatLon[][] = [];
    line.forEach((point, index) => {
      const last = line[index - 1];
      if (last === undefined || !(isOutside(last) || isOutside(point))) parts.push([]);
      parts.at(-1)!.push(point);
    });
    return parts.filter((part) => part.length > 1).map((points) => ({ points, bounds: boundsOf(points) }));
  });
}

function ringOf(positions: readonly Position[]): Ring {
  const points = positions.map(([lon = 0, lat = 0]): LatLon => [lat, lon]);
  return { points, bounds: boundsOf(points) };
}

const topologyOf = (file: string) => JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as Topology;

let sheets: { nordic: Sheet; europe: Sheet } | undefined;

/** Read once. */
function bothSheets(): NonNullable<typeof sheets> {
  if (sheets) return sheets;
  const [nordic, europe] = [topologyOf('basemap-nordic.topojson'), topologyOf('basemap-europe.topojson')];
  const bounds = { south: 52.8, west: 2.5, north: 72, east: 33 };
  sheets = {
    nordic: {
      bounds,
      land: landOf(nordic, 'land'),
      lakes: lakesOf(nordic, 'lakes'),
      borders: linesOf(nordic, 'borders'),
    },
    europe: {
      bounds: { south: 34, west: -12, north: 72, east: 42 },
      land: landOf(europe, 'countries'),
      lakes: [],
      borders: partsOutside(sharedLinesOf(europe, 'countries'), bounds),
    },
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
    borders: [...nordic.borders, ...europe.borders]
      .filter((line) => overlaps(line.bounds, bounds))
      .map(({ points }) => points),
    towns: townsInside(bounds),
  };
}
