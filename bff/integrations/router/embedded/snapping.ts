import type { Position } from '@bff/domain/shared/position';
import { accessMetres, accessSeconds } from '../coach-speeds';
import type { EdgeGrid, NearEdge } from './edge-grid';
import type { Terminal } from './path-search';
import type { Islands } from './islands';
import { FERRY, OUTSIDE_SWEDEN, type RoadGraph } from './road-graph';
import type { Sea } from './sea';

/** Every edge within the nearest one's distance plus this is a possible access; the search chooses. */
const CHOICE_METRES = 3_000;
/** Searched in turn. A position more than 50 km from every road has none. */
const SEARCH_RADII = [5_000, 13_000, 50_000 + CHOICE_METRES];

/** A position and the edges by which a coach gets to it. */
export interface Snap {
  position: Position;
  /** By the nearest road: a Swedish stop's legs stay in Sweden where they can. */
  inSweden: boolean;
  accesses: readonly NearEdge[];
}

/** Caches the accesses of positions to the road: the same depots and towns are looked up again and again. */
export class Snapper {
  private readonly known = new Map<string, Snap>();

  constructor(
    private readonly graph: RoadGraph,
    private readonly grid: EdgeGrid,
    private readonly sea: Sea,
    private readonly islands: Islands,
  ) {}

  snap(position: Position): Snap {
    const key = `${position.lat},${position.lon}`;
    let snap = this.known.get(key);
    if (!snap) {
      if (this.known.size >= 50_000) this.known.clear();
      snap = this.find(position);
      this.known.set(key, snap);
    }
    return snap;
  }

  private find(position: Position): Snap {
    const hasRoad = this.islands.hasRoad(position);
    if (hasRoad === false) return { position, inSweden: true, accesses: [] };
    const overSea = hasRoad === true;
    const any = this.nearest(position, 0, overSea);
    const inSweden = any[0] !== undefined && !(this.graph.flags[any[0].edge]! & OUTSIDE_SWEDEN);
    return { position, inSweden, accesses: inSweden ? this.nearest(position, OUTSIDE_SWEDEN, overSea) : any };
  }

  /** Edges that a coach can get to, nearest first; across the sea only where a bridge or tunnel is known. */
  private nearest(position: Position, forbidden: number, overSea: boolean): readonly NearEdge[] {
    for (const radius of SEARCH_RADII) {
      const edges = this.grid
        .within(position, radius, forbidden)
        .sort((a, b) => a.metres - b.metres || a.edge - b.edge);
      const found: NearEdge[] = [];
      let farthest = Infinity;
      for (const access of edges) {
        // The coast is only checked for those near enough to be chosen.
        if (access.metres > farthest) break;
        if (!overSea && this.sea.parts(position, access)) continue;
        found.push(access);
        farthest = found[0]!.metres + CHOICE_METRES;
      }
      if (farthest <= radius) return found;
    }
    return [];
  }
}

const BOTH_ENDS = [0, 1] as const;
const [A, B] = [[0], [1]] as const;

/** The ends of its edge by which a coach continues: a ferry is boarded at its quay, and its time counted by the search. */
export const endsOf = (graph: RoadGraph, { edge, fraction }: NearEdge): readonly (0 | 1)[] =>
  graph.flags[edge]! & FERRY ? (fraction === 0 ? A : B) : BOTH_ENDS;

export const nodeAt = ({ edgeA, edgeB }: RoadGraph, { edge }: NearEdge, end: 0 | 1): number =>
  end === 0 ? edgeA[edge]! : edgeB[edge]!;

/** From the position to that end. */
export const secondsTo = (graph: RoadGraph, { edge, fraction, metres }: NearEdge, end: 0 | 1): number =>
  accessSeconds(metres) + Math.abs(end - fraction) * graph.seconds[edge]!;

export const metresTo = (graph: RoadGraph, { edge, fraction, metres }: NearEdge, end: 0 | 1): number =>
  accessMetres(metres) + Math.abs(end - fraction) * graph.metres[edge]!;

/** From the position to both ends of every edge it has access to. `access` is the index in the snap's list. */
export const terminals = (graph: RoadGraph, { accesses }: Snap): Terminal[] =>
  accesses.flatMap((near, access) =>
    endsOf(graph, near).map((end) => ({
      node: nodeAt(graph, near, end),
      seconds: secondsTo(graph, near, end),
      metres: metresTo(graph, near, end),
      access,
      end,
    })),
  );
