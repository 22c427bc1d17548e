import { straightLineMetres, type Position } from '@bff/domain/shared/position';
import type { Reach, RouteLeg, RouteOptions, Router } from '../port';
import { acrossUnknown, buildLeg, isApproximate, type Stretch } from '../build-leg';
import { accessSeconds, withManoeuvres } from '../coach-speeds';
import { EdgeGrid, type NearEdge } from './edge-grid';
import { alongEdge } from './edge-stretch';
import { Islands } from './islands';
import { PathSearch, type FoundPath } from './path-search';
import { loadRoadGraph, LONG_FERRY, OUTSIDE_SWEDEN, type RoadGraph } from './road-graph';
import { Roadnets } from './roadnets';
import { Sea } from './sea';
import { endsOf, metresTo, nodeAt, secondsTo, Snapper, terminals, type Snap } from './snapping';

/** Two stops this near each other may be connected by a street that the graph does not have. */
const NEIGHBOURS_METRES = 3_000;

/** Routes on the road graph of the data folder, in this process. */
export class EmbeddedRouter implements Router {
  readonly name = 'embedded';
  private readonly graph: RoadGraph;
  private readonly snapper: Snapper;
  private readonly search: PathSearch;
  private readonly roadnets: Roadnets;
  private readonly places: Int32Array;
  private placed: readonly NearEdge[] = [];

  constructor(dataFolder: string) {
    this.graph = loadRoadGraph(dataFolder);
    this.snapper = new Snapper(this.graph, new EdgeGrid(this.graph), new Sea(dataFolder), new Islands(dataFolder));
    this.search = new PathSearch(this.graph);
    this.roadnets = new Roadnets(this.graph);
    this.places = new Int32Array(this.graph.edgeCount);
  }

  route(stops: readonly Position[], options: RouteOptions = {}): Promise<readonly RouteLeg[] | undefined> {
    const snaps = stops.map((stop) => this.snapper.snap(stop));
    const legs: RouteLeg[] = [];
    for (const [index, to] of snaps.slice(1).entries()) {
      const leg = this.leg(snaps[index]!, to, options);
      if (!leg) return Promise.resolve(undefined);
      legs.push(leg);
    }
    return Promise.resolve(legs);
  }

  reach(
    from: Position,
    to: readonly Position[],
    { maxMetres }: { maxMetres: number },
  ): Promise<readonly (Reach | undefined)[]> {
    const start = this.snapper.snap(from);
    const places = this.placesOf(start);
    const found = new Array<Reach | undefined>(to.length);
    const snaps = to.map((position) =>
      straightLineMetres(from, position) <= maxMetres ? this.snapper.snap(position) : undefined,
    );
    // Swedish targets of a Swedish position stay on Swedish roads, as their route will; others need the wider net.
    for (const domestic of [true, false]) {
      const isWanted = (target: Snap | undefined): target is Snap =>
        target !== undefined && (start.inSweden && target.inSweden) === domestic;
      if (!snaps.some(isWanted) || start.accesses.length === 0) continue;
      this.search.spread(terminals(this.graph, start), { forbidden: forbiddenFor(domestic), maxMetres });
      for (const [index, target] of snaps.entries())
        if (isWanted(target)) found[index] = this.reachOf(start, places, target, maxMetres);
    }
    return Promise.resolve(found);
  }

  /** The position of each edge among a snap's accesses, counting from one; 0 for all others. Nothing awaits while it is used. */
  private placesOf({ accesses }: Snap): Int32Array {
    for (const { edge } of this.placed) this.places[edge] = 0;
    for (const [index, { edge }] of accesses.entries()) this.places[edge] = index + 1;
    this.placed = accesses;
    return this.places;
  }

  private leg(from: Snap, to: Snap, { longFerries = 'avoid' }: RouteOptions): RouteLeg | undefined {
    if (from.accesses.length === 0 || to.accesses.length === 0) return undefined;
    const nearby = this.nearby(from, this.placesOf(from), to);
    const domestic = from.inSweden && to.inSweden;
    const attempts =
      longFerries === 'allow'
        ? [...(domestic ? [OUTSIDE_SWEDEN] : []), 0]
        : [...(domestic ? [OUTSIDE_SWEDEN | LONG_FERRY] : []), LONG_FERRY, 0];
    for (const forbidden of attempts) {
      if (!nearby && !this.roadnets.connected(forbidden, from, to)) continue;
      const path = this.search.find(terminals(this.graph, from), terminals(this.graph, to), to.position, {
        forbidden,
        below: nearby?.seconds,
      });
      if (path) return buildLeg(this.stretches(from, to, path));
      if (nearby) return buildLeg(nearby.stretches);
    }
    return undefined;
  }

