// Traces: S2-036, S8-698
import { isHomeEnd } from '#fields/reservation';
import { occupancyStore, type Wanted } from '@bff/domain/availability';
import { type Offer, type OwnBus, ownBuses, TripRefused } from '@bff/domain/offers';
import { namedInSwedish } from '@bff/domain/places';
import { readSettings } from '@bff/domain/settings';
import type { Actor } from '@bff/domain/shared/actor';
import { DomainError, must } from '@bff/domain/shared/errors';
import { MINUTE } from '@bff/domain/shared/time';
import { checkTripRequest, isInTime, passengersOf, type TripPlace } from '@bff/domain/trips';
import { clock } from '@bff/platform/clock';
import { bookingPolicy } from './booking.policy';
import { changeStore } from './change.store';
import { mustBeRecalculable } from './changeable';
import { leftStreets } from './left-street';
import { newBooking, stopsOf } from './new-order';
import type { BookingDetails, OrderDetails } from './order-details';
import { planBuses } from './prepare-hold';
import { atAgreedPrice } from './agreed-price';
import { seeBooking } from './see-order';
import type { TripVersion } from './trip-version';
import { readTripVersion, wasSwapped } from './trip-version.store';

/** What a customer wants a booked trip to become. Its type stays. */
export interface WantedTrip {
  stops: readonly {
    place: TripPlace;
    street: string;
    /** Of the first and the last: where the way home ends or begins, null if there too. Unsaid, it stays while the end is in its place. */
    homeStreet?: string | null | undefined;
    dwellSeconds: number;
  }[];
  departure: Date;
  return?: Date;
  adults: number;
  children: number;
  wheelchairs: number;
}

/** A change as it would be made now. Amounts in öre. */
export interface PlannedChange {
  order: OrderDetails;
  booking: BookingDetails;
  before: TripVersion;
  after: TripVersion;
  /** How much more it costs; negative amounts are refunded. */
  difference: number;
  /** Nothing would change. */
  isSame: boolean;
  /** Why the operator has to accept it; none if the change is a small one. */
  reasons: ProposalReason[];
}

/** Another bus, more than half an hour or a tenth of the distance, or a price that no list confirms. */
export type ProposalReason = 'otherBus' | 'time' | 'distance' | 'ownPrice';

const PROPOSAL_REASONS: readonly ProposalReason[] = ['otherBus', 'time', 'distance', 'ownPrice'];
const MOST_MINUTES = 30;
const MOST_PART = 0.1;

/** Farther than any bus drives to a trip: the company decided the distance when it quoted or replaced the bus. */
const MOST_METRES = 2_500_000;

/** A trip whose stops and times its buyer can change. @throws DomainError `auth.noPermission`; those of `mustBeRecalculable` */
export async function seeChangeable(
  actor: Actor,
  bookingNumber: string,
): Promise<{ order: OrderDetails; booking: BookingDetails }> {
  const { order, booking } = await seeBooking(actor, bookingNumber);
  must(bookingPolicy.change(actor, order), 'auth.noPermission');
  await mustBeRecalculable(order);
  return { order, booking };
}

/**
 * What a change would make of a trip: the same bus on the new route or, where not all fit, another of its operator's; priced by today's
 * lists or at the agreed price, legal to drive and free. Writes nothing.
 * @throws TripRefused; DomainError those of `seeChangeable`, `booking.changeWaiting`, `booking.noLargerBus`, `booking.occupied`
 * and what a hold refuses
 */
export async function planChange(actor: Actor, bookingNumber: string, wanted: WantedTrip): Promise<PlannedChange> {
  const { order, booking } = await seeChangeable(actor, bookingNumber);
  must(!(await changeStore.waiting(order.id)), 'booking.changeWaiting');
  const { supportEmail, minimumDaysBeforeDeparture: days } = await readSettings();
  must(isInTime(wanted.departure, clock.now(), days), 'booking.changeTooLate', [days, supportEmail], 'departure');
  const occupied = await occupancyStore.ofBooking(booking.id);
  const before = occupied && (await readTripVersion(order.id, booking.id, occupied));
  must(before, 'booking.notFound');
  const after = await planned({ order, booking, before }, wanted);
  return {
    order,
    booking,
    before,
    after,
    difference: after.booking.total - before.booking.total,
    isSame: isSame(before, after),
    reasons: reasonsToAsk(before, after),
  };
}

