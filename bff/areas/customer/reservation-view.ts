import { seeOrder, type OrderDetails } from '@bff/domain/bookings';
import { isExpired, type Offer, readOffer, totalOf } from '@bff/domain/offers';
import type { Actor } from '@bff/domain/shared/actor';
import { must } from '@bff/domain/shared/errors';
import { toLocalText } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';

/** An offer that a visitor picked, to be held once they are logged in. */
export interface PickedOffer {
  stops: string[];
  departure: Date;
  return: Date | null;
  passengers: number;
  buses: number;
  total: number;
  hasSwedishTax: boolean;
  expires: Date;
  isExpired: boolean;
  /** Query of the search that it came from: what else is free. */
  search: string;
}

export function pickedOffer(sealed: string): PickedOffer {
  const offer = readOffer(sealed);
  const { trip } = offer;
  return {
    stops: trip.stops.map((stop) => stop.place.name),
    departure: trip.departure,
    return: trip.return ?? null,
    passengers: trip.adults + trip.children,
    buses: offer.buses.length,
    total: totalOf(offer),
    hasSwedishTax: offer.countries.every((country) => country === 'SE'),
    expires: offer.expires,
    isExpired: isExpired(offer),
    search: searchOf(offer),
  };
}

/** What a search is made of, whether it comes from an offer or from an order that was let go. */
interface SearchedTrip {
  type: string;
  /** A place's id or `lat,lon`, and how long the bus stays there. */
  stops: readonly { place: string; dwellSeconds: number }[];
  departure: Date;
  return: Date | null;
  adults: number;
  children: number;
  wheelchairs: number;
}

/** The address query that searches the same trip anew. A stop's `wait`, in minutes, stands behind it. */
function searchQueryOf(trip: SearchedTrip): string {
  const query = new URLSearchParams({ tripType: trip.type });
  for (const { place, dwellSeconds } of trip.stops) {
    query.append('stop', place);
    if (dwellSeconds > 0) query.append('wait', String(Math.round(dwellSeconds / 60)));
  }
  query.set('departure', toLocalText(trip.departure));
  if (trip.return) query.set('return', toLocalText(trip.return));
  for (const count of ['adults', 'children', 'wheelchairs'] as const) query.set(count, String(trip[count]));
  return query.toString();
}

const searchOf = ({ trip }: Offer): string =>
  searchQueryOf({
    ...trip,
    return: trip.return ?? null,
    stops: trip.stops.map(({ place, dwellSeconds }) => ({ place: place.id, dwellSeconds })),
  });

const searchOfOrder = (order: OrderDetails): string =>
  searchQueryOf({
    ...order,
    type: order.tripType,
    stops: order.stops.map(({ placeId, lat, lon, dwellSeconds }) => ({
      place: placeId ?? `${lat},${lon}`,
      dwellSeconds,
    })),
  });

/** A held order as it is edited. */
export interface ReservationView {
  number: string;
  now: Date;
  holdExpiresAt: Date;
  status: string;
  stops: { name: string; street: string; stopType: string; arrival: Date | null; departure: Date | null }[];
  departure: Date;
  return: Date | null;
  adults: number;
  children: number;
  seats: number;
  buses: { busType: string; seats: number; company: string }[];
  contact: { name: string; email: string; phone: string };
  comment: string;
  specialRequests: string;
  termsAccepted: boolean;
  customerPrice: number;
  tax: number;
  taxBasisPoints: number;
  total: number;
  tiers: { hours: number; basisPoints: number }[];
  /** The hosted page that is open, if one is. */
  payUrl: string | null;
  lastPaymentFailed: boolean;
}

/** The actor's reservation while it is held. Throws `booking.notFound`, and where the way goes when it is over: paid, or let go. */
export async function reservationView(
  actor: Actor,
  orderNumber: string,
): Promise<ReservationView | { over: 'paid' | 'released'; number: string; search: string }> {
  const order = await seeOrder(actor, orderNumber);
  must(order.bookings.length > 0, 'booking.notFound');
  const over = overOf(order);
  if (over) return { over, number: order.number, search: searchOfOrder(order) };
  const [booking] = order.bookings;
  const open = order.payments.findLast((payment) => payment.status === 'open' || payment.status === 'failed');
  return {
    number: order.number,
    now: clock.now(),
    holdExpiresAt: order.holdExpiresAt!,
    status: booking!.status,
    stops: order.stops.map((stop) => ({
      name: stop.name,
      street: stop.street ?? '',
      stopType: stop.stopType,
      arrival: stop.arrival,
      departure: stop.departure,
    })),
    departure: order.departure,
    return: order.return,
    adults: order.adults,
    children: order.children,
    seats: order.bookings.reduce((sum, one) => sum + one.seats, 0),
    buses: order.bookings.map((one) => ({ busType: one.busType, seats: one.seats, company: order.company.name })),
    contact: { name: order.contactName, email: order.contactEmail, phone: order.contactPhone },
    comment: order.comment ?? '',
    specialRequests: order.specialRequests ?? '',
    termsAccepted: order.termsAcceptedAt !== null,
    customerPrice: order.customerPrice,
    tax: order.tax,
    taxBasisPoints: booking!.taxBasisPoints,
    total: order.total,
    tiers: booking!.tiers,
    payUrl: open?.url ?? null,
    lastPaymentFailed: booking!.status === 'paymentFailed',
  };
}

function overOf(order: OrderDetails): 'paid' | 'released' | undefined {
  if (order.bookings.some(({ status }) => ['paymentSucceeded', 'booked', 'purchased', 'started'].includes(status)))
    return 'paid';
  const ended =
    order.bookings.some(({ status }) => status === 'canceled') ||
    !order.holdExpiresAt ||
    order.holdExpiresAt <= clock.now();
  return ended ? 'released' : undefined;
}
