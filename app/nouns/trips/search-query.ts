// Traces: S1-002, S2-043, S2-046, S5-011, S5-015, S5-028, S5-029, S5-030
import * as z from 'zod/mini';
import { oneText, type Unit, wholeKronor, withoutUnit } from '@formats';
import { read, TOGETHER } from '#fields/schemas';
import { wrongTimesOf } from '#fields/trip-times';
import type { FieldError, SearchQuery, SearchSort } from '@bff/areas/public';
import type { TripType } from '@bff/domain/trips';
import { readMoment } from './read-moment';
import type { StopRow } from './stop-row';
import { ticksIn } from './ticked-offers';

export const TRIP_TYPES = ['day-trip', 'round-trip', 'one-way'] as const satisfies readonly TripType[];
const SEARCH_SORTS = ['price', 'distance', 'rating', 'emissions'] as const satisfies readonly SearchSort[];

const MAX_STOPS = 20;
const numberOf = (digits: RegExp, message?: string) =>
  z.pipe(z.string().check(z.trim(), z.regex(digits, message)), z.transform(Number));
const count = (max: number, unit?: Unit) =>
  z.pipe(
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((typed: string) => withoutUnit(typed, unit)),
      ),
      z.pipe(
        z.string().check(z.minLength(1, 'forms.required'), z.regex(/^-?\d{1,9}$/, 'forms.number')),
        z.transform(Number),
      ),
    ),
    z.number().check(z.minimum(0, 'forms.notNegative'), z.maximum(max, `forms.atMost,${max}`)),
  );
const localTime = z.pipe(
  z.array(z.string().check(z.maxLength(80, 'forms.date'))),
  z.transform((typed: string[], payload) => {
    const read = oneText(typed) === '' ? { trouble: 'forms.required' } : readMoment(typed);
    if ('at' in read) return read.at;
    payload.issues.push({ code: 'custom', message: read.trouble, input: typed });
    return z.NEVER;
  }),
);
const HIGHEST_PRICE = 9_999_999;
/** In whole kronor, as people write amounts. */
const highestPrice = read(
  z.string().check(z.maxLength(40, 'forms.number')),
  (typed) => {
    const kronor = wholeKronor(typed);
    return kronor === undefined || kronor > HIGHEST_PRICE ? undefined : kronor;
  },
  'forms.number',
);

/** The stops of an address in order, each with the `stopId` and `wait` that come before the next one. */
export function stopsOf(params: URLSearchParams): StopRow[] {
  const stops: StopRow[] = [];
  for (const [name, value] of params) {
    if (name === 'stop') stops.push({ stop: value, stopId: '', wait: '' });
    const last = stops.at(-1);
    if (name === 'wait' && last) last.wait = value;
    if (name === 'stopId' && last) last.stopId = value;
  }
  return stops;
}

const MAX_WAIT_MINUTES = 14 * 24 * 60;
const word = z.string().check(z.regex(/^[A-Za-z0-9-]{1,40}$/, 'forms.invalid'));

const schema = z
  .object({
    tripType: z.enum(TRIP_TYPES, 'forms.invalid'),
    stop: z
      .array(z.string().check(z.trim(), z.minLength(1, 'forms.required'), z.maxLength(120, 'forms.tooLong,120')))
      .check(z.maxLength(MAX_STOPS, `forms.tooMany,${MAX_STOPS}`)),
    stopId: z.array(z.catch(z.optional(z.string().check(z.regex(/^[\w,.-]{1,40}$/))), undefined)),
    wait: z.array(count(MAX_WAIT_MINUTES, 'min')),
    departure: localTime,
    return: z.optional(localTime),
    adults: count(1_000, 'adults'),
    children: count(1_000, 'children'),
    wheelchairs: count(100, 'wheelchairs'),
    busType: z.array(word),
    fuelType: z.array(word),
    equipment: z.array(word),
    accessibility: z.array(word),
    certificate: z.array(word),
    operator: z.optional(numberOf(/^\d{1,12}$/, 'forms.invalid')),
    maxPrice: z.optional(highestPrice),
    sort: z.catch(z.enum(SEARCH_SORTS), 'price'),
    open: z.catch(z.optional(numberOf(/^\d{1,12}$/)), undefined),
    about: z.catch(z.optional(word), undefined),
    page: z.catch(numberOf(/^[1-9]\d{0,3}$/), 1),
  })
  .check(
    z.superRefine((query, context) => {
      const counts: readonly unknown[] = [query.adults, query.children, query.wheelchairs];
      // Not a number, or one that is too low: told at that field.
      if (counts.every((count) => count === 0))
        context.addIssue({ code: 'custom', message: 'forms.atLeast,1', path: ['adults'] });
    }, TOGETHER),
  );

