import { NO_FILTERS, type Offer, searchOffers, TripRefused } from '@bff/domain/offers';
import { resolvePlace } from '@bff/domain/places';
import { fromLocalText, toLocalDate } from '@bff/domain/shared/time';
import type { TripPlace, TripRequest } from '@bff/domain/trips';
import { parseDate } from '@internationalized/date';
import type { WantedOrder } from './wanted-orders';

/** So many days later somebody has a bus, or the trip is left out. */
const MOST_DAYS_LATER = 3;

/** The instant of a local time so many days from today. */
export function localTime(now: Date, day: number, time: string): Date {
  const instant = fromLocalText(`${parseDate(toLocalDate(now)).add({ days: day }).toString()}T${time}`);
  if (!instant) throw new Error(`demo data: ${time} is no time`);
  return instant;
}

/** The only place of that name. */
export async function placeNamed(name: string): Promise<TripPlace> {
  const found = await resolvePlace(name);
  if (found.kind !== 'one') throw new Error(`demo data: ${name} is no one place (${found.kind})`);
  const { id, name: official, country, lat, lon } = found.place;
  return { id, name: official, country, lat, lon };
}

interface Choice {
  now: Date;
  /** Whose bus it is to be, if that company has one. */
  companyId: number | null;
  /** Which of the cheapest offers, for variety. */
  nth: number;
}

/** An offer for a trip, on its day or a little later if everybody is busy then; undefined when nobody has one. */
export async function offerFor(wanted: WantedOrder, choice: Choice): Promise<Offer | undefined> {
  const stops = await Promise.all(wanted.via.map(async (name) => ({ place: await placeNamed(name), dwellSeconds: 0 })));
  for (let later = 0; later <= MOST_DAYS_LATER; later++) {
    const at = ([day, time]: readonly [number, string]) => localTime(choice.now, day + later, time);
    const { type, adults, children = 0, wheelchairs = 0 } = wanted;
    const trip: TripRequest = {
      type,
      stops,
      departure: at(wanted.departure),
      ...(wanted.return ? { return: at(wanted.return) } : {}),
      adults,
      children,
      wheelchairs,
    };
    const offers = await offersFor(trip);
    const own = wanted.ofDemoCompany ? offers.filter(({ companyId }) => companyId === choice.companyId) : [];
    const candidates = own.length > 0 ? own : offers;
    const chosen = candidates[Math.min(own.length > 0 ? 0 : choice.nth, candidates.length - 1)];
    if (chosen) return chosen;
  }
  return undefined;
}

/** The cheapest first; those that cost the same always in one order. */
async function offersFor(trip: TripRequest): Promise<Offer[]> {
  try {
    const { offers } = await searchOffers(trip, NO_FILTERS);
    return [...offers].sort((a, b) => a.total - b.total || a.companyId - b.companyId).map(({ offer }) => offer);
  } catch (error) {
    if (error instanceof TripRefused) return [];
    throw error;
  }
}
