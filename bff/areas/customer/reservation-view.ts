// Traces: S5-012, S8-025
import {
  canBeExtended,
  isCalledOff,
  isConfirmed,
  lastUnitOf,
  legsOf,
  type OrderDetails,
  type OrderLeg,
  seeOrder,
} from '@bff/domain/bookings';
import { unitsForPurchase } from '@bff/domain/deal-organisations';
import { getPlaces, type Place } from '@bff/domain/places';
import { formatUnit } from '@formats';
import { type OrderedQuote, quoteOfOrder } from '@bff/domain/quotes';
import type { Actor } from '@bff/domain/shared/actor';
import { DomainError, must } from '@bff/domain/shared/errors';
import { formatPhone } from '@bff/domain/shared/shown-phone';
import { clock } from '@bff/platform/clock';
import type { BusType } from '@states/vehicle-words';
import { mayHoldAgain, offeredAgain } from './hold-picked';
import { searchOfOrder } from './trip-search-query';

/** A held order while it is being completed. */
export interface ReservationView {
  number: string;
  now: Date;
  /** The deadline for payment: the end of the hold or of the provider's open page. */
  until: Date;
  /** The hold can be extended by ten minutes, once. */
  canExtend: boolean;
  legs: OrderLeg[];
  status: string;
  stops: {
    name: string;
    /** What has terminals or entrances where a town has street addresses. */
    spot: 'airport' | 'station' | null;
    street: string;
    /** Where the way home begins or ends, if elsewhere. */
    homeStreet: string;
    stopType: string;
    arrival: Date | null;
    departure: Date | null;
  }[];
  /** The units, with cost centres, that an organisation may buy it for; null for a customer's own purchase. */
  units: { id: number; name: string }[] | null;
  /** The chosen unit, or the one to propose: the only one, or the one last bought for. */
  unitId: number | null;
  departure: Date;
  return: Date | null;
  adults: number;
  children: number;
  seats: number;
  buses: { busType: BusType; seats: number; company: string; companyId: number }[];
  contact: { name: string; email: string; phone: string };
  comment: string;
  specialRequests: string;
  termsAccepted: boolean;
  customerPrice: number;
  tax: number;
  taxBasisPoints: number;
  total: number;
  tiers: { hours: number; basisPoints: number }[];
  /** The provider's open payment page, if any. */
  payUrl: string | null;
  lastPaymentFailed: boolean;
  /** What it was made of, which holds until its own time, whatever becomes of the reservation; null without a quote. */
  quote: OrderedQuote | null;
  /** The query of a search for its trip. */
  search: string;
}

/** A reservation that is no longer held. */
export interface ReservationOver {
  over: 'booking.alreadyConfirmed' | 'booking.notActive' | 'booking.holdExpired';
  number: string;
  /** What had been reserved; the total in öre. */
  trip: { stops: string[]; departure: Date; return: Date | null; passengers: number; company: string; total: number };
  /** The query of a search for what is free now. */
  search: string;
  /** The same buses can be held again. */
  canHoldAgain: boolean;
  /** The quote that it was made of, if it can still be accepted. */
  openQuote: OrderedQuote | null;
}

/** The actor's reservation, or why it is over. Throws `booking.notFound`. */
export async function reservationView(actor: Actor, orderNumber: string): Promise<ReservationView | ReservationOver> {
  const order = await seeOrder(actor, orderNumber);
  must(order.bookings.length > 0, 'booking.notFound');
  const over = overOf(order);
  const quote = order.purchaseType === 'quote' ? await quoteOfOrder(order.id) : undefined;
  if (over) {
    const canHoldAgain =
      over === 'booking.holdExpired' && mayHoldAgain(order) && (await offeredAgain(order)) !== undefined;
    return {
      over,
      number: order.number,
      trip: {
        stops: order.stops.map(({ name }) => name),
        departure: order.departure,
        return: order.return,
        passengers: order.adults + order.children,
        company: order.company.name,
        total: order.total,
      },
      search: searchOfOrder(order),
      canHoldAgain,
      openQuote: quote?.isOpen ? quote : null,
    };
  }
  const [booking] = order.bookings;
  const legs = legsOf(order);
  const open = order.payments.findLast((payment) => payment.status === 'open' || payment.status === 'failed');
  const units = order.dealOrganisationId === null ? null : await unitsToChoose(actor);
  const places = await getPlaces(order.stops.map(({ placeId }) => placeId ?? ''));
  return {
    number: order.number,
    units,
    unitId: order.unit?.id ?? (await unitToPropose(actor, units ?? [])),
    now: clock.now(),
    until: order.heldUntil!,
    canExtend: canBeExtended(order, order.bookings),
    legs,
    status: booking!.status,
    stops: (legs[0]?.stops ?? []).map((stop, position) => ({
      name: stop.name,
      spot: spotOf(places[position]),
      street: stop.street ?? '',
      homeStreet: order.stops[position]?.homeStreet ?? '',
      stopType: stop.stopType,
      arrival: stop.arrival,
      departure: stop.departure,
    })),
    departure: order.departure,
    return: order.return,
    adults: order.adults,
    children: order.children,
    seats: order.bookings.reduce((sum, one) => sum + one.seats, 0),
    buses: order.bookings.map((one) => ({
      busType: one.busType,
      seats: one.seats,
      company: order.company.name,
      companyId: one.companyId,
    })),
    contact: {
      name: order.contactName,
      email: order.contactEmail,
      phone: order.contactPhone && formatPhone(order.contactPhone),
    },
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
    quote: quote ?? null,
    search: searchOfOrder(order),
  };
}

/** The same, or null for an order that is not there for the actor. */
export async function ownReservation(actor: Actor, orderNumber: string) {
  try {
    return await reservationView(actor, orderNumber);
  } catch (error) {
    if (error instanceof DomainError && error.key === 'booking.notFound') return null;
    throw error;
  }
}

const spotOf = (place: Place | undefined) =>
  place?.kind === 'airport' || place?.kind === 'station' ? place.kind : null;

const unitsToChoose = async (actor: Actor): Promise<{ id: number; name: string }[]> =>
  (await unitsForPurchase(actor, undefined)).map((unit) => ({ id: unit.id, name: formatUnit(unit) }));

async function unitToPropose(actor: Actor, units: readonly { id: number }[]): Promise<number | null> {
  const [only, ...others] = units;
  if (!only || others.length === 0) return only?.id ?? null;
  // A right that has been taken back, or a unit that was closed, proposes nothing.
  const last = await lastUnitOf(actor);
  return units.some(({ id }) => id === last) ? last : null;
}

function overOf(order: OrderDetails): ReservationOver['over'] | undefined {
  if (order.bookings.some(({ status }) => isConfirmed(status))) return 'booking.alreadyConfirmed';
  if (order.bookings.every(isCalledOff)) return 'booking.notActive';
  const ended =
    order.bookings.some(({ status }) => status === 'canceled') ||
    !order.holdExpiresAt ||
    order.holdExpiresAt <= clock.now();
  return ended ? 'booking.holdExpired' : undefined;
}
