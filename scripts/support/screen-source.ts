interface Recording {
  name: string;
  /** Remix's name for the route. */
  route: string;
  path: string;
  user: unknown;
  /** Names of properties that hold more than their type says. */
  wider?: readonly string[];
  loaded: Record<'sv' | 'en', Readonly<Record<string, unknown>> | null>;
}

/** For lists, as many rows as show the layout; for anything else, as many as a choice, a chart or a month needs. */
const ROWS = 3;
const PARTS = 40;
/** Of a map: how many lines, and points of each. */
const LINES = 4;
const POINTS = 12;
/** Not readable by a page's type: the facts of an event, which have any type; other readers see a different type. */
const OF_ANY_KIND = 'data';
const UNREAD = 'asked';

/** A fixture's source before formatting: what both languages share is written once. */
export function asSource({ name, route, path, user, loaded, wider = [] }: Recording): string {
  const [sv, en] = [loaded.sv, loaded.en].map((one) => Object.entries(one ?? {}).map(([key, value]) => [key, wider.includes(key) ? `${literal(value, wider)} as never` : literal(value, wider)] as const)); // prettier-ignore
  const english = new Map(en);
  // The two were requested a moment apart: «now» may differ.
  const toTheMinute = (value: string | undefined) => value?.replace(/:\d\d\.\d{3}Z/g, 'Z');
  const isSame = ([key, value]: readonly [string, string]) => toTheMinute(english.get(key)) === toTheMinute(value);
  const lines = (entries: readonly (readonly [string, string])[] = []) => entries.map(([key, value]) => `${key}: ${value},`).join('\n'); // prettier-ignore
  const same = sv?.filter(isSame) ?? [];
  const own = (entries: readonly (readonly [string, string])[] = []) => lines(entries.filter(([key]) => !same.some(([other]) => other === key))); // prettier-ignore
  const whole = (entries: string) => (same.length === 0 ? `{${entries}}` : entries === '' ? 'same' : `{...same, ${entries}}`); // prettier-ignore
  const data = `type Loaded = LoadedBy<typeof loader>;
${same.length === 0 ? '' : `const same = {${lines(same)}} satisfies Partial<Loaded>;`}

/** Recorded from the demo by \`scripts/record-screens.ts\`; not to be written by hand. */
export const ${name}: ScreenOf<Loaded> = {
  Page,
  path: ${JSON.stringify(path)},
  user: ${literal(user)},
  loaded: { sv: ${whole(own(sv))}, en: ${whole(own(en))} },
};
`;
  return `import Page, { type loader } from '~/${route}';
import type { LoadedBy, ScreenOf } from '../Screen';
${data.includes('points(') ? "import { points } from '../points';\n" : ''}
${data}`;
}

/** A value as source code, with long lists shortened. */
function literal(value: unknown, wider: readonly string[] = []): string {
  if (value instanceof Date) return `new Date(${JSON.stringify(value.toISOString())})`;
  if (isPath(value)) return points(thinned(value, PARTS));
  // The lines of a map: a few of them, each with enough points to keep its shape.
  if (Array.isArray(value) && value.length > 0 && value.every(isPath))
    return `[${value
      .slice(0, LINES)
      .map((line) => points(thinned(line, POINTS)))
      .join(',')}]`;
  if (Array.isArray(value)) {
    const isRows = value.some((one) => typeof one === 'object' && one !== null && !isSmall(one as object));
    return `[${value
      .slice(0, isRows ? ROWS : PARTS)
      .map((one) => literal(one, wider))
      .join(',')}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const lines = Object.entries(value)
      .filter(([key]) => key !== UNREAD)
      .map(
        ([key, one]) =>
          `${JSON.stringify(key)}: ${key === OF_ANY_KIND ? 'undefined' : literal(one, wider)}${wider.includes(key) ? ' as never' : ''}`,
      );
    return `{${lines.join(',')}}`;
  }
  return value === undefined ? 'undefined' : JSON.stringify(value);
}

/** A day of a chart, a tick of an axis, a choice. */
const isSmall = (part: object): boolean =>
  !Array.isArray(part) && !('id' in part) && Object.values(part).length < 6 && !Object.values(part).some((one) => typeof one === 'object' && one !== null && !(one instanceof Date)); // prettier-ignore

type Point = readonly [number, number];

const isPath = (value: unknown): value is Point[] =>
  Array.isArray(value) && value.length > 1 && value.every((one) => Array.isArray(one) && one.length === 2 && one.every((part) => typeof part === 'number')); // prettier-ignore

/** All in one text: a point to a line would be most of the file. */
const points = (path: readonly Point[]): string => `points('${path.map(([lat, lon]) => `${lat.toFixed(3)},${lon.toFixed(3)}`).join(' ')}')`; // prettier-ignore

/** That many of a line's points, evenly spread from first to last. */
const thinned = (line: readonly Point[], most: number): Point[] =>
  line.length <= most ? [...line] : Array.from({ length: most }, (_, index) => line[Math.round((index * (line.length - 1)) / (most - 1))]!); // prettier-ignore
