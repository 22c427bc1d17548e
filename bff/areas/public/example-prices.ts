import { publicCompany } from '@bff/domain/companies';
import { NO_FILTERS, searchOffers, TripRefused } from '@bff/domain/offers';
import { getPlace, getPlaces, resolvePlace } from '@bff/domain/places';
import type { Language } from '@bff/domain/shared/actor';
import { DomainError } from '@bff/domain/shared/errors';
import { straightLineMetres } from '@bff/domain/shared/position';
import { fromLocalText, HOUR, shiftedDay, toLocalDate, toLocalText } from '@bff/domain/shared/time';
import { logger } from '@bff/platform/logger';
import { cachedFor } from '@bff/platform/cached-for';
import { clock } from '@bff/platform/clock';

/** An example trip and the price of the cheapest bus for it, found by the search itself a while ago. */
interface ExamplePrice {
  from: string;
  to: string;
  passengers: number;
  /** In öre, with tax. */
  total: number;
  /** The query of the search behind it. */
  search: string;
}

/** From and to, as ids of places. */
type ExampleTrip = readonly [string, string];

/**
 * Ordinary day trips between towns all over the country, in the order in which they are tried: which operators an installation has is not
 * known here.
 */
const TRIPS: readonly ExampleTrip[] = [
  ['se-stockholm', 'se-uppsala'],
  ['se-goteborg', 'se-boras'],
  ['se-malmo', 'se-lund'],
  ['se-uppsala', 'se-gavle'],
  ['se-linkoping', 'se-norrkoping'],
  ['se-vasteras', 'se-orebro'],
  ['se-sundsvall', 'se-ostersund'],
  ['se-umea', 'se-skelleftea'],
];
const SHOWN = 3;
const PASSENGERS = 40;
const DAYS_AHEAD = 45;
/** A day trip from an operator's town is neither across the street nor across the country. */
const [NEAREST_METRES, FARTHEST_METRES] = [20_000, 200_000];

/** What is asked for: of every operator, or of one. */
interface ExampleWanted {
  trips: readonly ExampleTrip[];
  passengers: number;
  operator?: number;
}

/** Cached for readers of every language: names are added when they are read. */
type Example = Omit<ExamplePrice, 'from' | 'to'> & { trip: ExampleTrip };

const examples = cachedFor<void, Example[]>(HOUR, () => firstExamples({ trips: TRIPS, passengers: PASSENGERS }));
const operatorsExamples = cachedFor<number, Example[]>(HOUR, async (operator) =>
  firstExamples(await wantedOf(operator)),
);

/** Up to three examples with names in the reader's language; none if nothing can be booked. */
export const examplePrices = async (language: Language): Promise<ExamplePrice[]> => named(await examples(), language);

/** The same of one operator's buses, for trips from its own town. */
export const operatorsExamplePrices = async (operator: number, language: Language): Promise<ExamplePrice[]> =>
  named(await operatorsExamples(operator), language);

const named = (found: readonly Example[], language: Language): Promise<ExamplePrice[]> =>
  Promise.all(
    found.map(async ({ trip, ...example }) => {
      const [from, to] = await getPlaces(trip, language);
      return { ...example, from: from!.name, to: to!.name };
    }),
  );

/** Trips from an operator's town to the towns around, with as many people as its largest bus takes. */
async function wantedOf(operator: number): Promise<ExampleWanted> {
  const { city, buses } = await publicCompany(operator);
  const passengers = Math.min(PASSENGERS, Math.max(0, ...buses.map(({ seats }) => seats)));
  const home = city === '' ? undefined : await resolvePlace(city);
  if (home?.kind !== 'one' || passengers === 0) return { trips: [], passengers, operator };
  const towns = await getPlaces([...new Set(TRIPS.flat())]);
  const near = towns.flatMap((town) => {
    const metres = town ? straightLineMetres(home.place, town) : 0;
    return town && metres >= NEAREST_METRES && metres <= FARTHEST_METRES ? [{ id: town.id, metres }] : [];
  });
  const trips = near.toSorted((one, other) => one.metres - other.metres).map(({ id }) => [home.place.id, id] as const);
  return { trips: trips.slice(0, SHOWN), passengers, operator };
}

async function firstExamples({ trips, ...wanted }: ExampleWanted): Promise<Example[]> {
  const found: Example[] = [];
  for (const trip of trips) {
    if (found.length === SHOWN) break;
    const example = await exampleOf(trip, wanted);
    if (example) found.push(example);
  }
  return found;
}

async function exampleOf(
  trip: ExampleTrip,
  { passengers, operator }: Omit<ExampleWanted, 'trips'>,
): Promise<Example | undefined> {
  const [from, to] = await Promise.all(trip.map((id) => getPlace(id)));
  if (!from || !to) return undefined;
  const day = shiftedDay(toLocalDate(clock.now()), DAYS_AHEAD);
  const [departure, back] = [fromLocalText(`${day}T09:00`)!, fromLocalText(`${day}T17:00`)!];
  try {
    const { offers, combined } = await searchOffers(
      {
        type: 'day-trip',
        stops: [from, to].map((place) => ({ place, dwellSeconds: 0 })),
        departure,
        return: back,
        adults: passengers,
        children: 0,
        wheelchairs: 0,
      },
      { ...NO_FILTERS, operator },
    );
    if (offers.length === 0 || combined) return undefined;
    const search = new URLSearchParams([
      ['tripType', 'day-trip'],
      ['stop', from.name],
      ['stopId', from.id],
      ['stop', to.name],
      ['stopId', to.id],
      ['departure', toLocalText(departure)],
      ['return', toLocalText(back)],
      ['adults', String(passengers)],
      ...(operator === undefined ? [] : [['operator', String(operator)]]),
    ]);
    return { trip, passengers, total: Math.min(...offers.map(({ total }) => total)), search: search.toString() };
  } catch (error) {
    // The page works without them.
    if (!(error instanceof TripRefused || error instanceof DomainError))
      logger.error({ err: error }, 'an example price could not be found');
    return undefined;
  }
}
