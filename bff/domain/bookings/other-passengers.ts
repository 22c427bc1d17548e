// Traces: S2-036
import { toMinute } from '@bff/domain/shared/time';
import { passengersOf } from '@bff/domain/trips';
import { bookingStore } from './booking.store';
import type { OrderDetails } from './order-details';
import type { WantedTrip } from './plan-change';

/** Stops, addresses and times, as far as a customer decides them and as forms show them. */
function routeOf({ stops, departure, back }: { stops: WantedTrip['stops']; departure: Date; back: Date | null }) {
  return JSON.stringify([
    toMinute(departure),
    toMinute(back),
    ...stops.map(({ place, street, homeStreet, dwellSeconds }, index) => [
      place.lat,
      place.lon,
      street,
      (back && homeStreet) || null,
      // There is no dwell time at the ends.
      index === 0 || index === stops.length - 1 ? 0 : Math.round(dwellSeconds / 60),
    ]),
  ]);
}

/**
 * Whether a trip of one bus would stay as it is but for its passengers, who all fit: no new price then, since it is the bus's
 * (`changePassengers`).
 */
export async function isOfOtherPassengers(order: OrderDetails, wanted: WantedTrip): Promise<boolean> {
  const stopsNow = order.stops.map(({ placeId, name, country, lat, lon, street, homeStreet, dwellSeconds }) => ({
    place: { id: placeId ?? '', name, country, lat, lon },
    street: street ?? '',
    homeStreet,
    dwellSeconds,
  }));
  const stopsThen = wanted.stops.map(({ homeStreet, ...stop }, index) => ({
    ...stop,
    homeStreet: homeStreet === undefined ? stopsNow[index]?.homeStreet : homeStreet,
  }));
  const now = routeOf({ stops: stopsNow, departure: order.departure, back: order.return });
  const then = routeOf({ stops: stopsThen, departure: wanted.departure, back: wanted.return ?? null });
  if (now !== then) return false;
  const bus = (await bookingStore.find(order.number))?.bookings[0];
  return bus !== undefined && passengersOf(wanted) <= bus.seats && wanted.wheelchairs <= bus.wheelchairPlaces;
}
