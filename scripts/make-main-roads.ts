import { writeFileSync } from 'node:fs';
import { simplify } from '@ds/pictures/RouteMap/project';
import { loadRoadGraph } from '@bff/integrations/router/embedded/road-graph';
import { readPlaceFiles } from '@bff/seeds/reference/place-files';

/**
 * Map background around a route, drawn from the road graph and the places: main roads as few long lines, and the largest towns. Run it
 * after replacing one of these files: `node --import tsx scripts/make-main-roads.ts`.
 */
const FOLDER = 'data/geo';
const OUT = `${FOLDER}/main-roads-nordic.json`;
/** The graph's units per degree. */
const FROM_SCALE = 10_000;
/** Written units per degree: about 110 m, a pixel of the closest map. */
const SCALE = 1_000;
/** How far a line may deviate from its road, in the graph's units: about 200 m. */
const TOLERANCE = 20;
/** The population of the smallest town to name. */
const LEAST_POPULATION = 8_000;
/** Degrees of latitude within which only the largest town is named: about 20 km. */
const NEAR = 0.18;
/** The smallest extent for which a piece of road gets a line, in the graph's units. */
const SHORTEST = 150;

type Point = readonly [number, number];

const graph = loadRoadGraph(FOLDER);

/** The line of an edge, from its first node to its second. */
const lineOf = (edge: number): Point[] =>
  Array.from({ length: graph.firstVertex[edge + 1]! - graph.firstVertex[edge]! }, (_, index) => {
    const vertex = graph.firstVertex[edge]! + index;
    return [graph.vertexLat[vertex]!, graph.vertexLon[vertex]!];
  });

/** Smaller roads only in the countries where maps come close. */
const isShown = (edge: number): boolean =>
  graph.classes[edge] !== 'P' || ['SE', 'NO', 'DK', 'FI'].includes(graph.countries[graph.country[edge]!]!);

/** Edges of these classes, joined wherever exactly two of them meet. */
function chains(classes: string): Point[][] {
  const isMain = (edge: number) => classes.includes(graph.classes[edge]!) && isShown(edge);
  const at = (node: number) =>
    [...graph.adjacent.subarray(graph.firstAdjacent[node], graph.firstAdjacent[node + 1])].filter(isMain);
  const used = new Set<number>();
  const found: Point[][] = [];
  const walk = (start: number, from: number) => {
    const points: Point[] = [];
    let [edge, node]: [number | undefined, number] = [start, from];
    while (edge !== undefined && !used.has(edge)) {
      used.add(edge);
      const isForth = graph.edgeA[edge] === node;
      const line = lineOf(edge);
      points.push(...(isForth ? line : line.reverse()).slice(points.length > 0 ? 1 : 0));
      node = (isForth ? graph.edgeB[edge] : graph.edgeA[edge])!;
      const meeting = at(node);
      edge = meeting.length === 2 ? meeting.find((other) => !used.has(other)) : undefined;
    }
    found.push(points);
  };
  for (let node = 0; node < graph.nodeCount; node++) {
    const meeting = at(node);
    if (meeting.length !== 2) for (const edge of meeting) if (!used.has(edge)) walk(edge, node);
  }
  // The remaining ones are rings.
  for (let edge = 0; edge < graph.edgeCount; edge++)
    if (isMain(edge) && !used.has(edge)) walk(edge, graph.edgeA[edge]!);
  return found;
}

const extent = (points: readonly Point[]) =>
  [0, 1].reduce((sum, axis) => {
    const along = points.map((point) => point[axis]!);
    return sum + Math.max(...along) - Math.min(...along);
  }, 0);

/** Latitude and longitude alternately, each after the first as the difference from the one before. */
function coded(points: readonly Point[]): number[] {
  let [lat, lon] = [0, 0];
  return points.flatMap(([atLat, atLon]) => {
    const next = [Math.round((atLat * SCALE) / FROM_SCALE), Math.round((atLon * SCALE) / FROM_SCALE)] as const;
    const step = [next[0] - lat, next[1] - lon];
    [lat, lon] = next;
    return step;
  });
}

const lines = (classes: string): number[][] =>
  chains(classes)
    .filter((points) => extent(points) >= SHORTEST)
    .map((points) => coded(simplify(points, TOLERANCE)));

type Town = readonly [nameSv: string, nameEn: string, lat: number, lon: number];

/** A rough measure: at these latitudes a degree of longitude is half as long as one of latitude. */
const isNear = ([, , lat, lon]: Town, [, , otherLat, otherLon]: Town): boolean =>
  Math.hypot(lat - otherLat, (lon - otherLon) / 2) < NEAR;

const towns = readPlaceFiles(FOLDER)
  .map((place) => ({ ...place, population: place.population ?? 0 }))
  .filter(({ kind, population }) => kind === 'locality' && population >= LEAST_POPULATION)
  .sort((a, b) => b.population - a.population)
  .map(({ nameSv, nameEn, lat, lon }): Town => [nameSv, nameEn, Number(lat.toFixed(3)), Number(lon.toFixed(3))])
  // No suburbs of a town already named.
  .reduce<Town[]>((kept, town) => (kept.some((larger) => isNear(larger, town)) ? kept : [...kept, town]), []);

writeFileSync(
  OUT,
  `${JSON.stringify({ format: 'mainroads/2', scale: SCALE, main: lines('ME'), primary: lines('P'), towns })}\n`,
);
