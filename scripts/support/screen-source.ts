interface Recording {
  name: string;
  /** Remix's name for the route. */
  route: string;
  path: string;
  user: unknown;
  loaded: Record<'sv' | 'en', Readonly<Record<string, unknown>> | null>;
}

/** For lists, as many rows as show the layout; for anything else, as many as a choice, a chart or a month needs. */
const ROWS = 3;
const PARTS = 40;
/** Not readable by a page's type: the facts of an event, which have any type; other readers see a different type. */
const OF_ANY_KIND = 'data';
const UNREAD = 'asked';

/** A fixture's source before formatting: what both languages share is written once. */
export function asSource({ name, route, path, user, loaded }: Recording): string {
  const [sv, en] = [loaded.sv, loaded.en].map((one) => Object.entries(one ?? {}).map(([key, value]) => [key, literal(value)] as const)); // prettier-ignore
  const english = new Map(en);
  // The two were requested a moment apart: «now» may differ.
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

/** A value as source code, with long lists shortened. */
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

/** A day of a chart, a tick of an axis, a choice. */
const isSmall = (part: object): boolean =>
  !Array.isArray(part) && !('id' in part) && Object.values(part).length < 6 && !Object.values(part).some((one) => typeof one === 'object' && one !== null && !(one instanceof Date)); // prettier-ignore
