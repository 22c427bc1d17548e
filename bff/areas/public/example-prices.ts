import { NO_FILTERS, searchOffers, TripRefused } from '@bff/domain/offers';
import { getPlace } from '@bff/domain/places';
import type { Language } from '@bff/domain/shared/actor';
import { DomainError } from '@bff/domain/shared/errors';
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

/**
 * Ordinary day trips between towns all over the country, in the order in which they are tried: which operators an installation has is not
 * known here.
 */
const TRIPS = [
  ['se-stockholm', 'se-uppsala'],
  ['se-goteborg', 'se-boras'],
  ['se-malmo', 'se-lund'],
  ['se-uppsala', 'se-gavle'],
  ['se-linkoping', 'se-norrkoping'],
  ['se-vasteras', 'se-orebro'],
  ['se-sundsvall', 'se-ostersund'],
  ['se-umea', 'se-skelleftea'],
] as const;
const SHOWN = 3;
const PASSENGERS = 40;
const DAYS_AHEAD = 45;

/** Cached for readers of every language: names are added when they are read. */
type Example = Omit<ExamplePrice, 'from' | 'to'> & { trip: (typeof TRIPS)[number] };

const examples = cachedFor<void, Example[]>(HOUR, findExamples);

/** Up to three examples with names in the reader's language; none if nothing can be booked. */
export async function examplePrices(language: Language): Promise<ExamplePrice[]> {
  return Promise.all(
    (await examples()).map(async ({ trip, ...example }) => {
      const [from, to] = await Promise.all(trip.map((id) => getPlace(id, language)));
      return { ...example, from: from!.name, to: to!.name };
    }),
  );
}

async function findExamples(): Promise<Example[]> {
  const examples: Example[] = [];
  for (const trip of TRIPS) {
    if (examples.length === SHOWN) break;
    const example = await exampleOf(trip);
    if (example) examples.push(example);
  }
  return examples;
}

async function exampleOf(trip: Example['trip']): Promise<Example | undefined> {
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
        adults: PASSENGERS,
        children: 0,
        wheelchairs: 0,
      },
      NO_FILTERS,
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
      ['adults', String(PASSENGERS)],
    ]);
    return {
      trip,
      passengers: PASSENGERS,
      total: Math.min(...offers.map(({ total }) => total)),
      search: search.toString(),
    };
  } catch (error) {
    // The first page works without them.
    if (!(error instanceof TripRefused || error instanceof DomainError))
      logger.error({ err: error }, 'an example price could not be found');
    return undefined;
  }
}
