import type { Wanted } from '@bff/domain/availability';
import { type Offer, type OfferedBus, totalOf, type TripPlan } from '@bff/domain/offers';
import type { UserActor } from '@bff/domain/shared/actor';
import { emissionsGrams, itineraryOf, type Segment } from '@bff/domain/trips';
import { inMinutes } from '@db/database-clock';
import type { OrderingCustomer } from './booking.store';
import type { Buying } from './buying-customer';
import type { HeldVehicle } from './held-vehicle.store';
import type { NewBooking, NewOrder } from './new-order.store';

/** A bus of the offer with its timeline, recalculated from the trip. */
export interface PlannedBus {
  offered: OfferedBus;
  vehicle: HeldVehicle;
  segments: Segment[];
  /** Includes the turnaround buffer. */
  wanted: Wanted;
}

interface Agreed {
  actor: UserActor;
  buying: Buying;
  customer: OrderingCustomer;
  offer: Offer;
  offerHash: string;
  plan: TripPlan;
  buses: readonly PlannedBus[];
  holdMinutes: number;
  purchaseType: 'direct' | 'quote';
  /** What the customer has written already. */
  wishes?: Pick<NewOrder['order'], 'comment' | 'specialRequests'> | undefined;
  /** The operator's current cancellation terms, which each booking keeps. */
  terms: readonly { hours: number; basisPoints: number }[];
}

/** The order made from an offer, ready to be written. */
export const newOrder = (agreed: Agreed): NewOrder => ({
  order: orderOf(agreed),
  stops: stopsOf(agreed.plan, agreed.buses[0]!),
  bookings: agreed.buses.map((bus) => newBooking(agreed.offer, agreed.plan, bus, agreed.terms)),
});

/** One booking of the order. */
export const newBooking = (offer: Offer, plan: TripPlan, bus: PlannedBus, terms: Agreed['terms']): NewBooking => ({
  booking: bookingOf(offer, plan, bus),
  priceLines: bus.offered.lines.map((line, position) => ({ position, ...line })),
  cancellationTiers: terms,
  segments: segmentsOf(plan, bus),
});

function orderOf({
  actor,
  buying,
  customer,
  offer,
  offerHash,
  holdMinutes,
  purchaseType,
  wishes,
}: Agreed): NewOrder['order'] {
  const { trip } = offer;
  const sum = (pick: (bus: OfferedBus) => number) => offer.buses.reduce((total, bus) => total + pick(bus), 0);
  return {
    customerId: buying.customerId,
    purchaseType,
    userId: buying.userId,
    dealOrganisationId: buying.dealOrganisationId,
    companyId: offer.companyId,
    customerType: customer.customerType,
    language: actor.mailLanguage ?? actor.language,
    tripType: trip.type,
    departureAt: trip.departure,
    returnAt: trip.return ?? null,
    adults: trip.adults,
    children: trip.children,
    wheelchairs: trip.wheelchairs,
    countries: offer.countries.join(','),
    operatorPrice: sum((bus) => bus.operatorPrice),
    surchargeFee: sum((bus) => bus.surchargeFee),
    customerPrice: sum((bus) => bus.customerPrice),
    tax: sum((bus) => bus.tax),
    total: totalOf(offer),
    contactName: customer.name,
    contactEmail: customer.email,
    contactPhone: customer.phone,
    ...wishes,
    offerHash,
    // By the database's clock, which also ends the hold.
    firstHeldAt: inMinutes(0),
    holdExpiresAt: inMinutes(holdMinutes),
  };
}

/** When the bus is where on the way out. */
export function stopsOf({ trip }: TripPlan, bus: PlannedBus): NewOrder['stops'] {
  const times = itineraryOf(trip, bus.segments).filter((time) => time.direction === 'out');
  const last = trip.stops.length - 1;
  return trip.stops.map(({ place, street, dwellSeconds }, position) => ({
    position,
    stopType: position === 0 ? 'pickUp' : position === last ? 'dropOff' : 'both',
    placeId: place.id.length <= 40 ? place.id : null,
    name: place.name,
    street: street ?? null,
    countryCode: place.country,
    lat: place.lat,
    lon: place.lon,
    dwellSeconds,
    arrivalAt: dateOrNull(times[position]?.arrival),
    departureAt: dateOrNull(times[position]?.departure),
  }));
}

const dateOrNull = (instant: number | null | undefined) => (instant == null ? null : new Date(instant));

function bookingOf(offer: Offer, { trip }: TripPlan, bus: PlannedBus): NewBooking['booking'] {
  const { offered, vehicle, segments } = bus;
  const metres = segments.reduce((total, segment) => total + segment.metres, 0);
  const load = segments.find((segment) => segment.kind === 'load');
  return {
    vehicleId: offered.vehicleId,
    companyId: offer.companyId,
    status: 'preliminaryBooked',
    passengers: offered.adults + offered.children,
    wheelchairs: offered.wheelchairs,
    departureAt: trip.departure,
    returnAt: trip.return ?? null,
    pickupAt: new Date(load?.start ?? trip.departure.getTime()),
    plannedStartAt: new Date(segments[0]!.start),
    plannedEndAt: new Date(segments.at(-1)!.end),
    drivers: offered.drivers,
    waitsAtHome: offered.between === 'home',
    startName: vehicle.startName,
    startLat: vehicle.lat,
    startLon: vehicle.lon,
    totalMetres: metres,
    passengerMetres: segments.reduce((total, segment) => total + (segment.kind === 'drive' ? segment.metres : 0), 0),
    emissionsGrams: emissionsGrams(metres, vehicle.fuelType, vehicle.fuelPerKm),
    operatorPrice: offered.operatorPrice,
    commissionBasisPoints: offered.commissionBasisPoints,
    surchargeFee: offered.surchargeFee,
    customerPrice: offered.customerPrice,
    taxBasisPoints: offered.taxBasisPoints,
    tax: offered.tax,
    total: offered.total,
    vehicleCostListId: offered.lists?.vehicle ?? null,
    drivingCostListId: offered.lists?.driving ?? null,
    driverCostListId: offered.lists?.driver ?? null,
  };
}

function segmentsOf({ trip }: TripPlan, { vehicle, segments }: PlannedBus): NewBooking['segments'] {
  const name = (ref: Segment['from']) =>
    ref === 'start' ? vehicle.startName : ref === undefined ? '' : (trip.stops[ref]?.place.name ?? '');
  return segments.map((segment, position) => ({
    position,
    kind: segment.kind,
    startsAt: new Date(segment.start),
    endsAt: new Date(segment.end),
    metres: segment.metres,
    fromName: name(segment.from),
    toName: name(segment.to),
  }));
}
