import type { Stretch } from '../build-leg';
import { COORD_SCALE, FERRY, type RoadGraph } from './road-graph';

/** Along an edge from one share of its length to another; `from` > `to` drives it from b to a. */
export function alongEdge(graph: RoadGraph, edge: number, from: number, to: number): Stretch {
  const share = Math.abs(to - from);
  return {
    kind: graph.flags[edge]! & FERRY ? 'ferry' : 'road',
    metres: graph.metres[edge]! * share,
    seconds: graph.seconds[edge]! * share,
    country: graph.countries[graph.country[edge]!]!,
    line: edgeLine(graph, edge, from, to),
    guessed: 0,
  };
}

function edgeLine(graph: RoadGraph, edge: number, from: number, to: number): Stretch['line'] {
  const { firstVertex, vertexLat, vertexLon } = graph;
  const points: [number, number][] = [];
  for (let v = firstVertex[edge]!; v < firstVertex[edge + 1]!; v++)
    points.push([vertexLat[v]! / COORD_SCALE, vertexLon[v]! / COORD_SCALE]);
  if (from === 0 && to === 1) return points;
  if (from === 1 && to === 0) return points.reverse();
  const cut = cutLine(points, Math.min(from, to), Math.max(from, to));
  return from <= to ? cut : cut.reverse();
}

/** The piece of a line between two shares of its length. */
function cutLine(points: readonly [number, number][], from: number, to: number): [number, number][] {
  const lengths = points.slice(1).map((point, i) => {
    const before = points[i]!;
    return Math.hypot(point[0] - before[0], (point[1] - before[1]) * Math.cos((before[0] * Math.PI) / 180));
  });
  const total = sum(lengths);
  const cut: [number, number][] = [];
  let done = 0;
  for (const [i, length] of lengths.entries()) {
    const [a, b] = [points[i]!, points[i + 1]!];
    const at = (share: number): [number, number] => {
      const along = length === 0 ? 0 : Math.min(1, Math.max(0, (share * total - done) / length));
      return [a[0] + along * (b[0] - a[0]), a[1] + along * (b[1] - a[1])];
    };
    if ((done + length) / total >= from && done / total <= to) {
      if (cut.length === 0) cut.push(at(from));
      cut.push(at(to));
    }
    done += length;
  }
  return cut.length > 0 ? cut : [points[0]!];
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
