import { createHash } from 'node:crypto';
import { occupancyStore, type Wanted } from '@bff/domain/availability';
import {
  busTimelines,
  isExpired,
  type Offer,
  type OfferedBus,
  planTrip,
  readOffer,
  startWays,
  totalOf,
  type TripPlan,
} from '@bff/domain/offers';
import { readSettings, type Settings } from '@bff/domain/settings';
import type { Actor, UserActor } from '@bff/domain/shared/actor';
import { must } from '@bff/domain/shared/errors';
import { transitionStatement } from '@bff/domain/shared/event-log.store';
import { HOUR } from '@bff/domain/shared/time';
import { emissionsGrams, itineraryOf, type Segment } from '@bff/domain/trips';
import { clock } from '@bff/platform/clock';
import { inTransaction } from '@bff/platform/transaction';
import { inMinutes, type NewId } from '@db/database-values';
import { together } from '@db/query';
import { inserting, type NewRow, type Statement } from '@db/statement';
import { bookingPolicy } from './booking.policy';
import { bookingStore, type OrderingCustomer } from './booking.store';
import { expireHolds } from './expire-holds';
import { type HeldVehicle, holdVehicles, isActiveStatement } from './held-vehicle.store';
import { copyTermsStatement, insertOrder } from './new-order.store';

const MAX_LIVE_HOLDS = 3;

/** A bus of the offer with what it will do, worked out again from the trip. */
interface PlannedBus {
  offered: OfferedBus;
  vehicle: HeldVehicle;
  segments: Segment[];
  /** With the turnaround buffer. */
  wanted: Wanted;
}

/**
 * Takes the buses of an offer for a customer: an order, a booking a bus, and the vehicles held while the customer fills in the details. The
 * price is the offer's, whatever changed since; the times are worked out again, and the lock decides who gets a bus. `pressed` is the offer
 * whose button was pressed, when another was sealed in its place since its time was over: pressing twice holds once.
 */
export async function holdOffer(
  actor: Actor,
  sealedOffer: string,
  pressed = sealedOffer,
): Promise<{ orderNumber: string }> {
  must(bookingPolicy.create(actor) && actor.kind === 'user' && actor.customerId !== null, 'auth.noPermission');
  const offer = readOffer(sealedOffer);
  const { customerId } = actor;
  const offerHash = createHash('sha256').update(pressed).digest('hex');
  const prepared = await prepareHold(offer).catch(async (error: unknown) => {
    // Whatever speaks against it now: what the same offer has brought this customer already is theirs.
    const own = await bookingStore.findLiveByOffer(customerId, offerHash);
    if (own) return own;
    throw error;
  });
  if (typeof prepared === 'string') return { orderNumber: prepared };
  const wanted = wantedOf(prepared.buses);

  return inTransaction(async () => {
    // The locks in their order, each with what it makes sure, in one message: a bus does not stay locked while messages travel.
    const [customer, live, , areFree, isActive] = await together([
      // First, so that two clicks of one customer come one after the other: the second finds the order of the first.
      bookingStore.lockCustomerStatement(customerId),
      bookingStore.liveOrdersStatement(customerId, offerHash),
      // Who gets a bus is decided here. What is asked from here on nobody else can change before the commit.
      occupancyStore.lockStatement(wanted.map(({ vehicleId }) => vehicleId)),
      occupancyStore.areFreeStatement(wanted),
      isActiveStatement(offer.companyId),
    ]);
    if (live.ofOffer) return { orderNumber: live.ofOffer };
    must(customer, 'customer.notFound');
    must(!customer.awaitsDeletion, 'user.awaitsDeletion');
    must(live.holds < MAX_LIVE_HOLDS, 'booking.tooManyHolds', [MAX_LIVE_HOLDS]);
    must(areFree && isActive, 'booking.occupied');
    return placeOrder({ ...prepared, actor, customerId, customer, offer, offerHash });
  });
}

/** All that can be known without a lock. Refuses what cannot be held; who gets a bus is decided under the lock alone. */
async function prepareHold(offer: Offer) {
  must(!isExpired(offer), 'booking.offerExpired');
  must(totalOf(offer) > 0, 'booking.offerInvalid');
  const settings = await readSettings(offer.trip.departure);
  const plan = await planTrip(offer.trip);
  must(!plan.quoteOnly, 'booking.quoteOnly');
  const buses = await planBuses(offer, plan, settings);
  const wanted = wantedOf(buses);
  // Most of those who come too late need not queue for the lock to hear it, unless what stands in the way is a hold whose time is over.
  if (!(await occupancyStore.areFree(wanted))) {
    await expireHolds({ vehicleIds: wanted.map(({ vehicleId }) => vehicleId) });
    must(await occupancyStore.areFree(wanted), 'booking.occupied');
  }
  return { plan, buses, holdMinutes: settings.holdMinutes };
}