  /** The best route between two stops that needs no junction: along one edge, or straight when they are neighbours. */
  private nearby(from: Snap, places: Int32Array, to: Snap): { seconds: number; stretches: Stretch[] } | undefined {
    let best: { seconds: number; stretches: () => Stretch[] } | undefined;
    const apart = straightLineMetres(from.position, to.position);
    if (apart <= NEIGHBOURS_METRES)
      best = {
        seconds: accessSeconds(apart),
        stretches: () => [acrossUnknown(from.position, to.position, apart, this.country(from.accesses[0]!))],
      };
    const shared = to.accesses.filter(({ edge }) => places[edge]! > 0);
    shared.sort((one, other) => places[one.edge]! - places[other.edge]!);
    for (const end of shared) {
      const start = from.accesses[places[end.edge]! - 1]!;
      const seconds =
        accessSeconds(start.metres) +
        Math.abs(end.fraction - start.fraction) * this.graph.seconds[start.edge]! +
        accessSeconds(end.metres);
      if (best && best.seconds <= seconds) continue;
      best = {
        seconds,
        stretches: () => [
          this.access(from, start, 'out'),
          alongEdge(this.graph, start.edge, start.fraction, end.fraction),
          this.access(to, end, 'in'),
        ],
      };
    }
    return best && { seconds: best.seconds, stretches: best.stretches() };
  }

  private stretches(from: Snap, to: Snap, path: FoundPath): Stretch[] {
    const { graph } = this;
    const start = from.accesses[path.from.access]!;
    const end = to.accesses[path.to.access]!;
    let node = path.from.node;
    const whole = path.edges.map((edge) => {
      const forward = graph.edgeA[edge] === node;
      node = forward ? graph.edgeB[edge]! : graph.edgeA[edge]!;
      return forward ? alongEdge(graph, edge, 0, 1) : alongEdge(graph, edge, 1, 0);
    });
    return [
      this.access(from, start, 'out'),
      alongEdge(graph, start.edge, start.fraction, path.from.end),
      ...whole,
      alongEdge(graph, end.edge, path.to.end, end.fraction),
      this.access(to, end, 'in'),
    ];
  }

  private access({ position }: Snap, access: NearEdge, direction: 'out' | 'in'): Stretch {
    const [from, to] = direction === 'out' ? [position, access] : [access, position];
    return acrossUnknown(from, to, access.metres, this.country(access));
  }

  private country({ edge }: NearEdge): string {
    return this.graph.countries[this.graph.country[edge]!]!;
  }

  /** Reads the result of the last spread for one target. */
  private reachOf(start: Snap, places: Int32Array, target: Snap, maxMetres: number): Reach | undefined {
    const { graph, search } = this;
    const nearby = this.nearby(start, places, target);
    let best = nearby && {
      seconds: nearby.seconds,
      metres: nearby.stretches.reduce((total, stretch) => total + stretch.metres, 0),
      ferrySeconds: 0,
      approximate: nearby.stretches.some((stretch) => isApproximate(stretch.guessed)),
    };
    // A thousand depots with dozens of edges each: the fastest is selected first, then examined.
    let least = best?.seconds ?? Infinity;
    let by: NearEdge | undefined;
    let byEnd: 0 | 1 = 0;
    for (const access of target.accesses)
      for (const end of endsOf(graph, access)) {
        const seconds = search.secondsTo(nodeAt(graph, access, end)) + secondsTo(graph, access, end);
        if (seconds >= least) continue;
        least = seconds;
        [by, byEnd] = [access, end];
      }
    if (by) {
      const reached = search.reached(nodeAt(graph, by, byEnd))!;
      best = {
        seconds: least,
        metres: reached.metres + metresTo(graph, by, byEnd),
        ferrySeconds: reached.ferrySeconds,
        approximate: isApproximate(start.accesses[reached.from.access]!.metres) || isApproximate(by.metres),
      };
    }
    if (!best || best.metres > maxMetres) return undefined;
    return {
      metres: Math.round(best.metres),
      seconds: Math.round(withManoeuvres(best.seconds - best.ferrySeconds)),
      ferrySeconds: Math.round(best.ferrySeconds),
      approximate: best.approximate,
    };
  }
}

const forbiddenFor = (domestic: boolean) => (domestic ? OUTSIDE_SWEDEN | LONG_FERRY : LONG_FERRY);
