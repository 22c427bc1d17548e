import { straightLineMetres, type Position } from '@bff/domain/shared/position';
import { acrossUnknown, buildLeg, type Stretch } from '../build-leg';
import type { RouteLeg } from '../port';
import type { Countries } from './countries';
import type { OsrmStep, OsrmWaypoint } from './osrm-answers';

/** OSRM's car profile drives faster than a coach does (docs/decisions/0012-osrm.md). */
const COACH_FACTOR = 1.15;
export const coachSeconds = (carSeconds: number): number => carSeconds * COACH_FACTOR;

/** Shorter excursions into another country are due to the base map's rough border. */
const ROUGH_BORDER_METRES = 5_000;

/** Makes a leg of OSRM's steps: ferries separate, road metres by country, accesses from the stops to the road added. */
export function legFromSteps(
  steps: readonly OsrmStep[],
  ends: { from: Position; to: Position; waypoints: readonly [OsrmWaypoint, OsrmWaypoint] },
  countries: Countries,
): RouteLeg {
  const driven = smoothBorders(steps.flatMap((step) => stretchesOf(step, countries)));
  const first =
    countries.at(ends.from.lat, ends.from.lon) ?? driven.find((stretch) => stretch.country !== '')?.country ?? 'SE';
  let last = first;
  const located = driven.map((stretch) => ({ ...stretch, country: (last = stretch.country || last) }));
  const [start, end] = ends.waypoints.map(({ location: [lon, lat] }) => ({ lat, lon })) as [Position, Position];
  return buildLeg([
    acrossUnknown(ends.from, start, ends.waypoints[0].distance, first),
    ...located,
    acrossUnknown(end, ends.to, ends.waypoints[1].distance, last),
  ]);
}

/** A step split where its country changes; country '' at sea. */
function stretchesOf({ mode, distance, duration, geometry }: OsrmStep, countries: Countries): Stretch[] {
  const line = geometry.coordinates.map(([lon, lat]) => [lat, lon] as const);
  if (mode === 'ferry') return [{ kind: 'ferry', metres: distance, seconds: duration, country: '', line, guessed: 0 }];
  const pieces: { country: string; length: number; line: (readonly [number, number])[] }[] = [];
  for (const [index, to] of line.slice(1).entries()) {
    const from = line[index]!;
    const country = countries.at((from[0] + to[0]) / 2, (from[1] + to[1]) / 2) ?? '';
    const length = straightLineMetres({ lat: from[0], lon: from[1] }, { lat: to[0], lon: to[1] });
    const last = pieces.at(-1);
    if (last?.country === country) {
      last.length += length;
      last.line.push(to);
    } else pieces.push({ country, length, line: [from, to] });
  }
  const drawn = pieces.reduce((total, piece) => total + piece.length, 0);
  return pieces.map((piece) => {
    const share = drawn === 0 ? 1 / pieces.length : piece.length / drawn;
    return {
      kind: 'road',
      metres: distance * share,
      seconds: coachSeconds(duration) * share,
      country: piece.country,
      line: piece.line,
      guessed: 0,
    };
  });
}

/** Assigns short excursions between two stretches of one country to that country. */
function smoothBorders(stretches: readonly Stretch[]): Stretch[] {
  const smooth = stretches.map((stretch) => ({ ...stretch }));
  for (let at = 0; at < smooth.length;) {
    const country = smooth[at]!.country;
    let next = at;
    let metres = 0;
    while (next < smooth.length && smooth[next]!.country === country && smooth[next]!.kind === 'road')
      metres += smooth[next++]!.metres;
    const before = smooth[at - 1]?.country;
    if (next > at && metres < ROUGH_BORDER_METRES && before !== undefined && before === smooth[next]?.country)
      for (const stretch of smooth.slice(at, next)) stretch.country = before;
    at = Math.max(next, at + 1);
  }
  return smooth;
}
