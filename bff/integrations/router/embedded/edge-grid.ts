import type { Position } from '@bff/domain/shared/position';
import { COORD_SCALE, FERRY, LONG_FERRY, type RoadGraph } from './road-graph';

/** The nearest point of an edge: how far along the edge from a (0–1), and metres away in a straight line. */
export interface NearEdge {
  edge: number;
  fraction: number;
  metres: number;
  lat: number;
  lon: number;
}

/** Cell size in 1/10,000 degree: about 5.5 km each way at 57° north. */
const CELL_LAT = 500;
const CELL_LON = 1_000;
const METRES_A_UNIT = 111_195 / COORD_SCALE;

/**
 * Finds the road edges near a position: the segments of their lines, sorted into cells once. Of ferries it only finds quays without a known
 * road, so that an island without mapped roads still has its ferry.
 */
export class EdgeGrid {
  private readonly south: number;
  private readonly west: number;
  private readonly rows: number;
  private readonly columns: number;
  private readonly firstInCell: Int32Array;
  /** Vertex index at which a segment starts; for a quay, −1 − the vertex of the ferry's end. */
  private readonly segments: Int32Array;
  private readonly edgeOfSegment: Int32Array;

  constructor(private readonly graph: RoadGraph) {
    const lat = extent(graph.nodeLat);
    const lon = extent(graph.nodeLon);
    // Lines reach slightly beyond the outermost nodes; what is outside goes into the border cells.
    [this.south, this.west] = [lat.min, lon.min];
    this.rows = Math.floor((lat.max - lat.min) / CELL_LAT) + 1;
    this.columns = Math.floor((lon.max - lon.min) / CELL_LON) + 1;
    this.firstInCell = new Int32Array(this.rows * this.columns + 1);
    this.forEachSegmentCell((cell) => this.firstInCell[cell + 1]!++);
    for (let cell = 0; cell < this.rows * this.columns; cell++) this.firstInCell[cell + 1]! += this.firstInCell[cell]!;
    const next = this.firstInCell.slice();
    this.segments = new Int32Array(this.firstInCell.at(-1)!);
    this.edgeOfSegment = new Int32Array(this.segments.length);
    this.forEachSegmentCell((cell, edge, vertex) => {
      const slot = next[cell]!++;
      this.segments[slot] = vertex;
      this.edgeOfSegment[slot] = edge;
    });
  }

  /** Edges within `radius` metres whose flags have none of the `forbidden` bits; unordered. */
  within({ lat, lon }: Position, radius: number, forbidden: number): NearEdge[] {
    const { vertexLat, vertexLon, flags } = this.graph;
    const y = lat * COORD_SCALE;
    const x = lon * COORD_SCALE;
    const squeeze = Math.cos((lat * Math.PI) / 180);
    const reachLat = radius / METRES_A_UNIT;
    const reachLon = reachLat / squeeze;
    const best = new Map<number, { vertex: number; next: number; along: number; square: number }>();
    const limit = reachLat * reachLat;
    const [top, bottom] = [this.row(y + reachLat), this.row(y - reachLat)];
    const [left, right] = [this.column(x - reachLon), this.column(x + reachLon)];
    for (let row = bottom; row <= top; row++) {
      for (let column = left; column <= right; column++) {
        const cell = row * this.columns + column;
        for (let slot = this.firstInCell[cell]!; slot < this.firstInCell[cell + 1]!; slot++) {
          const edge = this.edgeOfSegment[slot]!;
          if (flags[edge]! & forbidden) continue;
          const segment = this.segments[slot]!;
          const isQuay = segment < 0;
          const vertex = isQuay ? -1 - segment : segment;
          const next = isQuay ? vertex : vertex + 1;
          const fromY = vertexLat[vertex]! - y;
          const fromX = (vertexLon[vertex]! - x) * squeeze;
          const dY = vertexLat[next]! - vertexLat[vertex]!;
          const dX = (vertexLon[next]! - vertexLon[vertex]!) * squeeze;
          const length = dY * dY + dX * dX;
          const along = length === 0 ? 0 : Math.min(1, Math.max(0, -(fromY * dY + fromX * dX) / length));
          const square = (fromY + along * dY) ** 2 + (fromX + along * dX) ** 2;
          if (square > limit) continue;
          const known = best.get(edge);
          if (!known || square < known.square) best.set(edge, { vertex, next, along, square });
        }
      }
    }
    return Array.from(best, ([edge, { vertex, next, along, square }]) => ({
      edge,
      fraction: this.fraction(edge, vertex, along),
      metres: Math.sqrt(square) * METRES_A_UNIT,
      lat: (vertexLat[vertex]! + along * (vertexLat[next]! - vertexLat[vertex]!)) / COORD_SCALE,
      lon: (vertexLon[vertex]! + along * (vertexLon[next]! - vertexLon[vertex]!)) / COORD_SCALE,
    }));
  }

