import { type QuoteChoice, quoteChoices, quoteOfAsked, seeAsked } from '@bff/domain/quotes';
import type { UserActor } from '@bff/domain/shared/actor';
import type { PriceLine } from '@bff/domain/pricing';
import { type Advice, passengersOf } from '@bff/domain/trips';
import type { QuoteStatus } from '@states/quote-states';

/** The company's own quote on its page. Amounts in öre. */
export interface QuoteView {
  status: QuoteStatus;
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
  isRenewable: boolean;
}

/** Null if there is none. @throws DomainError `quoteRequest.notFound` */
export async function quoteView(actor: UserActor, askedId: number): Promise<QuoteView | null> {
  const found = await quoteOfAsked(actor, askedId);
  if (!found) return null;
  const { quote, buses, isRenewable } = found;
  const { status, proposedPrice, operatorPrice, customerPrice, expiresAt, message, rejectReason } = quote;
  return {
    status,
    proposedPrice,
    operatorPrice,
    customerPrice,
    expiresAt,
    message,
    rejectReason,
    isRenewable,
    drivers: quote.drivers,
    buses: quote.buses
      .map(({ vehicleId }) => buses.get(vehicleId))
      .map((bus) => (bus ? `${bus.registrationNumber} ${bus.model}` : ''))
      .join(', '),
  };
}

/** A bus that the company can quote. */
export interface QuotedBuses {
  id: number;
  name: string;
  seats: number;
  isFree: boolean;
  startMetres: number | null;
  drivers: number | null;
  /** When it leaves and is back, in local time; null if it cannot legally be driven. */
  leaves: Date | null;
  back: Date | null;
  advice: Advice[];
  /** The price by the lists, without tax; null if a list is missing. */
  listPrice: number | null;
  lines: PriceLine[];
  /** The same with a second driver, if one is enough. */
  withTwo: { leaves: Date; back: Date; listPrice: number | null; lines: PriceLine[] } | null;
}

const OURS = ['commission', 'surcharge', 'tax'];

/** @throws DomainError `quoteRequest.notFound`, `booking.noRoute`, `route.unavailable` */
export async function quoteForm(actor: UserActor, askedId: number): Promise<QuotedBuses[]> {
  const { request } = await seeAsked(actor, askedId);
  return (await quoteChoices(actor, askedId)).map(busOf).sort(likelierFirst(passengersOf(request.trip)));
}

/** Free buses first; among those that seat everybody, cheapest first and unpriced last; the others by size. */
function likelierFirst(passengers: number): (one: QuotedBuses, other: QuotedBuses) => number {
  const rank = ({ isFree, seats }: QuotedBuses) => (!isFree ? 2 : seats < passengers ? 1 : 0);
  const priceOf = ({ listPrice }: QuotedBuses) => listPrice ?? Number.MAX_SAFE_INTEGER;
  return (one, other) => {
    const byPrice = rank(one) === 0 ? priceOf(one) - priceOf(other) : 0;
    return rank(one) - rank(other) || byPrice || other.seats - one.seats || one.id - other.id;
  };
}

const timesOf = ({ segments }: NonNullable<QuoteChoice['timeline']>) => ({
  leaves: new Date(segments[0]!.start),
  back: new Date(segments.at(-1)!.end),
});

const listed = (price: QuoteChoice['price']) => ({
  listPrice: price?.operatorPrice ?? null,
  lines: price?.lines.filter(({ kind }) => !OURS.includes(kind)) ?? [],
});

const busOf = ({
  vehicle,
  registrationNumber,
  isFree,
  startMetres,
  timeline,
  refusal,
  price,
  withTwo,
}: QuoteChoice): QuotedBuses => ({
  id: vehicle.vehicleId,
  name: `${registrationNumber} ${vehicle.model}`,
  seats: vehicle.seats,
  isFree,
  startMetres,
  drivers: timeline?.drivers ?? null,
  ...(timeline ? timesOf(timeline) : { leaves: null, back: null }),
  advice: refusal?.reason === 'tripTooLong' ? refusal.advice : [],
  ...listed(price),
  withTwo: withTwo ? { ...timesOf(withTwo.timeline), ...listed(withTwo.price) } : null,
});
