import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { ferrySeconds, LONG_FERRY_METRES, roadSeconds, type RoadClass } from '../coach-speeds';

/** Properties of an edge, as bits; a search names the bits that it avoids. */
export const FERRY = 1;
export const LONG_FERRY = 2;
export const OUTSIDE_SWEDEN = 4;

/** Node and vertex coordinates are integers of 1/10,000 degree, as in the file. */
export const COORD_SCALE = 10_000;

/** The drawn lines are simplified, which makes the measured lengths slightly short (docs/geodata.md). */
const GENERALISATION = 1.003;

/** The whole road network in typed arrays: two-way edges, an adjacency list, and the drawn line of every edge from a to b. */
export interface RoadGraph {
  nodeCount: number;
  edgeCount: number;
  countries: readonly string[];
  nodeLat: Int32Array;
  nodeLon: Int32Array;
  edgeA: Int32Array;
  edgeB: Int32Array;
  metres: Float64Array;
  seconds: Float64Array;
  flags: Uint8Array;
  country: Uint8Array;
  /** One letter per edge, as in the file. */
  classes: string;
  /** Edges at node n: adjacent[firstAdjacent[n]] up to firstAdjacent[n + 1]. */
  firstAdjacent: Int32Array;
  adjacent: Int32Array;
  /** Line of edge e: vertices firstVertex[e] up to firstVertex[e + 1], both ends included. */
  firstVertex: Int32Array;
  vertexLat: Int32Array;
  vertexLon: Int32Array;
}

/** The file's format (`roadgraph/1`, described in data/geo/README.md). */
interface RoadFile {
  format: string;
  countries: string[];
  nodes: { n: number; lat: number[]; lon: number[] };
  edges: {
    n: number;
    a: number[];
    b: number[];
    m: number[];
    cls: string;
    cc: number[];
    urban: number[];
    geom: string[];
  };
}

export function loadRoadGraph(dataFolder: string): RoadGraph {
  const file = join(dataFolder, 'roads-nordic.json.gz');
  const roads = JSON.parse(gunzipSync(readFileSync(file)).toString()) as RoadFile;
  if (roads.format !== 'roadgraph/1') throw new Error(`${file} is not a roadgraph/1 file`);
  const countries = roads.countries.map((code) => code.toUpperCase());
  const nodeLat = runningSum(roads.nodes.lat);
  const nodeLon = runningSum(roads.nodes.lon);
  const edgeA = runningSum(roads.edges.a);
  const edgeB = Int32Array.from(roads.edges.b, (offset, edge) => edgeA[edge]! + offset);
  return {
    nodeCount: roads.nodes.n,
    edgeCount: roads.edges.n,
    countries,
    nodeLat,
    nodeLon,
    edgeA,
    edgeB,
    country: Uint8Array.from(roads.edges.cc),
    classes: roads.edges.cls,
    ...measures(roads, countries),
    ...adjacency(roads.nodes.n, edgeA, edgeB),
    ...lines(roads.edges.geom, { nodeLat, nodeLon, edgeA, edgeB }),
  };
}

function runningSum(deltas: readonly number[]): Int32Array {
  const sums = new Int32Array(deltas.length);
  let sum = 0;
  for (let i = 0; i < deltas.length; i++) sums[i] = sum += deltas[i]!;
  return sums;
}

function measures(roads: RoadFile, countries: readonly string[]): Pick<RoadGraph, 'metres' | 'seconds' | 'flags'> {
  const { n, m, cls, cc, urban } = roads.edges;
  const metres = new Float64Array(n);
  const seconds = new Float64Array(n);
  const flags = new Uint8Array(n);
  for (let edge = 0; edge < n; edge++) {
    const country = countries[cc[edge]!]!;
    if (country !== 'SE') flags[edge]! |= OUTSIDE_SWEDEN;
    if (cls[edge] === 'F') {
      metres[edge] = m[edge]!;
      seconds[edge] = ferrySeconds(m[edge]!);
      flags[edge]! |= m[edge]! > LONG_FERRY_METRES ? FERRY | LONG_FERRY : FERRY;
    } else {
      metres[edge] = m[edge]! * GENERALISATION;
      seconds[edge] = roadSeconds(metres[edge]!, cls[edge] as RoadClass, country, urban[edge]!);
    }
  }
  return { metres, seconds, flags };
}

function adjacency(
  nodeCount: number,
  edgeA: Int32Array,
  edgeB: Int32Array,
): Pick<RoadGraph, 'firstAdjacent' | 'adjacent'> {
  const firstAdjacent = new Int32Array(nodeCount + 1);
  for (const node of edgeA) firstAdjacent[node + 1]!++;
  for (const node of edgeB) firstAdjacent[node + 1]!++;
  for (let node = 0; node < nodeCount; node++) firstAdjacent[node + 1]! += firstAdjacent[node]!;
  const next = firstAdjacent.slice();
  const adjacent = new Int32Array(edgeA.length * 2);
  for (let edge = 0; edge < edgeA.length; edge++) {
    adjacent[next[edgeA[edge]!]!++] = edge;
    adjacent[next[edgeB[edge]!]!++] = edge;
  }
  return { firstAdjacent, adjacent };
}

/** Decodes the lines: interior vertices as encoded-polyline deltas that start from node a. */
function lines(
  encoded: readonly string[],
  { nodeLat, nodeLon, edgeA, edgeB }: Pick<RoadGraph, 'nodeLat' | 'nodeLon' | 'edgeA' | 'edgeB'>,
): Pick<RoadGraph, 'firstVertex' | 'vertexLat' | 'vertexLon'> {
  // A vertex takes two characters or more.
  const most = encoded.reduce((sum, line) => sum + (line.length >> 1) + 2, 0);
  const firstVertex = new Int32Array(encoded.length + 1);
  const vertexLat = new Int32Array(most);
  const vertexLon = new Int32Array(most);
  let vertex = 0;
  const push = (lat: number, lon: number) => {
    vertexLat[vertex] = lat;
    vertexLon[vertex++] = lon;
  };
  for (let edge = 0; edge < encoded.length; edge++) {
    firstVertex[edge] = vertex;
    const line = encoded[edge]!;
    let lat = nodeLat[edgeA[edge]!]!;
    let lon = nodeLon[edgeA[edge]!]!;
    push(lat, lon);
    let at = 0;
    const delta = () => {
      let value = 0;
      let shift = 0;
      let chunk: number;
      do {
        chunk = line.charCodeAt(at++) - 63;
        value |= (chunk & 31) << shift;
        shift += 5;
      } while (chunk >= 32);
      return value & 1 ? ~(value >> 1) : value >> 1;
    };
    while (at < line.length) {
      lat += delta();
      lon += delta();
      push(lat, lon);
    }
    push(nodeLat[edgeB[edge]!]!, nodeLon[edgeB[edge]!]!);
  }
  firstVertex[encoded.length] = vertex;
  return { firstVertex, vertexLat: vertexLat.slice(0, vertex), vertexLon: vertexLon.slice(0, vertex) };
}
