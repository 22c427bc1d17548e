import type { Position } from '@bff/domain/shared/position';

/** A stretch of one kind, in driving order. A ferry longer than 16 km is a long one. */
export interface RoutePart {
  kind: 'road' | 'ferry';
  metres: number;
  seconds: number;
  longFerry?: boolean | undefined;
}

export interface CountryMetres {
  /** ISO 3166-1 alpha-2, upper case. */
  country: string;
  metres: number;
}

export interface RouteLeg {
  parts: readonly RoutePart[];
  /** Road metres only; the parts' road metres and the countries' metres sum to it. */
  metres: number;
  /** Road driving seconds only, for a coach. */
  seconds: number;
  ferrySeconds: number;
  ferryMetres: number;
  hasLongFerry: boolean;
  /** Road metres by country, in driving order of first entry. */
  countries: readonly CountryMetres[];
  /** True when a noticeable stretch is a guess along the straight line instead of a known road. */
  approximate: boolean;
  geometry: readonly (readonly [lat: number, lon: number])[];
}

export interface Reach {
  metres: number;
  seconds: number;
  ferrySeconds: number;
  approximate: boolean;
}

export interface RouteOptions {
  /** `avoid` (default): no ferry over 16 km where a road exists; `allow`: the fastest route, whatever it takes. */
  longFerries?: 'avoid' | 'allow';
}

/** Roads for a coach: metres and seconds are integers. */
export interface Router {
  /**
   * One leg between each pair of consecutive positions; undefined when there is no road route. Between Swedish stops other countries and
   * long ferries are avoided where a road exists; where none does the leg says so (`countries`, `hasLongFerry`).
   */
  route(stops: readonly Position[], options?: RouteOptions): Promise<readonly RouteLeg[] | undefined>;
  /** One search outwards from `from` to all targets within `maxMetres` by road; undefined for targets not reached. One run, not many. */
  reach(
    from: Position,
    to: readonly Position[],
    options: { maxMetres: number },
  ): Promise<readonly (Reach | undefined)[]>;
  readonly name: 'embedded' | 'osrm';
}
