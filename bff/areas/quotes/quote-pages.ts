import type { OccupancyKind } from '@states/occupancy-kinds';
import { type QuoteChoice, quoteChoices, quoteOfAsked, seeAsked, sensiblePrices } from '@bff/domain/quotes';
import type { UserActor } from '@bff/domain/shared/actor';
import { datedLines, type PriceLine } from '@bff/domain/pricing';
import { toMinute } from '@bff/domain/shared/time';
import { type Advice, passengersOf, type Segment, type TripRequest } from '@bff/domain/trips';
import type { ShownQuoteStatus } from '@states/quote-states';

/** The company's own quote on its page. Amounts in öre. */
export interface QuoteView {
  status: ShownQuoteStatus;
  /** Registration numbers and models. */
  buses: string;
  /** In all buses together. */
  drivers: number;
  /** Null if the price lists gave none. */
  proposedPrice: number | null;
  operatorPrice: number;
  customerPrice: number;
  expiresAt: Date;
  message: string | null;
  rejectReason: string | null;
  /** An administrator has made it in the company's name. */
  isSold: boolean;
  /** Who withdrew it, if it is withdrawn. */
  byOffice: boolean;
  isRenewable: boolean;
  /** Once it is accepted: the company's bookings, and whether they are canceled. */
  bookings: string[];
  isCanceled: boolean;
}

/** Null if there is none. @throws DomainError `quoteRequest.notFound` */
export async function quoteView(actor: UserActor, askedId: number): Promise<QuoteView | null> {
  const found = await quoteOfAsked(actor, askedId);
  if (!found) return null;
  const { quote, isSold, buses, isRenewable, bought } = found;
  const { shown: status, proposedPrice, operatorPrice, customerPrice, expiresAt, message, rejectReason } = quote;
  return {
    status,
    proposedPrice,
    operatorPrice,
    customerPrice,
    expiresAt,
    message,
    rejectReason,
    isSold,
    byOffice: quote.byOffice,
    isRenewable,
    bookings: bought?.bookings ?? [],
    isCanceled: bought?.isCanceled ?? false,
    drivers: quote.drivers,
    buses: quote.buses
      .map(({ vehicleId }) => buses.get(vehicleId))
      .map((bus) => (bus ? `${bus.registrationNumber} ${bus.model}` : ''))
      .join(', '),
  };
}

interface Driving {
  metres: number;
  seconds: number;
}

/** A bus that the company can quote. */
export interface QuotedBuses {
  id: number;
  name: string;
  seats: number;
  isFree: boolean;
  /** Why not: its bookings, holds and lockouts, to the minute. */
  busy: { kind: OccupancyKind; bookingNumber: string | null; start: Date; end: Date; comment: string | null }[];
  /** Whether it takes everybody, in seats and wheelchair places. */
  seatsAll: boolean;
  startMetres: number | null;
  drivers: number | null;
  /** All that it drives, and the part of it with passengers; null if it cannot legally be driven. */
  driven: Driving | null;
  loaded: Driving | null;
  /** When it leaves and is back, in local time; null if it cannot legally be driven. */
  leaves: Date | null;
  back: Date | null;
  advice: Advice[];
  /** The price by the lists, without tax; null if a list is missing. */
  listPrice: number | null;
  /** What the customer then pays, with tax. */
  listTotal: number | null;
  /** `day`: the line's, where there are several of its kind. */
  lines: (PriceLine & { day?: Date | undefined })[];
  /** The same with a second driver, if one is enough. */
  withTwo: { leaves: Date; back: Date; listPrice: number | null; lines: QuotedBuses['lines'] } | null;
}

const OURS = ['commission', 'surcharge', 'tax'];

/** @throws DomainError `quoteRequest.notFound`, `booking.noRoute`, `route.unavailable` */
export async function quoteForm(actor: UserActor, askedId: number): Promise<QuotedBuses[]> {
  const { request } = await seeAsked(actor, askedId);
  const choices = await quoteChoices(actor, askedId);
  return choices.map((choice) => busOf(choice, request.trip)).sort(likelierFirst);
}

