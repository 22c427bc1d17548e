import { createHash } from 'node:crypto';
import { occupancyStore } from '@bff/domain/availability';
import {
  busTimelines,
  isExpired,
  type Offer,
  type OfferedBus,
  planTrip,
  readOffer,
  startWays,
  tiersOf,
  totalOf,
  type TripPlan,
} from '@bff/domain/offers';
import { contactInfo } from '@bff/domain/people';
import { readSettings, type Settings } from '@bff/domain/settings';
import type { Actor, UserActor } from '@bff/domain/shared/actor';
import { DomainError, must } from '@bff/domain/shared/errors';
import { logTransition } from '@bff/domain/shared/event-log.store';
import { HOUR } from '@bff/domain/shared/time';
import { emissionsGrams, itineraryOf, type Segment } from '@bff/domain/trips';
import { clock } from '@bff/platform/clock';
import { inTransaction } from '@bff/platform/transaction';
import { bookingPolicy } from './booking.policy';
import { bookingStore } from './booking.store';
import { expireHolds } from './expire-holds';
import { inMinutes, newOrderStore } from './new-order.store';
import { holdVehicles, type HeldVehicle, isActiveForSure } from './held-vehicle.store';

const MAX_LIVE_HOLDS = 3;

/** A bus of the offer with what it will do, worked out again from the trip. */
interface PlannedBus {
  offered: OfferedBus;
  vehicle: HeldVehicle;
  segments: Segment[];
  /** With the turnaround buffer. */
  occupied: { start: Date; end: Date };
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
  const prepared = await prepareHold(actor, customerId, offer).catch(async (error: unknown) => {
    // Whatever speaks against it now: what the same offer has brought this customer already is theirs.
    const own = await bookingStore.findLiveByOffer(customerId, offerHash);
    if (own) return own;
    throw error;
  });
  if (typeof prepared === 'string') return { orderNumber: prepared };
  const { buses, settings } = prepared;

  return inTransaction(async () => {
    // First, so that two clicks of one customer come one after the other: the second finds the order of the first.
    await bookingStore.lockCustomer(customerId);
    const live = await bookingStore.liveOrders(customerId, offerHash);
    if (live.ofOffer) return { orderNumber: live.ofOffer };
    must(live.holds < MAX_LIVE_HOLDS, 'booking.tooManyHolds', [MAX_LIVE_HOLDS]);
    await occupancyStore.lockVehicles(buses.map((bus) => bus.offered.vehicleId));
    must(await areFree(buses), 'booking.occupied');
    must(await isActiveForSure(offer.companyId), 'booking.occupied');
    return insertOrder({ ...prepared, actor, customerId, offer, offerHash, holdMinutes: settings.holdMinutes });
  });
}

/** All that can be known without a lock. Refuses what cannot be held; who gets a bus is decided under the lock alone. */
async function prepareHold(actor: UserActor, customerId: number, offer: Offer) {
  must(!isExpired(offer), 'booking.offerExpired');
  const settings = await readSettings(offer.trip.departure);
  const plan = await planTrip(offer.trip);
  must(!plan.quoteOnly, 'booking.quoteOnly');
  const [buses, customer, terms] = await Promise.all([
    planBuses(offer, plan, settings),
    contactInfo(actor, customerId),
    tiersOf([offer.companyId]),
  ]);
  // Most of those who come too late need not queue for the lock to hear it, unless what stands in the way is a hold whose time is over.
  if (!(await areFree(buses))) {
    await expireHolds({ vehicleIds: buses.map((bus) => bus.offered.vehicleId) });
    must(await areFree(buses), 'booking.occupied');
  }
  return { settings, plan, buses, customer, tiers: terms.get(offer.companyId) ?? [] };
}

async function areFree(buses: readonly PlannedBus[]): Promise<boolean> {
  for (const { offered, occupied } of buses)
    if (!(await occupancyStore.isFree(offered.vehicleId, occupied))) return false;
  return true;
}

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
      occupied: { start: new Date(timeline.start), end: new Date(timeline.end) },
    };
  });
}

interface NewOrder {
  actor: UserActor;
  customerId: number;
  customer: Awaited<ReturnType<typeof contactInfo>>;
  offer: Offer;
  offerHash: string;
  plan: TripPlan;
  buses: readonly PlannedBus[];
  holdMinutes: number;
  tiers: readonly { hours: number; basisPoints: number }[];
}

async function insertOrder(input: NewOrder): Promise<{ orderNumber: string }> {
  const { actor, customer, offer, plan, buses, holdMinutes } = input;
  const { trip } = offer;
  const sum = (pick: (bus: OfferedBus) => number) => offer.buses.reduce((total, bus) => total + pick(bus), 0);
  const order = await newOrderStore.insertNumbered('orders', {
    customer_id: input.customerId,
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
    offer_hash: input.offerHash,
    // By the database's clock, which also ends the hold.
    first_held_at: inMinutes(0),
    hold_expires_at: inMinutes(holdMinutes),
  });
  await insertStops(order.id, plan, buses[0]!);
  for (const bus of buses) await insertBooking(order.id, input, bus);
  if (totalOf(offer) <= 0) throw new DomainError('booking.offerInvalid');
  return { orderNumber: order.number };
}

async function insertStops(orderId: number, { trip }: TripPlan, bus: PlannedBus): Promise<void> {
  const times = itineraryOf(trip, bus.segments).filter((time) => time.direction === 'out');
  const last = trip.stops.length - 1;
  await newOrderStore.insert(
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

async function insertBooking(
  orderId: number,
  { actor, offer, plan, tiers, holdMinutes }: NewOrder,
  bus: PlannedBus,
): Promise<void> {
  const { offered, vehicle, segments } = bus;
  const metres = segments.reduce((total, segment) => total + segment.metres, 0);
  const load = segments.find((segment) => segment.kind === 'load');
  const booking = await newOrderStore.insertNumbered('bookings', {
    order_id: orderId,
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
  });
  const names = (ref: Segment['from']) =>
    ref === 'start' ? vehicle.startName : ref === undefined ? '' : (plan.trip.stops[ref]?.place.name ?? '');
  await newOrderStore.insert(
    'booking_price_lines',
    offered.lines.map((line, position) => ({ booking_id: booking.id, position, ...line })),
  );
  await newOrderStore.insert(
    'booking_cancellation_tiers',
    tiers.map((tier) => ({ booking_id: booking.id, hours: tier.hours, basis_points: tier.basisPoints })),
  );
  await newOrderStore.insert(
    'booking_segments',
    segments.map((segment, position) => ({
      booking_id: booking.id,
      position,
      kind: segment.kind,
      starts_at: new Date(segment.start),
      ends_at: new Date(segment.end),
      metres: segment.metres,
      from_name: names(segment.from),
      to_name: names(segment.to),
    })),
  );
  await newOrderStore.insertNumbered('journeys', { booking_id: booking.id });
  await occupancyStore.hold(offered.vehicleId, booking.id, bus.occupied, holdMinutes);
  await logTransition({ entity: 'booking', entityId: booking.id, from: null, to: 'preliminaryBooked', by: actor });
}
