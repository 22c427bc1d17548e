import type { Screen } from '~/screen';
import { screens } from '~/screens';

interface Place {
  named: Map<string, Place>;
  /** Below any one segment, and the name that the segment's value has. */
  any?: { name: string; place: Place };
  screen?: Screen;
  /** What every longer address meets. */
  rest?: Screen;
}

const newPlace = (): Place => ({ named: new Map() });
const root = newPlace();

/** As in the router, a name in the address may be in capitals. */
function below(place: Place, segment: string): Place {
  if (segment.startsWith(':')) return (place.any ??= { name: segment.slice(1), place: newPlace() }).place;
  const name = segment.toLowerCase();
  const known = place.named.get(name) ?? newPlace();
  place.named.set(name, known);
  return known;
}

/** The names in addresses: texts of ours, so they may be shown. */
const names = new Set<string>();

for (const screen of Object.values<Screen>(screens)) {
  const segments = screen.path.split('/').filter(Boolean);
  const last = segments.at(-1) === '*' ? segments.pop() : undefined;
  const place = segments.reduce(below, root);
  if (last === '*') place.rest = screen;
  else place.screen = screen;
  for (const segment of segments) if (!segment.startsWith(':')) names.add(segment.toLowerCase());
}

/** Whether addresses of screens have that segment as a name. */
export const isScreenName = (segment: string): boolean => names.has(segment.toLowerCase());

export interface FoundScreen {
  screen: Screen;
  /** Which parameter each segment is the value of; undefined for names. */
  params: readonly (string | undefined)[];
}

function find(place: Place, segments: readonly string[], params: readonly (string | undefined)[]): FoundScreen | null {
  const [segment, ...after] = segments;
  const rest = place.rest && {
    screen: place.rest,
    params: [...params, ...segments.map(() => '*')],
  };
  if (segment === undefined) return place.screen ? { screen: place.screen, params } : (rest ?? null);
  const named = place.named.get(segment.toLowerCase());
  return (
    (named && find(named, after, [...params, undefined])) ??
    (place.any && find(place.any.place, after, [...params, place.any.name])) ??
    rest ??
    null
  );
}

/** Without what an encoder may have done to it; a text that is no encoding stays. */
export function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The segments of a path after its locale, decoded; without the ending of Remix's data requests. */
export const segmentsOf = (path: string): string[] =>
  path
    .replace(/\.data$/, '')
    .split('/')
    .filter(Boolean)
    .map(decoded);

/** The screen that answers those segments (without a locale), as the router finds it; null when none does. */
export const findScreen = (segments: readonly string[]): FoundScreen | null => find(root, segments, []);

/** The screen of an address with its locale. */
export function screenAt(path: string): Screen | undefined {
  const [locale, ...segments] = segmentsOf(path);
  if (!/^(sv|en)$/.test(locale ?? '')) return undefined;
  // The data of the main page are asked for under a name of their own.
  return findScreen(segments[0] === '_root' ? [] : segments)?.screen;
}