interface ListedPrice {
  operatorPrice: number;
  /** Below and above these, the company is asked whether its price is right. */
  least: number;
  most: number;
}

/** What the company most likely answers: its cheapest free bus that takes everybody, for the price of its lists. */
export const likeliestQuote = (
  buses: readonly QuotedBuses[],
): (ListedPrice & { vehicleId: number; withTwo?: ListedPrice }) | undefined => {
  const bus = buses.find(({ isFree, seatsAll, listPrice }) => isFree && seatsAll && listPrice !== null);
  const listed = (operatorPrice: number): ListedPrice => ({ operatorPrice, ...sensiblePrices(operatorPrice) });
  return (
    bus && {
      vehicleId: bus.id,
      ...listed(bus.listPrice!),
      ...(bus.withTwo?.listPrice ? { withTwo: listed(bus.withTwo.listPrice) } : {}),
    }
  );
};

const rank = ({ isFree, seatsAll }: QuotedBuses) => (!isFree ? 2 : seatsAll ? 0 : 1);
const priceOf = ({ listPrice }: QuotedBuses) => listPrice ?? Number.MAX_SAFE_INTEGER;

/** Free buses first; among those that take everybody, cheapest first and unpriced last; the others by size. */
function likelierFirst(one: QuotedBuses, other: QuotedBuses): number {
  const byPrice = rank(one) === 0 ? priceOf(one) - priceOf(other) : 0;
  return rank(one) - rank(other) || byPrice || other.seats - one.seats || one.id - other.id;
}

const timesOf = ({ segments }: NonNullable<QuoteChoice['timeline']>) => ({
  leaves: toMinute(new Date(segments[0]!.start)),
  back: toMinute(new Date(segments.at(-1)!.end)),
});

const driving = (segments: readonly Segment[], kinds: readonly Segment['kind'][]): Driving =>
  segments
    .filter(({ kind }) => kinds.includes(kind))
    .reduce(
      (sum, { start, end, metres }) => ({ metres: sum.metres + metres, seconds: sum.seconds + (end - start) / 1_000 }),
      { metres: 0, seconds: 0 },
    );

const listed = (price: QuoteChoice['price'], timeline: QuoteChoice['timeline']) => ({
  listPrice: price?.operatorPrice ?? null,
  lines: datedLines(price?.lines.filter(({ kind }) => !OURS.includes(kind)) ?? [], timeline?.segments ?? []),
});

const busOf = (
  { vehicle, registrationNumber, isFree, busy, startMetres, timeline, refusal, price, withTwo }: QuoteChoice,
  trip: TripRequest,
): QuotedBuses => ({
  id: vehicle.vehicleId,
  name: `${registrationNumber} ${vehicle.model}`,
  seats: vehicle.seats,
  isFree,
  busy: busy.map(({ kind, bookingNumber, start, end, comment }) => ({
    kind,
    bookingNumber,
    start: toMinute(start),
    end: toMinute(end),
    comment,
  })),
  seatsAll: vehicle.seats >= passengersOf(trip) && vehicle.wheelchairPlaces >= trip.wheelchairs,
  startMetres,
  drivers: timeline?.drivers ?? null,
  driven: timeline ? driving(timeline.segments, ['driveEmpty', 'drive']) : null,
  loaded: timeline ? driving(timeline.segments, ['drive']) : null,
  ...(timeline ? timesOf(timeline) : { leaves: null, back: null }),
  advice: refusal?.reason === 'tripTooLong' ? refusal.advice : [],
  ...listed(price, timeline),
  listTotal: price?.total ?? null,
  withTwo: withTwo ? { ...timesOf(withTwo.timeline), ...listed(withTwo.price, withTwo.timeline) } : null,
});