/**
 * The bus that would drive: the booked one, unless not all fit; then the cheapest free one of its operator's others.
 * @throws DomainError `booking.noLargerBus`, `booking.wheelchairsExceedPlaces`, `booking.occupied`, `booking.tripTooLong`,
 * `booking.quoteOnly`
 */
function candidates(buses: readonly OwnBus[], { vehicleId }: BookingDetails, wanted: WantedTrip): OwnBus[] {
  const passengers = passengersOf(wanted);
  const seated = buses.filter(({ vehicle }) => passengers <= vehicle.seats);
  const most = (pick: (bus: OwnBus) => number, of: readonly OwnBus[]) => Math.max(0, ...of.map(pick));
  must(seated.length > 0, 'booking.noLargerBus', [most(({ vehicle }) => vehicle.seats, buses)], 'adults');
  const fitting = seated.filter(({ vehicle }) => wanted.wheelchairs <= vehicle.wheelchairPlaces);
  const places = most(({ vehicle }) => vehicle.wheelchairPlaces, seated);
  must(fitting.length > 0, 'booking.wheelchairsExceedPlaces', [places], 'wheelchairs');
  const booked = buses.find(({ vehicle }) => vehicle.vehicleId === vehicleId);
  must(booked, 'booking.occupied');
  const large = fitting.includes(booked) ? [booked] : fitting;
  const legal = large.filter(({ timeline }) => timeline);
  must(legal.length > 0, 'booking.tripTooLong', [], 'departure');
  const priced = legal.filter(({ price }) => price);
  must(priced.length > 0, 'booking.quoteOnly');
  return priced.sort((one, other) => one.price!.total - other.price!.total);
}

async function planned(
  sold: Pick<PlannedChange, 'order' | 'booking' | 'before'>,
  wanted: WantedTrip,
): Promise<TripVersion> {
  const { order, booking, before } = sold;
  const { street: _, ...trip } = { ...wanted, street: '', type: order.tripType };
  const request = await namedInSwedish({
    ...trip,
    stops: wanted.stops.map(({ place, dwellSeconds }) => ({ place, dwellSeconds })),
  });
  const { maximumTripDays } = await readSettings(wanted.departure);
  const faults = [
    ...checkTripRequest(request, { now: clock.now(), maximumTripDays }),
    ...leftStreets(before.stops, wanted.stops),
  ];
  if (faults.length > 0) throw new TripRefused(faults);
  const { plan, settings, buses: own } = await ownBuses(booking.companyId, request);
  const isQuoted = order.purchaseType === 'quote';
  must(isQuoted || !plan.quoteOnly, 'booking.quoteOnly');
  // The customer did not choose the price of a bus that the company put in place of the sold one.
  const isAgreed = isQuoted || (await wasSwapped(booking.id));
  const buses = isAgreed ? await atAgreedPrice(own, sold, { plan, settings }) : own;
  const surchargeFee = isAgreed ? before.booking.surchargeFee : settings.surchargeFee;
  let refusal = new DomainError('booking.occupied');
  for (const one of candidates(buses, booking, wanted)) {
    try {
      const offer = offerOf(one, request, { plan, settings: { ...settings, surchargeFee } });
      const [bus] = await planBuses(offer, plan, settings, isAgreed ? MOST_METRES : undefined);
      if (!bus || !(await occupancyStore.areFree([bus.wanted], { but: booking.id }))) continue;
      const shown = { wanted, before, countries: plan.countries, taken: bus.wanted };
      return versionOf(newBooking(offer, plan, bus, []), stopsOf(plan, bus), shown);
    } catch (error) {
      // Another of its buses may start nearer.
      if (!(error instanceof DomainError)) throw error;
      refusal = error;
    }
  }
  throw refusal;
}

/** An available bus, as it would have been offered. */
function offerOf(
  { vehicle, timeline, price, lists, commissionBasisPoints }: OwnBus,
  trip: Offer['trip'],
  { plan, settings }: Pick<Awaited<ReturnType<typeof ownBuses>>, 'plan' | 'settings'>,
): Offer {
  must(timeline && price, 'booking.quoteOnly');
  const { lines, operatorPrice, customerPrice, tax, total } = price;
  const { adults, children, wheelchairs } = trip;
  return {
    trip,
    companyId: vehicle.companyId,
    countries: plan.countries,
    expires: clock.now(),
    buses: [
      {
        vehicleId: vehicle.vehicleId,
        adults,
        children,
        wheelchairs,
        drivers: timeline.drivers,
        between: timeline.between,
        lists: lists ?? null,
        lines,
        commissionBasisPoints,
        surchargeFee: settings.surchargeFee,
        taxBasisPoints: tax === 0 ? 0 : settings.taxBasisPoints,
        operatorPrice,
        customerPrice,
        tax,
        total,
      },
    ],
  };
}

