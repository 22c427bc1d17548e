import { data } from '@remix-run/node';
import type { PriceListKind } from '@states/price-list-kinds';
import { seeCompany } from '@bff/domain/companies';
import { type ExampleWanted, type PriceExample, priceExample } from '@bff/domain/offers';
import { resolvePlace } from '@bff/domain/places';
import { costsOf, type EnteredScope, orderPriceList, type PriceList, type PriceListDetails } from '@bff/domain/pricing';
import type { UserActor } from '@bff/domain/shared/actor';
import { straightLineMetres } from '@bff/domain/shared/position';
import { fromLocalText, shiftedDay, toLocalDate } from '@bff/domain/shared/time';
import type { TripPlace, TripRequest } from '@bff/domain/trips';
import { clock } from '@bff/platform/clock';
import { parseForm } from '~/forms/parse-form.server';
import { errorsOf } from '~/forms/reply-errors';
import type { Flash } from '~/http/flash.server';
import type { Locale } from '~/i18n/i18n';
import type { TextKey } from '~/i18n/text-keys';
import { exampleFields } from './price-list-fields';
import { type ExampleTrip, exampleForm } from './price-list-form';
import { nameOf, type NamedList, shownOrder, type ShownOrder } from './shown-order';

/** The example as the page shows it; null if the input is not enough for one yet. */
export type ShownExample =
  | ({ order: ShownOrder | null } & (
      | {
          outcome: PriceExample;
          from: string;
          to: string;
          /** Instants in milliseconds, because the page also reads them from JSON. */
          departure: number;
          back: number;
          /** The list's period has no such day that is still to come. */
          isOutside: boolean;
          /** Another list that applies instead to this trip, which is priced with it. */
          instead: NamedList | null;
        }
      | { outcome: { kind: 'noPlace'; text: string } }
      /** What is to be mended first: a field's name. */
      | { outcome: { kind: 'unreadable'; label: TextKey } }
    ))
  | null;

const TRIPS: Record<
  ExampleTrip,
  { type: TripRequest['type']; weekday: number; out: string; days: number; back: string }
> = {
  // prettier-ignore
  day: { type: 'day-trip', weekday: 3, out: '08:00', days: 0, back: '18:00' },
  evening: { type: 'round-trip', weekday: 6, out: '17:00', days: 1, back: '01:00' },
  weekend: { type: 'round-trip', weekday: 5, out: '09:00', days: 2, back: '16:00' },
};
const DAYS_AHEAD = 14;
const PASSENGERS = 1;

/** Of a list without an end. */
const FAR_DAYS = 730;

/** Local days; the last one is empty if there is none. */
interface Period {
  validFrom: string;
  validTo: string;
}

const later = (one: string, other: string): string => (one > other ? one : other);

function weekdays(weekday: number, from: string, to: string): string[] {
  const days: string[] = [];
  const ahead = (weekday - new Date(`${from}T00:00:00Z`).getUTCDay() + 7) % 7;
  for (let day = shiftedDay(from, ahead); day <= to; day = shiftedDay(day, 7)) days.push(day);
  return days;
}

/**
 * A suitable weekday of the period, still to come: two weeks from now and one on which the list applies, if there is any. One after the
 * period if it has none.
 */
function dayOf(weekday: number, { validFrom, validTo }: Period, isFirst: (day: string) => boolean): string {
  const today = toLocalDate(clock.millis());
  const soon = shiftedDay(today, DAYS_AHEAD);
  const from = later(validFrom, shiftedDay(today, 1));
  const far = shiftedDay(from, FAR_DAYS);
  const days = weekdays(weekday, from, validTo !== '' && validTo < far ? validTo : far);
  const isAhead = (day: string) => day >= soon;
  const anyway = later(validFrom, soon);
  return (
    days.find((day) => isAhead(day) && isFirst(day)) ??
    days.find(isFirst) ??
    days.find(isAhead) ??
    days[0] ??
    weekdays(weekday, anyway, shiftedDay(anyway, 6))[0]!
  );
}

function timesOf(trip: ExampleTrip, day: string) {
  const { type, out, days, back } = TRIPS[trip];
  const [departure, home] = [fromLocalText(`${day}T${out}`), fromLocalText(`${shiftedDay(day, days)}T${back}`)];
  return departure && home ? { type, departure, back: home } : undefined;
}

