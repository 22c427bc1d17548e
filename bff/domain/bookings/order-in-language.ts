import type { Trip } from '@bff/domain/documents';
import { placeNames } from '@bff/domain/places';
import type { Language } from '@bff/domain/shared/actor';
import type { OrderDetails } from './order-details';

/** The order with its stops named for who reads in that language. */
export async function orderIn<Read extends Pick<OrderDetails, 'stops'>>(
  language: Language,
  order: Read,
): Promise<Read> {
  const named = await placeNames(language);
  return { ...order, stops: order.stops.map((stop) => ({ ...stop, name: named(stop.name) })) };
}

/** The same for the trip of a document. */
export async function tripIn(language: Language, trip: Trip): Promise<Trip> {
  const named = await placeNames(language);
  const legs = trip.legs.map((leg) => ({
    ...leg,
    stops: leg.stops.map((stop) => ({ ...stop, name: named(stop.name) })),
  }));
  return { ...trip, legs };
}