const wantedOf = (buses: readonly PlannedBus[]): Wanted[] => buses.map((bus) => bus.wanted);

/** The offer's buses as they would drive now; refuses one that is gone, moved away or would have to leave too soon. */
async function planBuses(offer: Offer, plan: TripPlan, settings: Settings): Promise<PlannedBus[]> {
  const ids = offer.buses.map((bus) => bus.vehicleId);
  must(new Set(ids).size === ids.length, 'booking.offerInvalid');
  const vehicles = await holdVehicles(ids, offer.trip.departure);
  const found = ids.flatMap((id) => vehicles.get(id) ?? []);
  must(found.length === ids.length, 'booking.occupied');
  const ways = await startWays(
    plan,
    found,
    Math.max(settings.pickupDistanceMetres, ...found.map((vehicle) => vehicle.pickupDistanceMetres ?? 0)),
  );
  return offer.buses.map((offered, index) => {
    const vehicle = found[index]!;
    const way = ways[index];
    must(vehicle.companyId === offer.companyId, 'booking.occupied');
    const farthest = vehicle.pickupDistanceMetres ?? settings.pickupDistanceMetres;
    must(way && way.toFirst.metres <= farthest, 'booking.startTooFar', [Math.round(farthest / 1_000)]);
    const crew = {
      offersSecondDriver: offered.drivers === 2,
      allowTenHours: vehicle.allowsTenHourDays,
      maximumDrivingHours: settings.maximumDrivingHoursPerDay,
    };
    const { timelines } = busTimelines(plan, way, crew, settings);
    const timeline = timelines.find((one) => one.between === offered.between) ?? timelines[0];
    must(timeline, 'booking.tripTooLong');
    must(timeline.start >= clock.millis() + settings.directBookingLeadHours * HOUR, 'booking.cannotBookNow', [
      settings.directBookingLeadHours,
    ]);
    return {
      offered,
      vehicle,
      segments: timeline.segments,
      wanted: { vehicleId: vehicle.vehicleId, start: new Date(timeline.start), end: new Date(timeline.end) },
    };
  });
}

interface NewOrder {
  actor: UserActor;
  customerId: number;
  customer: OrderingCustomer;
  offer: Offer;
  offerHash: string;
  plan: TripPlan;
  buses: readonly PlannedBus[];
  holdMinutes: number;
}

/** A bus with the booking that is made of it. */
type BookedBus = PlannedBus & { bookingId: NewId };

function placeOrder(input: NewOrder): Promise<{ orderNumber: string }> {
  const { actor, offer, plan, buses, holdMinutes } = input;
  return insertOrder({
    order: orderRow(input),
    bookings: buses.map((bus) => bookingRow(offer, plan, bus)),
    belongings(orderId, bookingIds) {
      const booked = buses.map((bus, index): BookedBus => ({ ...bus, bookingId: bookingIds[index]! }));
      return [
        stopsStatement(orderId, plan, buses[0]!),
        priceLinesStatement(booked),
        ...bookingIds.map((id) => copyTermsStatement(id, offer.companyId)),
        segmentsStatement(booked, plan),
        // Its triggers look once more whether the vehicles are free, whoever forgot to lock them.
        occupancyStore.holdStatement(
          booked.map(({ wanted, bookingId }) => ({ ...wanted, bookingId })),
          holdMinutes,
        ),
        transitionStatement(
          bookingIds.map((id) => ({
            entity: 'booking',
            entityId: id,
            from: null,
            to: 'preliminaryBooked',
            by: actor,
          })),
        ),
      ];
    },
  });
}

