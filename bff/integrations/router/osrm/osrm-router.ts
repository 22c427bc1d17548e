import { straightLineMetres, type Position } from '@bff/domain/shared/position';
import { isApproximate } from '../build-leg';
import { accessMetres, accessSeconds, withManoeuvres } from '../coach-speeds';
import type { Reach, RouteLeg, RouteOptions, Router } from '../port';
import { Countries } from './countries';
import type { OsrmWaypoint } from './osrm-answers';
import { OsrmClient } from './osrm-client';
import { coachSeconds, legFromSteps } from './osrm-leg';

/** A position farther than this from every road has none. */
const FARTHEST_METRES = 50_000;
/** OSRM's own limit on a table's coordinates is 100; one is the source. */
const TABLE_TARGETS = 99;

/** Routes with an OSRM server that has a car profile. */
export class OsrmRouter implements Router {
  readonly name = 'osrm';
  private readonly client: OsrmClient;
  private readonly countries: Countries;

  constructor({ url, dataFolder, timeoutMs = 5_000 }: { url: string; dataFolder: string; timeoutMs?: number }) {
    this.client = new OsrmClient(url, timeoutMs);
    this.countries = new Countries(dataFolder);
  }

  async route(stops: readonly Position[], options: RouteOptions = {}): Promise<readonly RouteLeg[] | undefined> {
    const pairs = stops.slice(1).map((to, index) => [stops[index]!, to] as const);
    const legs = await Promise.all(pairs.map(([from, to]) => this.leg(from, to, options)));
    return legs.every((leg) => leg !== undefined) ? legs : undefined;
  }

  async reach(
    from: Position,
    to: readonly Position[],
    { maxMetres }: { maxMetres: number },
  ): Promise<readonly (Reach | undefined)[]> {
    const near = Array.from(to.keys()).filter((index) => straightLineMetres(from, to[index]!) <= maxMetres);
    const found = new Array<Reach | undefined>(to.length);
    const chunks = Array.from({ length: Math.ceil(near.length / TABLE_TARGETS) }, (_, chunk) =>
      near.slice(chunk * TABLE_TARGETS, (chunk + 1) * TABLE_TARGETS),
    );
    await Promise.all(
      chunks.map(async (indexes) => {
        const table = await this.client.table(
          from,
          indexes.map((index) => to[index]!),
        );
        for (const [column, index] of indexes.entries()) {
          const reach = reachOf({
            metres: table?.distances?.[0]?.[column],
            seconds: table?.durations?.[0]?.[column],
            accesses: [table?.sources?.[0], table?.destinations?.[column]],
          });
          if (reach && reach.metres <= maxMetres) found[index] = reach;
        }
      }),
    );
    return found;
  }

  /** The fastest route, unless it takes a long ferry, or leaves Sweden between Swedish stops, and another does not. */
  private async leg(from: Position, to: Position, { longFerries }: RouteOptions): Promise<RouteLeg | undefined> {
    const [fastest] = await this.ways(from, to);
    if (!fastest) return undefined;
    const domestic = this.isSwedish(from) && this.isSwedish(to);
    const objections = (leg: RouteLeg) =>
      Number(longFerries !== 'allow' && leg.hasLongFerry) * 2 +
      Number(domestic && leg.countries.some(({ country }) => country !== 'SE'));
    if (objections(fastest) === 0) return fastest;
    const others = [
      ...(await this.ways(from, to, { alternatives: '3' })),
      ...(fastest.hasLongFerry ? await this.ways(from, to, { exclude: 'ferry' }) : []),
    ];
    return others.reduce((best, leg) => (objections(leg) < objections(best) ? leg : best), fastest);
  }

  private async ways(from: Position, to: Position, parameters: Record<string, string> = {}): Promise<RouteLeg[]> {
    const answer = await this.client.route(from, to, parameters);
    const [start, end] = answer?.waypoints ?? [];
    if (!start || !end || Math.max(start.distance, end.distance) > FARTHEST_METRES) return [];
    return (answer?.routes ?? []).map((route) =>
      legFromSteps(
        route.legs.flatMap((leg) => leg.steps),
        { from, to, waypoints: [start, end] },
        this.countries,
      ),
    );
  }

  /** Quays and islands are at sea on this map: what is not abroad is Swedish. */
  private isSwedish = ({ lat, lon }: Position) => (this.countries.at(lat, lon) ?? 'SE') === 'SE';
}

/** OSRM's table does not know ferries: their time counts as driving here; the trip's own route separates them. */
function reachOf({
  metres,
  seconds,
  accesses: [start, end],
}: {
  metres: number | null | undefined;
  seconds: number | null | undefined;
  accesses: readonly [OsrmWaypoint | null | undefined, OsrmWaypoint | null | undefined];
}): Reach | undefined {
  if (metres == null || seconds == null || !start || !end) return undefined;
  if (Math.max(start.distance, end.distance) > FARTHEST_METRES) return undefined;
  const driving = accessSeconds(start.distance) + coachSeconds(seconds) + accessSeconds(end.distance);
  return {
    metres: Math.round(accessMetres(start.distance) + metres + accessMetres(end.distance)),
    seconds: Math.round(withManoeuvres(driving)),
    ferrySeconds: 0,
    approximate: isApproximate(start.distance) || isApproximate(end.distance),
  };
}
