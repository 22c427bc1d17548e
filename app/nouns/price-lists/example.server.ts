import { data } from '@remix-run/node';
import type { PriceListKind } from '@states/price-list-kinds';
import { seeCompany } from '@bff/domain/companies';
import { type ExampleWanted, type PriceExample, priceExample } from '@bff/domain/offers';
import { resolvePlace } from '@bff/domain/places';
import { costsOf } from '@bff/domain/pricing';
import type { UserActor } from '@bff/domain/shared/actor';
import { straightLineMetres } from '@bff/domain/shared/position';
import { DAY, fromLocalText, shiftedDay, toLocalDate } from '@bff/domain/shared/time';
import type { TripPlace, TripRequest } from '@bff/domain/trips';
import { clock } from '@bff/platform/clock';
import { parseForm } from '~/forms/parse-form.server';
import type { Locale } from '~/i18n/i18n';
import { type ExampleTrip, exampleForm } from './price-list-form';

/** The example as the page shows it; null if the input is not enough for one yet. */
export type ShownExample =
  | {
      outcome: PriceExample;
      from: string;
      to: string;
      /** Instants in milliseconds, because the page also reads them from JSON. */
      departure: number;
      back: number;
      /** The list's period has no such day that is far enough ahead. */
      isOutside: boolean;
    }
  | { outcome: { kind: 'noPlace'; text: string } }
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

/** The first suitable weekday on which the list is valid, at least two weeks from now. */
function timesOf(trip: ExampleTrip, validFrom: string) {
  const { type, weekday, out, days, back } = TRIPS[trip];
  const soon = toLocalDate(clock.millis() + DAYS_AHEAD * DAY);
  let day = validFrom > soon ? validFrom : soon;
  while (new Date(`${day}T00:00:00Z`).getUTCDay() !== weekday) day = shiftedDay(day, 1);
  const [departure, home] = [fromLocalText(`${day}T${out}`), fromLocalText(`${shiftedDay(day, days)}T${back}`)];
  return departure && home ? { type, departure, back: home } : undefined;
}

interface Which {
  companyId: number;
  kind: PriceListKind;
  locale: Locale;
}

/** What a real trip costs with the prices typed into a form of that kind. */
export async function exampleOf(
  actor: UserActor,
  { companyId, kind, locale }: Which,
  typed: FormData,
): Promise<ShownExample> {
  const form = await parseForm(typed, exampleForm(kind));
  if (!form.ok) return null;
  const { prices, exampleFrom, exampleTo, exampleTrip, validFrom, validTo, subjects } = form.value;
  const [vehicleId] = kind === 'driver' ? [] : subjects;
  const written = { kind, costs: costsOf[kind](prices) };
  return pricedTrip(
    actor,
    { companyId, vehicleId, written, locale },
    { exampleFrom, exampleTo, exampleTrip, validFrom, validTo },
  );
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
  /** Local days; the last one is empty if there is none. */
  validFrom: string;
  validTo: string;
}

async function pricedTrip(
  actor: UserActor,
  { locale, ...wanted }: Omit<ExampleWanted, 'trip'> & { locale: Locale },
  { exampleFrom, exampleTo, exampleTrip, validFrom, validTo }: ExampleValues,
): Promise<ShownExample> {
  const times = timesOf(exampleTrip, validFrom);
  if (!times) return null;
  const stops: TripPlace[] = [];
  for (const text of [exampleFrom, exampleTo]) {
    const found = await resolvePlace(text, locale);
    const place = found.kind === 'one' ? found.place : found.kind === 'many' ? found.places[0] : undefined;
    if (!place) return { outcome: { kind: 'noPlace', text } };
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
    isOutside: validTo !== '' && toLocalDate(departure) > validTo,
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
export const ownExample = async (actor: UserActor, companyId: number, locale: Locale): Promise<ShownExample> =>
  pricedTrip(
    actor,
    { companyId, locale },
    { ...(await usualTrip(actor, companyId, locale)), validFrom: toLocalDate(clock.now()), validTo: '' },
  );

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
