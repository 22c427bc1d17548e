import { HOUR, MINUTE } from '@bff/domain/shared/time';
import type { RouteLeg, RoutePart } from '@bff/integrations/router/port';
import type { SegmentKind } from '@states/trip-words';
import type { Segment } from '../segment';
import type { TripRequest } from '../trip-request';

/** Trips, routes and timelines for tests of rules, written as short texts. */
const PLACES = ['Uppsala', 'Gävle', 'Sundsvall', 'Umeå', 'Luleå'];

export const at = (text: string): Date => new Date(text);

const seconds = (clock: string): number => {
  const [hours = 0, minutes = 0, rest = 0] = clock.split(':').map(Number);
  return hours * 3_600 + minutes * 60 + rest;
};
/** `4:31` as milliseconds. */
export const time = (clock: string): number => seconds(clock) * 1_000;

export function trip(
  values: Partial<Omit<TripRequest, 'stops'>> & { dwell?: string[]; countries?: string[] },
): TripRequest {
  const { dwell = [], countries, ...rest } = values;
  const names = PLACES.slice(0, dwell.length + 2);
  return {
    type: rest.return ? 'round-trip' : 'one-way',
    stops: names.map((name, index) => ({
      place: { id: name, name, country: countries?.[index] ?? 'SE', lat: 59 + index, lon: 17 },
      dwellSeconds: seconds(dwell[index - 1] ?? '0:00'),
    })),
    departure: at('2027-03-10T07:00:00Z'),
    adults: 40,
    children: 0,
    wheelchairs: 0,
    ...rest,
  };
}

/** `leg('1:30', '~0:20', '0:40')`: roads at 80 km/h, with a ferry of 20 minutes in between. */
export function leg(...parts: string[]): RouteLeg {
  const made = parts.map((text): RoutePart => {
    const ferry = text.startsWith('~');
    const duration = seconds(ferry ? text.slice(1) : text);
    return {
      kind: ferry ? 'ferry' : 'road',
      seconds: duration,
      metres: ferry ? 3_000 : Math.round((duration * 200) / 9),
    };
  });
  const sum = (kind: RoutePart['kind'], of: 'metres' | 'seconds') =>
    made.filter((part) => part.kind === kind).reduce((total, part) => total + part[of], 0);
  return {
    parts: made,
    metres: sum('road', 'metres'),
    seconds: sum('road', 'seconds'),
    ferrySeconds: sum('ferry', 'seconds'),
    ferryMetres: sum('ferry', 'metres'),
    hasLongFerry: false,
    countries: [{ country: 'SE', metres: sum('road', 'metres') }],
    approximate: false,
    geometry: [],
  };
}

/** A road to or from a starting position. */
export const reach = (road: string, ferry = '0:00') => ({
  metres: Math.round((seconds(road) * 200) / 9),
  seconds: seconds(road),
  ferrySeconds: seconds(ferry),
  approximate: false,
});

const KINDS: Record<string, SegmentKind> = {
  empty: 'driveEmpty', load: 'load', drive: 'drive', wait: 'wait', break: 'break', rest: 'rest', home: 'home',
}; // prettier-ignore

/** A timeline from `drive 4:31, break 0:45`, beginning at that instant. */
export function segments(text: string, start = '2027-03-10T07:00:00Z'): Segment[] {
  let now = Date.parse(start);
  return text.split(', ').map((word) => {
    const [name = '', clock = ''] = word.split(' ');
    const kind = KINDS[name];
    if (!kind) throw new Error(`no segment is called ${name}`);
    const from = now;
    now += time(clock);
    const metres = kind === 'drive' || kind === 'driveEmpty' ? Math.round(time(clock) / 45) : 0;
    return { kind, start: from, end: now, metres };
  });
}

/** A timeline as `empty 0:30, load 0:15`, for comparing. */
export const told = (timeline: readonly Segment[]): string =>
  timeline
    .map(({ kind, start, end }) => {
      const name = Object.entries(KINDS).find(([, other]) => other === kind)?.[0];
      const minutes = (end - start) / MINUTE;
      return `${name} ${Math.floor((end - start) / HOUR)}:${String(minutes % 60).padStart(2, '0')}`;
    })
    .join(', ');
