import { readFileSync } from 'node:fs';
import type { PlaceLanguage } from '@bff/domain/places';
import { type Bounds, boundsOf, type LatLon, overlaps } from './geo-ring';

/** A town, for orientation, with its name in each language. */
export interface Town {
  names: Record<PlaceLanguage, string>;
  lat: number;
  lon: number;
}

/** The output of `scripts/make-main-roads.ts`: lines as steps of latitude and longitude, towns the largest first. */
interface RoadsFile {
  format: string;
  scale: number;
  main: number[][];
  primary: number[][];
  towns: [nameSv: string, nameEn: string, lat: number, lon: number][];
}

interface Line {
  points: readonly LatLon[];
  bounds: Bounds;
}

/** Relative to the server's working directory. */
const FILE = './data/geo/main-roads-nordic.json';
/** Degrees from south to north up to which smaller roads are shown: about 200 km. */
const PRIMARY_UP_TO = 1.8;
/** Up to where main roads are shown: on a map of half of Europe they are a thicket. About 650 km. */
const MAIN_UP_TO = 6;
/** Steps of detail from south to north: a drawing has no more pixels. */
const DETAIL = 500;
/** More than fit on a map, so that some remain where stops have taken the space. */
const MOST_TOWNS = 24;

let read: { main: Line[]; primary: Line[]; towns: Town[] } | undefined;

/** Read once. */
function roads(): NonNullable<typeof read> {
  if (read) return read;
  const { format, scale, main, primary, towns } = JSON.parse(readFileSync(FILE, 'utf8')) as RoadsFile;
  if (format !== 'mainroads/2') throw new Error(`${FILE} is not a mainroads/2 file`);
  const lines = (coded: number[][]) => coded.map((steps) => lineOf(steps, scale));
  read = {
    main: lines(main),
    primary: lines(primary),
    towns: towns.map(([sv, en, lat, lon]) => ({ names: { sv, en }, lat, lon })),
  };
  return read;
}

function lineOf(steps: readonly number[], scale: number): Line {
  const points: LatLon[] = [];
  let [lat, lon] = [0, 0];
  for (let index = 0; index < steps.length; index += 2) {
    lat += steps[index]!;
    lon += steps[index + 1]!;
    points.push([lat / scale, lon / scale]);
  }
  return { points, bounds: boundsOf(points) };
}

const isInside = ([lat, lon]: LatLon, { south, west, north, east }: Bounds): boolean =>
  lat >= south && lat <= north && lon >= west && lon <= east;

/** The parts of a line inside the bounds, each with a point beyond them where it leaves; invisibly small steps are left out. */
function partsInside({ points }: Line, bounds: Bounds, least: number): LatLon[][] {
  const parts: LatLon[][] = [];
  let part: LatLon[] = [];
  points.forEach((point, index) => {
    const [before, after] = [points[index - 1], points[index + 1]];
    const isNear =
      isInside(point, bounds) || (before && isInside(before, bounds)) || (after && isInside(after, bounds));
    if (!isNear) {
      if (part.length > 1) parts.push(part);
      part = [];
      return;
    }
    const last = part.at(-1);
    const isLast = !after || (!isInside(point, bounds) && !isInside(after, bounds));
    if (!last || isLast || Math.abs(point[0] - last[0]) + Math.abs(point[1] - last[1]) / 2 >= least) part.push(point);
  });
  if (part.length > 1) parts.push(part);
  return parts;
}

/** Main roads inside the bounds, with smaller ones where the map is detailed enough; none where it shows too much. */
export function roadsInside(bounds: Bounds): LatLon[][] {
  const { main, primary } = roads();
  const height = bounds.north - bounds.south;
  const shown = height > MAIN_UP_TO ? [] : height > PRIMARY_UP_TO ? main : [...main, ...primary];
  return shown
    .filter((line) => overlaps(line.bounds, bounds))
    .flatMap((line) => partsInside(line, bounds, height / DETAIL));
}

/** The largest towns inside the bounds, the largest first. */
export const townsInside = (bounds: Bounds): Town[] =>
  roads()
    .towns.filter(({ lat, lon }) => isInside([lat, lon], bounds))
    .slice(0, MOST_TOWNS);
