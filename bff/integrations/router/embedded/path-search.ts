import FlatQueue from 'flatqueue';
import type { Position } from '@bff/domain/shared/position';
import { FASTEST } from '../coach-speeds';
import { COORD_SCALE, FERRY, type RoadGraph } from './road-graph';

/** Where a search may begin or end: at `node`, after `seconds` and `metres` of road on the way to it. */
export interface Terminal {
  node: number;
  seconds: number;
  metres: number;
  /** For the caller: which access, and by which end of its edge (0 = a, 1 = b). */
  access: number;
  end: 0 | 1;
}

export interface FoundPath {
  /** All seconds, including ferries and both terminals. */
  seconds: number;
  /** Road metres, including both terminals. */
  metres: number;
  from: Terminal;
  to: Terminal;
  /** Edges in driving order. */
  edges: readonly number[];
}

/** What the last outward search knows about a node. */
export interface Reached {
  seconds: number;
  metres: number;
  ferrySeconds: number;
  from: Terminal;
}

const EARTH_RADIUS_METRES = 6_371_008.8;
/** A few measured lengths are slightly shorter than the line between their rounded nodes; the estimate must stay below the truth. */
const SAFETY = 0.95;

/** Fastest paths on the graph. The next search reuses its arrays, so copy a result before starting one. */
export class PathSearch {
  private readonly queue = new FlatQueue<number>();
  private readonly seconds: Float64Array;
  private readonly metres: Float64Array;
  private readonly ferrySeconds: Float64Array;
  /** Edge by which the node was reached; -1 − n for the start terminal n. */
  private readonly via: Int32Array;
  /** The search that last wrote the node's entries: nothing needs clearing. */
  private readonly writtenBy: Uint32Array;
  private run = 0;
  private starts: readonly Terminal[] = [];
  /** Unit vector of every node, for straight-line estimates without trigonometry. */
  private readonly unit: Float64Array;

  constructor(private readonly graph: RoadGraph) {
    const { nodeCount, nodeLat, nodeLon } = graph;
    this.seconds = new Float64Array(nodeCount);
    this.metres = new Float64Array(nodeCount);
    this.ferrySeconds = new Float64Array(nodeCount);
    this.via = new Int32Array(nodeCount);
    this.writtenBy = new Uint32Array(nodeCount);
    this.unit = new Float64Array(nodeCount * 3);
    for (let node = 0; node < nodeCount; node++)
      this.unit.set(unitVector(nodeLat[node]! / COORD_SCALE, nodeLon[node]! / COORD_SCALE), node * 3);
  }

  /** The fastest path (A*) from any start to any end over edges without a `forbidden` flag; undefined when none beats `below` seconds. */
  find(
    starts: readonly Terminal[],
    ends: readonly Terminal[],
    goal: Position,
    { forbidden, below = Infinity }: { forbidden: number; below?: number | undefined },
  ): FoundPath | undefined {
    const endsAt = new Map<number, Terminal>();
    for (const end of ends) if (end.seconds < (endsAt.get(end.node)?.seconds ?? Infinity)) endsAt.set(end.node, end);
    const [goalX, goalY, goalZ] = unitVector(goal.lat, goal.lon);
    const scale = (EARTH_RADIUS_METRES * SAFETY) / FASTEST;
    const estimate = (node: number) => {
      const dx = this.unit[node * 3]! - goalX;
      const dy = this.unit[node * 3 + 1]! - goalY;
      const dz = this.unit[node * 3 + 2]! - goalZ;
      return Math.sqrt(dx * dx + dy * dy + dz * dz) * scale;
    };
    let best = below;
    let bestEnd: Terminal | undefined;
    this.begin(starts, estimate);
    while (this.queue.length > 0) {
      const key = this.queue.peekValue()!;
      if (key >= best) break;
      const node = this.queue.pop()!;
      const reached = this.seconds[node]!;
      if (key > reached + estimate(node)) continue; // a better path was found since
      const end = endsAt.get(node);
      if (end && reached + end.seconds < best) {
        best = reached + end.seconds;
        bestEnd = end;
      }
      this.relax(node, forbidden, estimate);
    }
    return bestEnd && this.pathTo(bestEnd);
  }

