import type { Position } from '@bff/domain/shared/position';
import type { CountryMetres, RouteLeg, RoutePart } from './port';
import { accessMetres, accessSeconds, LONG_FERRY_METRES, withManoeuvres } from './coach-speeds';

/** Beyond this straight-line length, a stretch without a known road is reported as a guess. */
const APPROXIMATE_METRES = 3_000;
export const isApproximate = (guessedMetres: number): boolean => guessedMetres > APPROXIMATE_METRES;

/** A stretch of a leg as the search found it: all or part of an edge, or a straight line where no road is known. */
export interface Stretch {
  kind: 'road' | 'ferry';
  metres: number;
  seconds: number;
  country: string;
  line: readonly (readonly [lat: number, lon: number])[];
  /** Straight metres of the guess, 0 on a known road. */
  guessed: number;
}

/** Across unknown streets between a stop and the road, or between two stops near each other, `metres` apart in a straight line. */
export function acrossUnknown(from: Position, to: Position, metres: number, country: string): Stretch {
  return {
    kind: 'road',
    metres: accessMetres(metres),
    seconds: accessSeconds(metres),
    country,
    line: [
      [from.lat, from.lon],
      [to.lat, to.lon],
    ],
    guessed: metres,
  };
}

/** Sums stretches into a leg of integer metres and seconds. */
export function buildLeg(stretches: readonly Stretch[]): RouteLeg {
  const parts = mergeParts(stretches);
  const road = parts.filter((part) => part.kind === 'road');
  const ferries = parts.filter((part) => part.kind === 'ferry');
  const metres = sum(road.map((part) => part.metres));
  return {
    parts,
    metres,
    seconds: sum(road.map((part) => part.seconds)),
    ferryMetres: sum(ferries.map((part) => part.metres)),
    ferrySeconds: sum(ferries.map((part) => part.seconds)),
    hasLongFerry: ferries.some((part) => part.longFerry),
    countries: countryMetres(stretches, metres),
    approximate: stretches.some((stretch) => isApproximate(stretch.guessed)),
    geometry: joinLines(stretches.map((stretch) => stretch.line)),
  };
}

function mergeParts(stretches: readonly Stretch[]): RoutePart[] {
  const merged: { kind: 'road' | 'ferry'; metres: number; seconds: number }[] = [];
  for (const { kind, metres, seconds } of stretches) {
    const last = merged.at(-1);
    if (last?.kind === kind) {
      last.metres += metres;
      last.seconds += seconds;
    } else if (metres > 0) merged.push({ kind, metres, seconds });
  }
  // The manoeuvres at both ends belong to the leg; they are spread over its road parts in proportion to the driving.
  const driving = sum(merged.map((part) => (part.kind === 'road' ? part.seconds : 0)));
  const factor = driving === 0 ? 1 : withManoeuvres(driving) / driving;
  return merged.map(({ kind, metres, seconds }) =>
    kind === 'road'
      ? { kind, metres: Math.round(metres), seconds: Math.round(seconds * factor) }
      : {
          kind,
          metres: Math.round(metres),
          seconds: Math.round(seconds),
          ...(metres > LONG_FERRY_METRES && { longFerry: true }),
        },
  );
}

/** Whole metres by country that sum to the leg's: the longest country takes the rounding difference. */
function countryMetres(stretches: readonly Stretch[], total: number): CountryMetres[] {
  const exact = new Map<string, number>();
  for (const { kind, country, metres } of stretches)
    if (kind === 'road') exact.set(country, (exact.get(country) ?? 0) + metres);
  const rounded = Array.from(exact, ([country, metres]) => ({ country, metres: Math.round(metres) }));
  if (rounded.length === 0) return [];
  const longest = rounded.reduce((a, b) => (b.metres > a.metres ? b : a));
  longest.metres += total - sum(rounded.map((entry) => entry.metres));
  return rounded.filter((entry) => entry.metres > 0 || rounded.length === 1);
}

/** One line of 6 decimals without repeated points. */
function joinLines(lines: readonly Stretch['line'][]): [number, number][] {
  const joined: [number, number][] = [];
  for (const line of lines) {
    for (const [lat, lon] of line) {
      const point: [number, number] = [Math.round(lat * 1e6) / 1e6, Math.round(lon * 1e6) / 1e6];
      const last = joined.at(-1);
      if (!last || last[0] !== point[0] || last[1] !== point[1]) joined.push(point);
    }
  }
  return joined;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
