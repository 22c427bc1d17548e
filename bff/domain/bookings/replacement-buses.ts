import { type FoundOffer, NO_FILTERS, type Offer, searchOffers, TripRefused } from '@bff/domain/offers';
import { DomainError } from '@bff/domain/shared/errors';
import type { TripRequest } from '@bff/domain/trips';
import type { EquipmentCode } from '@states/equipment';
import type { BookingDetails, OrderDetails } from './order-details';

/** A bus that could replace one that its operator has canceled. */
export interface ReplacementBus {
  vehicleId: number;
  companyId: number;
  companyName: string;
  /** Its operator's; null until somebody has rated it. */
  rating: number | null;
  /** How many have rated it. */
  ratings: number;
  /** Belongs to the same operator. */
  isOwn: boolean;
  busType: BookingDetails['busType'];
  model: string;
  seats: number;
  wheelchairPlaces: number;
  fuelType: BookingDetails['fuelType'];
  equipment: readonly EquipmentCode[];
  /** Codes from the accessibility catalogue. */
  accessibility: readonly string[];
  /** Road metres from its starting position to the first stop. */
  startMetres: number;
  emissionsGrams: number;
  offer: Offer;
}

/** The trip as it was ordered. */
export const orderedTrip = (order: OrderDetails): TripRequest => ({
  type: order.tripType,
  stops: order.stops.map(({ placeId, name, country, lat, lon, street, dwellSeconds }) => ({
    place: { id: placeId ?? `${lat},${lon}`, name, country, lat, lon },
    street: street ?? undefined,
    dwellSeconds,
  })),
  departure: order.departure,
  ...(order.return ? { return: order.return } : {}),
  adults: order.adults,
  children: order.children,
  wheelchairs: order.wheelchairs,
});

/** The trip as it was bought, for the passengers of one of its buses. */
export const frozenTrip = (order: OrderDetails, booking: BookingDetails): TripRequest => ({
  ...orderedTrip(order),
  // Which of them are children is not known per bus, and all need a seat.
  adults: booking.passengers,
  children: 0,
  wheelchairs: booking.wheelchairs,
});

/**
 * Single buses that the search finds free now: the operator's own first, then the cheapest, then the nearest. Never one that its operator
 * has canceled for this order: it is free only because it does not come.
 */
export async function replacementBuses(order: OrderDetails, booking: BookingDetails): Promise<ReplacementBus[]> {
  const given = new Set(order.bookings.map(({ vehicleId }) => vehicleId));
  const found = await searched(frozenTrip(order, booking));
  const isOwn = ({ companyId }: FoundOffer) => companyId === booking.companyId;
  return found
    .filter(({ vehicleId }) => !given.has(vehicleId))
    .sort(
      (a, b) =>
        Number(isOwn(b)) - Number(isOwn(a)) ||
        a.total - b.total ||
        a.startMetres - b.startMetres ||
        a.vehicleId - b.vehicleId,
    )
    .map((offer) => replacementOf(offer, isOwn(offer)));
}

/** A trip that can no longer be searched has no other bus. */
async function searched(trip: TripRequest): Promise<FoundOffer[]> {
  try {
    const { offers, combined } = await searchOffers(trip, NO_FILTERS);
    return combined ? [] : offers;
  } catch (error) {
    if (error instanceof TripRefused || (error instanceof DomainError && error.key === 'route.unavailable')) return [];
    throw error;
  }
}

function replacementOf(found: FoundOffer, isOwn: boolean): ReplacementBus {
  const { vehicleId, companyId, companyName, rating, ratings, startMetres, emissionsGrams } = found;
  const { busType, model, seats, wheelchairPlaces, fuelType, equipment, accessibility } = found.buses[0]!.vehicle;
  return {
    vehicleId,
    companyId,
    companyName,
    rating,
    ratings,
    isOwn,
    busType,
    model,
    seats,
    wheelchairPlaces,
    fuelType,
    equipment,
    accessibility,
    startMetres,
    emissionsGrams,
    // Sealed and calculated only for the chosen one: a search finds hundreds.
    get offer() {
      return found.offer;
    },
  };
}
