import { z } from 'zod';
import { schemasOf } from '#fields/kinds';
import { passengers, reservationHome, reservationStop } from '#fields/reservation';
import { TOGETHER } from '#fields/schemas';
import { readWrittenMoment, withoutUnit } from '@formats';
import { today } from '#fields/today';
import type { AskedTrip, bookingChange } from '@bff/areas/customer';
import { fromLocalText, toLocalText } from '@bff/domain/shared/time';
import { withMoments } from '~/nouns/trips/search-form-values';
import { stopsOf } from '~/nouns/trips/search-query';
import type { RouteValues } from './RoutePart';

const { adults, children, wheelchairs } = schemasOf(passengers);
const { street } = schemasOf(reservationStop);
const { homeStreet } = schemasOf(reservationHome);

function someoneTravels(
  form: { adults?: unknown; children?: unknown; wheelchairs?: unknown },
  context: z.core.$RefinementCtx,
): void {
  const counts = [form.adults, form.children, form.wheelchairs];
  // A number that cannot be read is told at its field.
  if (counts.every((count) => count === 0))
    context.addIssue({ code: 'custom', path: ['adults'], message: 'forms.atLeast,1' });
}

/** The numbers of passengers; `revision` is what the form showed. */
export const PassengersForm = z
  .object({ adults, children, wheelchairs, revision: z.string().max(64) })
  .superRefine(someoneTravels, TOGETHER);

/** The new price that the page showed, in öre: the customer never pays more than was agreed to. */
export const AgreedForm = z.object({ agreedTotal: z.coerce.number().int().min(0).max(1e12) });

const MOST_STOPS = 20;
const MOST_MINUTES = 14 * 24 * 60;
const moment = z.string().transform((text, context) => {
  const read = text === '' ? { trouble: 'forms.required' } : readWrittenMoment(text, today());
  const at = 'moment' in read ? fromLocalText(read.moment) : undefined;
  if (at) return at;
  context.addIssue('trouble' in read ? read.trouble : 'forms.date');
  return z.NEVER;
});
const minutes = z
  .string()
  .transform((typed) => withoutUnit(typed, 'min'))
  .pipe(z.string().regex(/^\d{0,6}$/, 'forms.number'))
  .transform(Number)
  .pipe(z.number().max(MOST_MINUTES, `forms.atMost,${MOST_MINUTES}`));

const schema = z
  .object({
    stops: z
      .array(
        z.object({
          stop: z.string().min(1, 'forms.required').max(120, 'forms.tooLong,120'),
          street,
          homeStreet,
          wait: minutes,
        }),
      )
      .max(MOST_STOPS, `forms.tooMany,${MOST_STOPS}`),
    departure: moment,
    return: moment.optional(),
    adults,
    children,
    wheelchairs,
  })
  .superRefine(someoneTravels, TOGETHER);

/** The address's values: one row for each stop, including empty ones. */
export function routeValuesOf(params: URLSearchParams): RouteValues {
  const [streets, waits] = [params.getAll('street'), params.getAll('wait')];
  const stops = stopsOf(params);
  // Only the ends of the trip have one.
  const [first, last] = params.getAll('homeStreet');
  const text = (name: string) => params.get(name) ?? '';
  const moments = withMoments(params);
  return {
    stops: stops.map(({ stop, stopId }, index) => ({
      stop: stop.trim(),
      stopId,
      street: streets[index] ?? '',
      homeStreet: index === 0 ? first : index === stops.length - 1 ? last : undefined,
      wait: waits[index] ?? '',
    })),
    departure: moments.get('departure') ?? '',
    return: moments.get('return') ?? '',
    adults: text('adults'),
    children: text('children'),
    wheelchairs: text('wheelchairs'),
  };
}

/** Parses the query. Empty rows are not stops; errors name the rows of the form. */
export function readRoute(
  values: RouteValues,
  hasReturn: boolean,
): { asked: AskedTrip; rows: number[] } | { errors: { field: string; message: string }[] } {
  const typed = values.stops.map((row, at) => ({ ...row, at }));
  const rows = typed.filter(({ stop }, index) => stop !== '' || index === 0 || index === typed.length - 1);
  const parsed = schema.safeParse({
    ...values,
    return: hasReturn ? values.return : undefined,
    stops: rows.map(({ stop, stopId, street: typedStreet, homeStreet: typedHome, wait }, index) => ({
      // The picked place is that place, whatever else has its name.
      stop: (stop && stopId) || stop,
      street: typedStreet,
      homeStreet: typedHome || undefined,
      // There is no dwell time at the ends.
      wait: index === 0 || index === rows.length - 1 ? '0' : wait,
    })),
  });
  if (!parsed.success) {
    return {
      errors: parsed.error.issues.map(({ path, message }) => ({
        field: path[0] === 'stops' ? `${String(path[2])}-${rows[Number(path[1])]?.at ?? 0}` : String(path[0]),
        message,
      })),
    };
  }
  const { stops, return: back, ...rest } = parsed.data;
  const asked = {
    ...rest,
    return: back,
    stops: stops.map(({ wait, homeStreet: home, ...stop }, index) => ({
      ...stop,
      // Empty: from the same address. Not asked for by an older page: as it was.
      homeStreet: rows[index]?.homeStreet === undefined ? undefined : home || null,
      dwellSeconds: wait * 60,
    })),
  };
  return { asked, rows: rows.map(({ at }) => at) };
}

export type ChangeView = Awaited<ReturnType<typeof bookingChange>>;

/** The booked trip as the form has it. */
export const valuesOfTrip = ({ route, ...counts }: ChangeView): RouteValues => ({
  stops: route.stops.map(({ name, street, homeStreet, dwellSeconds }) => ({
    stop: name,
    street: street ?? '',
    homeStreet: homeStreet ?? '',
    wait: String(Math.round(dwellSeconds / 60)),
  })),
  departure: toLocalText(route.departure),
  return: route.return ? toLocalText(route.return) : '',
  adults: String(counts.adults),
  children: String(counts.children),
  wheelchairs: String(counts.wheelchairs),
});

/** One more row, before the last stop, for an additional stop. */
export function withEmptyRow(values: RouteValues): RouteValues {
  const filled = values.stops.filter(({ stop }, index, all) => stop !== '' || index === 0 || index === all.length - 1);
  if (filled.length >= 20) return { ...values, stops: filled };
  return { ...values, stops: [...filled.slice(0, -1), { stop: '', street: '', wait: '' }, ...filled.slice(-1)] };
}