function orderRow({ actor, customerId, customer, offer, offerHash, holdMinutes }: NewOrder): NewRow {
  const { trip } = offer;
  const sum = (pick: (bus: OfferedBus) => number) => offer.buses.reduce((total, bus) => total + pick(bus), 0);
  return {
    customer_id: customerId,
    user_id: actor.userId,
    company_id: offer.companyId,
    customer_type: customer.customerType,
    language: actor.language,
    trip_type: trip.type,
    departure_at: trip.departure,
    return_at: trip.return ?? null,
    adults: trip.adults,
    children: trip.children,
    wheelchairs: trip.wheelchairs,
    countries: offer.countries.join(','),
    operator_price: sum((bus) => bus.operatorPrice),
    surcharge_fee: sum((bus) => bus.surchargeFee),
    customer_price: sum((bus) => bus.customerPrice),
    tax: sum((bus) => bus.tax),
    total: totalOf(offer),
    contact_name: customer.name,
    contact_email: customer.email,
    contact_phone: customer.phone,
    offer_hash: offerHash,
    // By the database's clock, which also ends the hold.
    first_held_at: inMinutes(0),
    hold_expires_at: inMinutes(holdMinutes),
  };
}

function stopsStatement(orderId: NewId, { trip }: TripPlan, bus: PlannedBus): Statement<unknown> {
  const times = itineraryOf(trip, bus.segments).filter((time) => time.direction === 'out');
  const last = trip.stops.length - 1;
  return inserting(
    'order_stops',
    trip.stops.map(({ place, dwellSeconds }, position) => ({
      order_id: orderId,
      position,
      stop_type: position === 0 ? 'pickUp' : position === last ? 'dropOff' : 'both',
      place_id: place.id.length <= 40 ? place.id : null,
      name: place.name,
      country_code: place.country,
      lat: place.lat,
      lon: place.lon,
      dwell_seconds: dwellSeconds,
      arrival_at: dateOrNull(times[position]?.arrival),
      departure_at: dateOrNull(times[position]?.departure),
    })),
  );
}

const dateOrNull = (instant: number | null | undefined) => (instant == null ? null : new Date(instant));

function bookingRow(offer: Offer, plan: TripPlan, bus: PlannedBus): NewRow {
  const { offered, vehicle, segments } = bus;
  const metres = segments.reduce((total, segment) => total + segment.metres, 0);
  const load = segments.find((segment) => segment.kind === 'load');
  return {
    vehicle_id: offered.vehicleId,
    company_id: offer.companyId,
    status: 'preliminaryBooked',
    passengers: offered.adults + offered.children,
    wheelchairs: offered.wheelchairs,
    departure_at: plan.trip.departure,
    return_at: plan.trip.return ?? null,
    pickup_at: new Date(load?.start ?? plan.trip.departure.getTime()),
    planned_start_at: new Date(segments[0]!.start),
    planned_end_at: new Date(segments.at(-1)!.end),
    drivers: offered.drivers,
    waits_at_home: offered.between === 'home',
    start_name: vehicle.startName,
    start_lat: vehicle.lat,
    start_lon: vehicle.lon,
    total_metres: metres,
    passenger_metres: segments.reduce((total, segment) => total + (segment.kind === 'drive' ? segment.metres : 0), 0),
    emissions_grams: emissionsGrams(metres, vehicle.fuelType, vehicle.fuelPerKm),
    operator_price: offered.operatorPrice,
    commission_basis_points: offered.commissionBasisPoints,
    surcharge_fee: offered.surchargeFee,
    customer_price: offered.customerPrice,
    tax_basis_points: offered.taxBasisPoints,
    tax: offered.tax,
    total: offered.total,
    vehicle_cost_list_id: offered.lists.vehicle,
    driving_cost_list_id: offered.lists.driving,
    driver_cost_list_id: offered.lists.driver,
  };
}

const priceLinesStatement = (buses: readonly BookedBus[]): Statement<unknown> =>
  inserting(
    'booking_price_lines',
    buses.flatMap(({ bookingId, offered }) =>
      offered.lines.map((line, position): NewRow => ({ booking_id: bookingId, position, ...line })),
    ),
  );

function segmentsStatement(buses: readonly BookedBus[], { trip }: TripPlan): Statement<unknown> {
  const name = (ref: Segment['from'], { startName }: HeldVehicle) =>
    ref === 'start' ? startName : ref === undefined ? '' : (trip.stops[ref]?.place.name ?? '');
  return inserting(
    'booking_segments',
    buses.flatMap(({ bookingId, vehicle, segments }) =>
      segments.map((segment, position) => ({
        booking_id: bookingId,
        position,
        kind: segment.kind,
        starts_at: new Date(segment.start),
        ends_at: new Date(segment.end),
        metres: segment.metres,
        from_name: name(segment.from, vehicle),
        to_name: name(segment.to, vehicle),
      })),
    ),
  );
}
