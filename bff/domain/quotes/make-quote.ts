// Traces: S1-013, S3-024, S3-026, S3-027, S8-039, S8-660
import { type FleetOccupancy, occupanciesOf, occupancyStore } from '@bff/domain/availability';
import { type OwnBus, ownBuses, seatPassengers } from '@bff/domain/offers';
import { priceAgreed } from '@bff/domain/pricing';
import { readSettings } from '@bff/domain/settings';
import type { Actor } from '@bff/domain/shared/actor';
import { must } from '@bff/domain/shared/errors';
import { HOUR } from '@bff/domain/shared/time';
import { passengersOf } from '@bff/domain/trips';
import { clock } from '@bff/platform/clock';
import { inTransaction } from '@bff/platform/transaction';
import { farFrom, mustBeMeant, type PriceBesideLists } from './price-meant';
import { mailQuote } from './quote-mail';
import { type CompanyRequest, quoteRequestStore } from './quote-request.store';
import { type QuotedBus, quoteStore } from './quote.store';
import { lockToAnswer } from './reject-quote-request';
import { seeAsked } from './see-quote-requests';

const MOST_BUSES = 4;

/** A bus that the company could quote with. */
export interface QuoteChoice extends OwnBus {
  registrationNumber: string;
  isFree: boolean;
  /** What it does instead, by time. */
  busy: FleetOccupancy[];
}

const interval = ({ timeline }: OwnBus) => ({ start: new Date(timeline!.start), end: new Date(timeline!.end) });

/** The company's buses as they would drive the requested trip. @throws DomainError `quoteRequest.notFound`, `booking.noRoute` */
export async function quoteChoices(actor: Actor, askedId: number): Promise<QuoteChoice[]> {
  const { companyId, request } = await seeAsked(actor, askedId);
  const { buses } = await ownBuses(companyId, request.trip);
  const names = await quoteStore.busNames(buses.map(({ vehicle }) => vehicle.vehicleId));
  const choices: QuoteChoice[] = [];
  for (const bus of buses) {
    const { vehicleId } = bus.vehicle;
    const busy = bus.timeline === undefined ? [] : await occupanciesOf([vehicleId], interval(bus));
    const isFree = bus.timeline !== undefined && busy.length === 0;
    choices.push({ ...bus, registrationNumber: names.get(vehicleId)?.registrationNumber ?? '', isFree, busy });
  }
  return choices;
}

export interface NewQuote {
  vehicleIds: readonly number[];
  /** A second driver in each bus, even where one would do. */
  twoDrivers?: boolean;
  /** What the company wants for the whole trip, without tax, in öre. */
  operatorPrice: number;
  message: string | null;
  /** How long it is valid; by the settings unless given. */
  expiryHours?: number | null;
  /** Of a form: the price far from the lists' that is meant, if any. Another system is not asked, so it leaves this out. */
  priceConfirmed?: number | null | undefined;
}

/** An amount divided among the buses; the first gets the remainder. */
export const part = (amount: number, parts: number, index: number): number =>
  Math.floor(amount / parts) + (index === 0 ? amount % parts : 0);

/**
 * The company answers a request with buses and a price of its own; the customer's price follows by the usual rules (domain.md section 5,
 * steps 6 and 7), even where its lists give no price. The buses are held until the quote expires.
 * @throws DomainError `quoteRequest.notFound`, `quoteRequest.expired`, `state.notAllowed`, `quote.noVehicle`, `vehicle.notFound`,
 * `booking.tripTooLong`, `booking.passengersExceedSeats`, `booking.wheelchairsExceedPlaces`, `booking.occupied`, `quote.farFromLists`
 */
export async function makeQuote(actor: Actor, askedId: number, wanted: NewQuote): Promise<{ quoteId: number }> {
  const asked = await seeAsked(actor, askedId);
  const built = await build(asked, wanted);
  mustBeMeant(built.operatorPrice, built.proposedPrice, wanted.priceConfirmed);
  return inTransaction(async () => {
    await quoteStore.lockRequest(asked.request.id);
    const row = await lockToAnswer(actor, askedId);
    await quoteRequestStore.move(row, 'answered', { actor });
    const buses = built.buses.map(({ vehicleId, start, end }) => ({
      vehicleId,
      start: new Date(start),
      end: new Date(end),
    }));
    await occupancyStore.lockVehicles(buses.map(({ vehicleId }) => vehicleId));
    must(await occupancyStore.areFree(buses), 'booking.occupied', [], 'vehicleIds');
    const { id: quoteRequestId } = row.request;
    const quoteId = await quoteStore.insert(
      { ...built, quoteRequestId, quoteRequestCompanyId: row.id, companyId: row.companyId },
      actor,
    );
    await occupancyStore.holdForQuote(quoteId, buses, built.expiresAt);
    const { companyId, companyName: operator } = row;
    await mailQuote(row.request, { ...built, quoteId, companyId, operator, isSold: false });
    return { quoteId };
  });
}