/** The form that the example is of. */
export interface Which {
  companyId: number;
  kind: PriceListKind;
  scope: EnteredScope;
  /** Null while the list is new. */
  id: number | null;
  locale: Locale;
}

/** Whose lists come first, once the list's days and buses are there; null before that. */
async function orderOf(
  actor: UserActor,
  { companyId, kind, scope, id }: Omit<Which, 'locale'>,
  list: PriceListDetails,
) {
  const isWhole =
    list.validFrom !== '' &&
    (scope === 'basic' || list.validTo !== null) &&
    (scope !== 'exception' || list.subjects.length > 0);
  return isWhole ? orderPriceList(actor, { ...list, companyId, kind, scope, id: id ?? undefined }) : null;
}

/** The first field whose text says nothing; null if all that is missing is not filled in yet. */
function unreadable(kind: PriceListKind, typed: FormData, errors: Readonly<Record<string, unknown>>): ShownExample {
  const isFilledIn = (value: FormDataEntryValue | null) => typeof value === 'string' && value.trim() !== '';
  const asked = Object.entries(exampleFields(kind)).find(
    ([name]) => errors[name] !== undefined && isFilledIn(typed.get(name)),
  );
  return asked ? { outcome: { kind: 'unreadable', label: asked[1].label }, order: null } : null;
}

/** What a real trip costs once the list in a form is saved: with its prices, or with those of the list that goes before it. */
export async function exampleOf(actor: UserActor, which: Which, typed: FormData): Promise<ShownExample> {
  const { companyId, kind, scope, locale } = which;
  const form = await parseForm(typed, exampleForm(kind));
  if (!form.ok) return unreadable(kind, typed, errorsOf(form.reply().data));
  const { prices, exampleFrom, exampleTo, exampleTrip, validFrom, validTo } = form.value;
  const subjects = scope === 'exception' ? form.value.subjects : [];
  const list = { name: '', validFrom, validTo: validTo || null, prices, subjects };
  const order = await orderOf(actor, which, list);
  /** The buses or drivers that the list is for; 0: all without an exception. */
  const whom = scope === 'exception' ? subjects : [0];
  const isFirst = (day: string, subject: number) => order?.isFirst(day, subject) ?? true;
  const day = dayOf(TRIPS[exampleTrip].weekday, { validFrom, validTo }, (one) =>
    whom.some((subject) => isFirst(one, subject)),
  );
  const isOutside = validTo !== '' && day > validTo;
  const best = whom.find((subject) => isFirst(day, subject)) ?? whom[0] ?? 0;
  const isForBus = kind !== 'driver';
  const concerns = (vehicleId: number) =>
    !isForBus ? best : scope === 'exception' && !subjects.includes(vehicleId) ? best : vehicleId;
  const instead = (vehicleId: number): PriceList | undefined =>
    isOutside || !order || isFirst(day, concerns(vehicleId)) ? undefined : order.on(day, concerns(vehicleId));
  const shown = await pricedTrip(
    actor,
    {
      companyId,
      locale,
      written: { kind, costsFor: (vehicleId) => costsOf[kind](instead(vehicleId)?.prices ?? prices) },
      ...(isForBus && {
        drives: (vehicleId: number) => (scope === 'exception' ? vehicleId === best : isFirst(day, vehicleId)),
      }),
    },
    { exampleFrom, exampleTo, exampleTrip, day },
  );
  if (!shown) return null;
  if (!('from' in shown)) return { ...shown, order: order && shownOrder(order) };
  const other = shown.outcome.kind === 'price' ? instead(shown.outcome.vehicleId) : undefined;
  return {
    ...shown,
    order: order && shownOrder(order),
    isOutside,
    instead: other ? nameOf(other) : null,
  };
}

/** The example button's response: the form as it was typed, and what a trip costs with it. */
export async function showExample(actor: UserActor, which: Which, form: FormData) {
  const parsed = await parseForm(form, exampleForm(which.kind));
  if (!parsed.ok) return parsed.reply();
  const example = await exampleOf(actor, which, form);
  return data({ ...parsed.again(), example });
}

interface ExampleValues {
  exampleFrom: string;
  exampleTo: string;
  exampleTrip: ExampleTrip;
  /** The local day of departure. */
  day: string;
}