  /** Searches outwards (Dijkstra) until every remaining path is longer than `maxMetres` of road; query `reached` afterwards. */
  spread(starts: readonly Terminal[], { forbidden, maxMetres }: { forbidden: number; maxMetres: number }): void {
    const none = () => 0;
    this.begin(starts, none);
    while (this.queue.length > 0) {
      const key = this.queue.peekValue()!;
      const node = this.queue.pop()!;
      if (key > this.seconds[node]! || this.metres[node]! > maxMetres) continue;
      this.relax(node, forbidden, none);
    }
  }

  /** The last search's time to a node; Infinity if it did not get there. */
  secondsTo(node: number): number {
    return this.writtenBy[node] === this.run ? this.seconds[node]! : Infinity;
  }

  /** How the last search got to a node, if it did. */
  reached(node: number): Reached | undefined {
    if (this.writtenBy[node] !== this.run) return undefined;
    let at = node;
    while (this.via[at]! >= 0) at = this.otherEnd(this.via[at]!, at);
    return {
      seconds: this.seconds[node]!,
      metres: this.metres[node]!,
      ferrySeconds: this.ferrySeconds[node]!,
      from: this.starts[-1 - this.via[at]!]!,
    };
  }

  private begin(starts: readonly Terminal[], estimate: (node: number) => number): void {
    this.run++;
    this.starts = starts;
    this.queue.clear();
    for (const [index, start] of starts.entries()) {
      if (this.writtenBy[start.node] === this.run && this.seconds[start.node]! <= start.seconds) continue;
      this.write(start.node, start.seconds, start.metres, 0, -1 - index);
      this.queue.push(start.node, start.seconds + estimate(start.node));
    }
  }

  private relax(node: number, forbidden: number, estimate: (node: number) => number): void {
    const { firstAdjacent, adjacent, flags, seconds, metres, edgeA, edgeB } = this.graph;
    const reached = this.seconds[node]!;
    for (let slot = firstAdjacent[node]!; slot < firstAdjacent[node + 1]!; slot++) {
      const edge = adjacent[slot]!;
      if (flags[edge]! & forbidden) continue;
      const next = edgeA[edge] === node ? edgeB[edge]! : edgeA[edge]!;
      const arrival = reached + seconds[edge]!;
      if (this.writtenBy[next] === this.run && this.seconds[next]! <= arrival) continue;
      const byFerry = flags[edge]! & FERRY;
      this.write(
        next,
        arrival,
        this.metres[node]! + (byFerry ? 0 : metres[edge]!),
        this.ferrySeconds[node]! + (byFerry ? seconds[edge]! : 0),
        edge,
      );
      this.queue.push(next, arrival + estimate(next));
    }
  }

  private write(node: number, seconds: number, metres: number, ferrySeconds: number, via: number): void {
    this.writtenBy[node] = this.run;
    this.seconds[node] = seconds;
    this.metres[node] = metres;
    this.ferrySeconds[node] = ferrySeconds;
    this.via[node] = via;
  }

  private pathTo(to: Terminal): FoundPath {
    const edges: number[] = [];
    let node = to.node;
    while (this.via[node]! >= 0) {
      edges.push(this.via[node]!);
      node = this.otherEnd(this.via[node]!, node);
    }
    return {
      seconds: this.seconds[to.node]! + to.seconds,
      metres: this.metres[to.node]! + to.metres,
      from: this.starts[-1 - this.via[node]!]!,
      to,
      edges: edges.reverse(),
    };
  }

  private otherEnd(edge: number, node: number): number {
    const { edgeA, edgeB } = this.graph;
    return edgeA[edge] === node ? edgeB[edge]! : edgeA[edge]!;
  }
}

function unitVector(lat: number, lon: number): [x: number, y: number, z: number] {
  const [phi, lambda] = [(lat * Math.PI) / 180, (lon * Math.PI) / 180];
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}