/** What a quote comes to. Amounts in öre. */
export interface QuotedPrice {
  operatorPrice: number;
  /** What the customer pays, without tax and with it. */
  customerPrice: number;
  tax: number;
  total: number;
  /** Until when it would be valid. */
  expiresAt: Date;
}

/**
 * What the customer would pay for a quote that is being written.
 * @throws DomainError as `makeQuote` does about the buses
 */
export async function quotedPrice(
  actor: Actor,
  askedId: number,
  wanted: NewQuote,
): Promise<QuotedPrice & PriceBesideLists> {
  const built = await build(await seeAsked(actor, askedId), wanted);
  const { operatorPrice, customerPrice, tax, total, expiresAt, proposedPrice } = built;
  return {
    operatorPrice,
    customerPrice,
    tax,
    total,
    expiresAt,
    proposedPrice,
    far: farFrom(operatorPrice, proposedPrice),
  };
}

/** When a quote made now expires: by the settings unless `hours` is given, never later than the bus can be booked at all. */
export async function quoteEnd(departure: Date, hours?: number): Promise<Date> {
  const { quoteExpiryHours, directBookingLeadHours } = await readSettings();
  const latest = departure.getTime() - directBookingLeadHours * HOUR;
  return new Date(Math.min(clock.millis() + (hours ?? quoteExpiryHours) * HOUR, latest));
}

async function build(
  { companyId, request: { trip } }: CompanyRequest,
  { vehicleIds, twoDrivers = false, operatorPrice, message, expiryHours }: NewQuote,
) {
  const ids = [...new Set(vehicleIds)];
  must(ids.length > 0 && ids.length <= MOST_BUSES, 'quote.noVehicle', [], 'vehicleIds');
  const { plan, settings, buses } = await ownBuses(companyId, trip);
  const chosen = ids.map((id) => {
    const bus = buses.find(({ vehicle }) => vehicle.vehicleId === id);
    must(bus, 'vehicle.notFound', [], 'vehicleIds');
    const { timeline, price } = (twoDrivers && bus.withTwo) || bus;
    must(timeline, 'booking.tripTooLong', [], 'vehicleIds');
    must(!twoDrivers || timeline.drivers === 2, 'booking.tripTooLong', [], 'vehicleIds');
    return {
      vehicle: bus.vehicle,
      timeline,
      lists: (price && bus.lists) ?? null,
      listed: price,
      commission: bus.commissionBasisPoints,
    };
  });
  const sum = (pick: (bus: (typeof chosen)[number]) => number) => chosen.reduce((total, bus) => total + pick(bus), 0);
  const [seats, places] = [sum(({ vehicle }) => vehicle.seats), sum(({ vehicle }) => vehicle.wheelchairPlaces)];
  must(passengersOf(trip) <= seats, 'booking.passengersExceedSeats', [seats], 'vehicleIds');
  must(trip.wheelchairs <= places, 'booking.wheelchairsExceedPlaces', [places], 'vehicleIds');
  const seating = seatPassengers(
    chosen.map(({ vehicle }) => vehicle),
    trip,
  );
  const quoted = chosen.map(({ vehicle, timeline, lists, commission }, index): QuotedBus => {
    const price = priceAgreed(part(operatorPrice, chosen.length, index), {
      drivers: timeline.drivers,
      commissionBasisPoints: commission,
      surchargeFee: part(settings.surchargeFee, chosen.length, index),
      taxBasisPoints: settings.taxBasisPoints,
      countries: plan.countries,
    });
    return {
      vehicleId: vehicle.vehicleId,
      ...seating[index]!,
      drivers: timeline.drivers,
      between: timeline.between,
      lists,
      lines: price.lines,
      commissionBasisPoints: commission,
      surchargeFee: part(settings.surchargeFee, chosen.length, index),
      taxBasisPoints: price.tax === 0 ? 0 : settings.taxBasisPoints,
      operatorPrice: price.operatorPrice,
      customerPrice: price.customerPrice,
      tax: price.tax,
      total: price.total,
      start: timeline.start,
      end: timeline.end,
      metres: timeline.measures.metres,
    };
  });
  const all = (pick: (bus: QuotedBus) => number) => quoted.reduce((total, bus) => total + pick(bus), 0);
  return {
    buses: quoted,
    countries: plan.countries,
    expiresAt: await quoteEnd(trip.departure, expiryHours ?? undefined),
    // List prices for only some of the buses do not make a price of the trip.
    proposedPrice: chosen.every(({ listed }) => listed) ? sum(({ listed }) => listed?.operatorPrice ?? 0) : null,
    operatorPrice: all((bus) => bus.operatorPrice),
    customerPrice: all((bus) => bus.customerPrice),
    tax: all((bus) => bus.tax),
    total: all((bus) => bus.total),
    message,
  };
}