/** Times that are wrong are told together with what cannot be read, so that nobody is refused twice. Rules for readable trips are the domain's. */
function withWrongTimes(errors: readonly FieldError[], params: URLSearchParams, type: TripType, now: Date) {
  const momentIn = (field: 'departure' | 'return') => {
    const read = readMoment(params.getAll(field));
    return 'at' in read ? read : undefined;
  };
  const wrong = wrongTimesOf(
    { type, departure: momentIn('departure'), return: type === 'one-way' ? undefined : momentIn('return') },
    now,
  ).flatMap(({ field, key }): FieldError[] =>
    errors.some((known) => known.field === field) ? [] : [{ field, message: key }],
  );
  const isLater = ({ field }: FieldError) => !/^(tripType|stop|wait|departure)/.test(field);
  return [...errors.filter((error) => !isLater(error)), ...wrong, ...errors.filter(isLater)];
}

/** Parses a search address. No input is lost: the caller still has the parameters, and shows them again with the errors. */
export function parseSearchQuery(
  params: URLSearchParams,
  now = new Date(),
): { query: SearchQuery } | { errors: FieldError[] } {
  const one = (name: string) => {
    const value = params.get(name)?.trim();
    return value === '' ? undefined : (value ?? undefined);
  };
  // Empty rows between the first and the last stop are left out. Two stops are always required.
  const typed = stopsOf(params).map(({ stop, stopId, wait }, at) => ({
    stop: stop.trim(),
    stopId: stopId.trim() || undefined,
    wait: wait.trim() || '0',
    at,
  }));
  const rows = typed.filter(({ stop }, index) => stop !== '' || index === 0 || index === typed.length - 1);
  while (rows.length < 2) rows.push({ stop: '', stopId: undefined, wait: '0', at: rows.length });
  const parsed = z.safeParse(schema, {
    tripType: one('tripType') ?? 'day-trip',
    stop: rows.map((row) => row.stop),
    stopId: rows.map((row) => row.stopId),
    // Only stops in between have a dwell time: the bus loads at the first stop, and stays at the last one until the return.
    wait: rows.map((row, index) => (index === 0 || index === rows.length - 1 ? '0' : row.wait)),
    departure: params.getAll('departure'),
    return: one('tripType') === 'one-way' ? undefined : params.getAll('return'),
    // A group of only children is fine; no passengers at all is an empty field.
    adults: one('adults') ?? (one('children') || one('wheelchairs') ? '0' : ''),
    children: one('children') ?? '0',
    wheelchairs: one('wheelchairs') ?? '0',
    busType: params.getAll('busType').filter(Boolean),
    fuelType: params.getAll('fuelType').filter(Boolean),
    equipment: params.getAll('equipment').filter(Boolean),
    accessibility: params.getAll('accessibility').filter(Boolean),
    certificate: params.getAll('certificate').filter(Boolean),
    operator: one('operator'),
    maxPrice: one('maxPrice'),
    sort: one('sort') ?? 'price',
    page: one('page') ?? '1',
    open: one('open'),
    about: one('about'),
  });
  if (!parsed.success) {
    const seen = new Set<string>();
    const errors = parsed.error.issues
      .map((issue) => ({
        field: String(
          (issue.path[0] === 'stop' || issue.path[0] === 'wait') && typeof issue.path[1] === 'number'
            ? `${issue.path[0]}-${rows[issue.path[1]]?.at ?? issue.path[1]}`
            : issue.path[0],
        ),
        message: issue.message,
      }))
      .filter(({ field }) => !seen.has(field) && seen.add(field));
    const type = TRIP_TYPES.find((known) => known === one('tripType'));
    return { errors: withWrongTimes(errors, params, type ?? 'day-trip', now) };
  }
  const { data } = parsed;
  return {
    query: {
      tripType: data.tripType,
      stops: data.stop.map((text, index) => ({ text, id: data.stopId[index] })),
      rows: rows.map(({ at }) => at),
      waits: data.wait,
      departure: data.departure,
      return: data.return,
      adults: data.adults,
      children: data.children,
      wheelchairs: data.wheelchairs,
      filters: {
        busTypes: data.busType,
        fuelTypes: data.fuelType,
        equipment: data.equipment,
        accessibility: data.accessibility,
        certificates: data.certificate,
        operator: data.operator,
        maxPrice: data.maxPrice,
      },
      sort: data.sort,
      page: data.page,
      open: data.open,
      about: data.about,
      ticked: ticksIn(params),
      allOperators: params.get('operators') === 'all',
    },
  };
}
