interface Recording {
  name: string;
  /** Remix's name of the route. */
  route: string;
  path: string;
  user: unknown;
  loaded: Record<'sv' | 'en', Readonly<Record<string, unknown>> | null>;
}

/** Of a list as many rows as show how it looks, of anything else as much as a choice, a chart or a month needs. */
const ROWS = 3;
const PARTS = 40;
/** What a page's type does not let it read: the facts of an event, which are of any kind, and what a field is to other readers. */
const OF_ANY_KIND = 'data';
const UNREAD = 'asked';

/** The source of a fixture, before it is formatted: what both languages have alike is written once. */
export function asSource({ name, route, path, user, loaded }: Recording): string {
  const [sv, en] = [loaded.sv, loaded.en].map((one) => Object.entries(one ?? {}).map(([key, value]) => [key, literal(value)] as const)); // prettier-ignore
  const english = new Map(en);
  // The two were asked for a moment after each other: «now» may differ.
  const toTheMinute = (value: string | undefined) => value?.replace(/:\d\d\.\d{3}Z/g, 'Z');
  const isSame = ([key, value]: readonly [string, string]) => toTheMinute(english.get(key)) === toTheMinute(value);
  const lines = (entries: readonly (readonly [string, string])[] = []) => entries.map(([key, value]) => `${key}: ${value},`).join('\n'); // prettier-ignore
  const same = sv?.filter(isSame) ?? [];
  const own = (entries: readonly (readonly [string, string])[] = []) => entries.filter(([key]) => !same.some(([other]) => other === key)); // prettier-ignore
  return `import Page, { type loader } from '~/${route}';
import { recorded } from '../Screen';

/** Recorded from the demo by \`scripts/record-screens.ts\`; not to be written by hand. */
export const ${name} = recorded<typeof loader>({
  Page,
  path: ${JSON.stringify(path)},
  user: ${literal(user)},
  same: {${lines(same)}},
  sv: {${lines(own(sv))}},
  en: {${lines(own(en))}},
});
`;
}

/** A value as it is written in a source, its long lists cut. */
function literal(value: unknown): string {
  if (value instanceof Date) return `new Date(${JSON.stringify(value.toISOString())})`;
  if (Array.isArray(value)) {
    const isRows = value.some((one) => typeof one === 'object' && one !== null && !isSmall(one as object));
    return `[${value
      .slice(0, isRows ? ROWS : PARTS)
      .map(literal)
      .join(',')}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const lines = Object.entries(value)
      .filter(([key]) => key !== UNREAD)
      .map(([key, one]) => `${JSON.stringify(key)}: ${key === OF_ANY_KIND ? 'undefined' : literal(one)}`);
    return `{${lines.join(',')}}`;
  }
  return value === undefined ? 'undefined' : JSON.stringify(value);
}

/** A day of a chart, a stretch of an axis, a choice. */
const isSmall = (part: object): boolean =>
  !Array.isArray(part) && !('id' in part) && Object.values(part).length < 6 && !Object.values(part).some((one) => typeof one === 'object' && one !== null && !(one instanceof Date)); // prettier-ignore
