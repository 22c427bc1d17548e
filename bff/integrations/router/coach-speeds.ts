/**
 * A coach's speed by road class (km/h). Fitted on car times of long trips and on what a coach may drive (docs/geodata.md); an edge is a mix
 * of its rural and its built-up part.
 */
export type RoadClass = 'M' | 'E' | 'P' | 'S' | 'L' | 'C';

const RURAL: Record<RoadClass, number> = { M: 91, E: 76, P: 72, S: 62, L: 48, C: 30 };
const RURAL_IN: Record<string, Partial<Record<RoadClass, number>>> = {
  NO: { M: 84, E: 68, P: 62, S: 52 },
  FI: { P: 74, S: 64 },
};
const BUILT_UP: Record<RoadClass, number> = { M: 75, E: 55, P: 50, S: 45, L: 35, C: 28 };

/** No stretch is faster; the search for the fastest route relies on it (metres per second). */
export const FASTEST = Math.max(...Object.values(RURAL)) / 3.6;

/** From a stop to the road: longer than the straight line, slow at first, a country road when it is far. */
const ACCESS_DETOUR = 1.4;
const SLOW_ACCESS_METRES = 4_000;
export const accessMetres = (straightMetres: number): number => straightMetres * ACCESS_DETOUR;
export function accessSeconds(straightMetres: number): number {
  const metres = accessMetres(straightMetres);
  const slow = Math.min(metres, SLOW_ACCESS_METRES);
  return (slow * 3.6) / 30 + ((metres - slow) * 3.6) / 60;
}

/** Seconds for a road edge of `metres`, of which `urbanPercent` lies inside a built-up area. */
export function roadSeconds(metres: number, roadClass: RoadClass, country: string, urbanPercent: number): number {
  const rural = RURAL_IN[country]?.[roadClass] ?? RURAL[roadClass];
  const builtUp = Math.min(rural, BUILT_UP[roadClass]);
  const urban = urbanPercent / 100;
  return metres * 3.6 * ((1 - urban) / rural + urban / builtUp);
}

/** A ferry over 16 km is a long one: ticket and timetable require a quote. */
export const LONG_FERRY_METRES = 16_000;

/** Seconds for a ferry, including waiting and boarding. */
export function ferrySeconds(metres: number): number {
  if (metres < 3_000) return (metres * 3.6) / 18 + 12 * 60;
  if (metres <= LONG_FERRY_METRES) return (metres * 3.6) / 18 + 30 * 60;
  return (metres * 3.6) / (metres > 60_000 ? 38 : 28) + 60 * 60;
}

/** Setting off and parking: four minutes per leg, and never more than the drive itself (a hop of 200 m is no five-minute drive). */
const MANOEUVRE_SECONDS = 4 * 60;
export const withManoeuvres = (drivingSeconds: number): number =>
  drivingSeconds + Math.min(MANOEUVRE_SECONDS, drivingSeconds);