  /** The share of the drawn line before a point on it. */
  private fraction(edge: number, vertex: number, along: number): number {
    const { firstVertex, vertexLat, vertexLon } = this.graph;
    let before = 0;
    let all = 0;
    for (let v = firstVertex[edge]!; v < firstVertex[edge + 1]! - 1; v++) {
      const squeeze = Math.cos((vertexLat[v]! / COORD_SCALE) * (Math.PI / 180));
      const length = Math.hypot(vertexLat[v + 1]! - vertexLat[v]!, (vertexLon[v + 1]! - vertexLon[v]!) * squeeze);
      if (v < vertex) before += length;
      else if (v === vertex) before += along * length;
      all += length;
    }
    return all === 0 ? 0 : before / all;
  }

  private row = (lat: number) => clamp(Math.floor((lat - this.south) / CELL_LAT), this.rows);
  private column = (lon: number) => clamp(Math.floor((lon - this.west) / CELL_LON), this.columns);

  /** The ends of a short ferry where nothing else meets it. */
  private quays(ferry: number): number[] {
    const { edgeA, edgeB, firstAdjacent, firstVertex, flags } = this.graph;
    if (flags[ferry]! & LONG_FERRY) return [];
    const isDeadEnd = (node: number) => firstAdjacent[node + 1]! - firstAdjacent[node]! === 1;
    return [
      ...(isDeadEnd(edgeA[ferry]!) ? [firstVertex[ferry]!] : []),
      ...(isDeadEnd(edgeB[ferry]!) ? [firstVertex[ferry + 1]! - 1] : []),
    ];
  }

  private forEachSegmentCell(visit: (cell: number, edge: number, vertex: number) => void): void {
    const { edgeCount, firstVertex, vertexLat, vertexLon, flags } = this.graph;
    for (let edge = 0; edge < edgeCount; edge++) {
      if (flags[edge]! & FERRY) {
        for (const vertex of this.quays(edge))
          visit(this.row(vertexLat[vertex]!) * this.columns + this.column(vertexLon[vertex]!), edge, -1 - vertex);
        continue;
      }
      for (let vertex = firstVertex[edge]!; vertex < firstVertex[edge + 1]! - 1; vertex++) {
        const rowA = this.row(vertexLat[vertex]!);
        const rowB = this.row(vertexLat[vertex + 1]!);
        const columnA = this.column(vertexLon[vertex]!);
        const columnB = this.column(vertexLon[vertex + 1]!);
        for (let row = Math.min(rowA, rowB); row <= Math.max(rowA, rowB); row++)
          for (let column = Math.min(columnA, columnB); column <= Math.max(columnA, columnB); column++)
            visit(row * this.columns + column, edge, vertex);
      }
    }
  }
}

const clamp = (index: number, count: number) => Math.min(count - 1, Math.max(0, index));

function extent(values: Int32Array): { min: number; max: number } {
  let [min, max] = [Infinity, -Infinity];
  for (const value of values) {
    if (value < min) min = value;
    if (value > max) max = value;
  }
  return { min, max };
}