async function pricedTrip(
  actor: UserActor,
  { locale, ...wanted }: Omit<ExampleWanted, 'trip'> & { locale: Locale },
  { exampleFrom, exampleTo, exampleTrip, day }: ExampleValues,
) {
  const times = timesOf(exampleTrip, day);
  if (!times) return null;
  const stops: TripPlace[] = [];
  for (const text of [exampleFrom, exampleTo]) {
    const found = await resolvePlace(text, locale);
    const place = found.kind === 'one' ? found.place : found.kind === 'many' ? found.places[0] : undefined;
    if (!place) return { outcome: { kind: 'noPlace' as const, text } };
    stops.push({ id: place.id, name: place.name, country: place.country, lat: place.lat, lon: place.lon });
  }
  const { type, departure, back } = times;
  const trip: TripRequest = {
    type,
    stops: stops.map((place) => ({ place, dwellSeconds: 0 })),
    departure,
    return: back,
    adults: PASSENGERS,
    children: 0,
    wheelchairs: 0,
  };
  const outcome = await priceExample(actor, { ...wanted, trip });
  return {
    outcome,
    from: stops[0]!.name,
    to: stops[1]!.name,
    departure: departure.getTime(),
    back: back.getTime(),
  };
}

/** Destinations all over the country. */
const TOWNS = [
  { name: 'Stockholm', lat: 59.329, lon: 18.069 },
  { name: 'Göteborg', lat: 57.707, lon: 11.967 },
  { name: 'Malmö', lat: 55.606, lon: 13.001 },
  { name: 'Uppsala', lat: 59.859, lon: 17.639 },
  { name: 'Örebro', lat: 59.274, lon: 15.207 },
  { name: 'Jönköping', lat: 57.781, lon: 14.156 },
  { name: 'Kalmar', lat: 56.661, lon: 16.363 },
  { name: 'Sundsvall', lat: 62.391, lon: 17.307 },
  { name: 'Östersund', lat: 63.179, lon: 14.636 },
  { name: 'Umeå', lat: 63.825, lon: 20.263 },
  { name: 'Luleå', lat: 65.584, lon: 22.155 },
] as const;
const NEAREST_METRES = 40_000;

/** What a customer would pay for a usual trip with the company's own price lists. */
export async function ownExample(actor: UserActor, companyId: number, locale: Locale): Promise<ShownExample> {
  const trip = await usualTrip(actor, companyId, locale);
  const day = dayOf(TRIPS[trip.exampleTrip].weekday, { validFrom: toLocalDate(clock.now()), validTo: '' }, () => true);
  const shown = await pricedTrip(actor, { companyId, locale }, { ...trip, day });
  return shown && { order: null, isOutside: false, instead: null, ...shown };
}

/** The initial trip of an example: from the company's town to the nearest of these towns that is far enough. */
export async function usualTrip(
  actor: UserActor,
  companyId: number,
  locale: Locale,
): Promise<{ exampleFrom: string; exampleTo: string; exampleTrip: 'day' }> {
  const company = await seeCompany(actor, companyId);
  const found = company.city ? await resolvePlace(company.city, locale) : undefined;
  const home = found?.kind === 'one' ? found.place : found?.kind === 'many' ? found.places[0] : undefined;
  const start = home ?? TOWNS[3];
  const others = TOWNS.filter((town) => straightLineMetres(start, town) >= NEAREST_METRES);
  const to = others.reduce((best, town) =>
    straightLineMetres(start, town) < straightLineMetres(start, best) ? town : best,
  );
  return { exampleFrom: start.name, exampleTo: to.name, exampleTrip: 'day' };
}

/** Says that a list is saved, and which others go before it. */
export async function savedFlash(
  actor: UserActor,
  which: Omit<Which, 'locale'>,
  list: PriceListDetails,
  plain: 'prices:flash.added' | 'prices:flash.saved',
): Promise<Pick<Flash, 'key'> & Partial<Flash>> {
  const order = await orderOf(actor, which, list);
  const names = [...new Set(order?.preceding.map(({ list: { name } }) => name))].join(', ');
  if (!order || names === '') return { key: plain };
  const key = order.isNever ? 'prices:flash.savedNever' : 'prices:flash.savedBehind';
  return { key, params: { names }, kind: 'info' };
}