function versionOf(
  { booking, priceLines, segments }: ReturnType<typeof newBooking>,
  stops: ReturnType<typeof stopsOf>,
  shown: { wanted: WantedTrip; before: TripVersion; countries: readonly string[]; taken: Wanted },
): TripVersion {
  const { wanted, before, countries, taken } = shown;
  const { status: _, companyId: __, movedFromId: ___, ...rest } = booking;
  const { departure, adults, children, wheelchairs } = wanted;
  return {
    order: {
      departureAt: departure,
      returnAt: wanted.return ?? null,
      adults,
      children,
      wheelchairs,
      countries: countries.join(','),
    },
    stops: stops.map(
      ({ position, placeId = null, dwellSeconds = 0, arrivalAt = null, departureAt = null, ...stop }) => ({
        stopType: stop.stopType,
        name: stop.name,
        countryCode: stop.countryCode,
        lat: stop.lat,
        lon: stop.lon,
        placeId,
        dwellSeconds,
        arrivalAt,
        departureAt,
        street: wanted.stops[position]?.street ?? null,
        homeStreet: homeStreetOf(
          stop,
          isHomeEnd(position, stops.length) ? before.stops.at(position === 0 ? 0 : -1) : undefined,
          wanted.return && wanted.stops[position]?.homeStreet,
        ),
      }),
    ),
    booking: rest as TripVersion['booking'],
    priceLines: priceLines.map(({ kind, quantity, unit, rate, amount }) => ({ kind, quantity, unit, rate, amount })),
    segments: segments.map(({ position: _, metres = 0, fromName = '', toName = '', ...segment }) => ({
      kind: segment.kind,
      startsAt: segment.startsAt,
      endsAt: segment.endsAt,
      metres,
      fromName,
      toName,
      fromLat: segment.fromLat ?? null,
      fromLon: segment.fromLon ?? null,
      toLat: segment.toLat ?? null,
      toLon: segment.toLon ?? null,
    })),
    occupied: { start: taken.start, end: taken.end },
  };
}

/** The way home's own street at an end of the trip (`end`, as it was): the wanted one, or that of the same place. Stops between have none. */
function homeStreetOf(
  { lat, lon }: Pick<TripVersion['stops'][number], 'lat' | 'lon'>,
  end: TripVersion['stops'][number] | undefined,
  wanted: string | null | undefined,
): string | null {
  if (!end) return null;
  if (wanted !== undefined) return wanted;
  return end.lat === lat && end.lon === lon ? end.homeStreet : null;
}

const minutesBetween = (one: Date | null, other: Date | null): number =>
  Math.abs((one?.getTime() ?? 0) - (other?.getTime() ?? 0)) / MINUTE;

/** What is more than a small change. Exactly 30 minutes and 10 % are small. */
function reasonsToAsk(before: TripVersion, after: TripVersion): ProposalReason[] {
  const [old, now] = [before.booking, after.booking];
  const moved = Math.max(
    minutesBetween(old.departureAt, now.departureAt),
    minutesBetween(old.returnAt, now.returnAt),
    minutesBetween(old.plannedStartAt, now.plannedStartAt),
    minutesBetween(old.plannedEndAt, now.plannedEndAt),
  );
  const farther = Math.abs(now.totalMetres - old.totalMetres);
  const is: Record<ProposalReason, boolean> = {
    otherBus: old.vehicleId !== now.vehicleId,
    time: moved > MOST_MINUTES,
    distance: farther > old.totalMetres * MOST_PART,
    ownPrice: now.vehicleCostListId === null,
  };
  return PROPOSAL_REASONS.filter((reason) => is[reason]);
}

function isSame(before: TripVersion, after: TripVersion): boolean {
  const asked = ({ order, stops }: TripVersion) =>
    JSON.stringify([
      ...[order.departureAt, order.returnAt, order.adults, order.children, order.wheelchairs],
      // By where it is: a place may have been stored under another of its names.
      ...stops.map(({ lat, lon, street, homeStreet, dwellSeconds }) => ({
        lat,
        lon,
        street,
        homeStreet,
        dwellSeconds,
      })),
    ]);
  return asked(before) === asked(after);
}
