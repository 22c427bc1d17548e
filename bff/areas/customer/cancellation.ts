import {
  type BookingDetails,
  bookingPolicy,
  cancellationTerms,
  type CancellationTerms,
  isHolding,
  liveBookings,
  type OwnHold,
  seeBooking,
  seeOrder,
  takenBackOf,
} from '@bff/domain/bookings';
import { paidOf } from '@bff/domain/payments';
import type { Actor } from '@bff/domain/shared/actor';
import { DomainError } from '@bff/domain/shared/errors';

/** The cost and refund of a cancellation, shown before it is confirmed. */
export interface CancellationView {
  orderNumber: string;
  /** The booking to cancel; null for the whole order. */
  bookingNumber: string | null;
  /** The order has no other bus, so its number is enough. */
  isOnly: boolean;
  /** Whether other buses of the order would still run. */
  othersRun: boolean;
  from: string;
  to: string;
  departure: Date;
  /** Nothing has been paid: the bus is released, not canceled. */
  isHeld: boolean;
  /** Which bus is released, while it is held: somebody may hold several for the same trip. */
  hold: OwnHold | null;
  /** Null if it cannot be canceled; then `refusal` says why, as `key` or `key,param`. */
  terms: CancellationTerms | null;
  /** The part of the refund that the customer's bank has already reclaimed; it is not paid twice. In öre. */
  takenBack: number;
  refusal: string | null;
  tiers: BookingDetails['tiers'];
}

export type CancellationSubject = { bookingNumber: string } | { orderNumber: string };

/** Throws `booking.notFound` and `auth.noPermission`; any other refusal is part of the result. */
export async function cancellation(actor: Actor, subject: CancellationSubject): Promise<CancellationView> {
  const { order, booking } =
    'bookingNumber' in subject
      ? await seeBooking(actor, subject.bookingNumber)
      : { order: await seeOrder(actor, subject.orderNumber), booking: undefined };
  const chosen = booking ? [booking] : liveBookings(order);
  const others = order.bookings.filter((one) => !chosen.includes(one) && one.status !== 'canceled');
  const isHeld = chosen.every(({ status }) => isHolding(status));
  const trip = {
    orderNumber: order.number,
    from: order.stops[0]?.name ?? '',
    to: order.stops.at(-1)?.name ?? '',
    departure: order.departure,
  };
  const { company, total } = booking ?? order;
  const view = {
    ...trip,
    bookingNumber: booking?.number ?? null,
    isOnly: order.bookings.length === 1,
    othersRun: others.length > 0,
    isHeld,
    hold: isHeld && order.heldUntil ? { ...trip, company: company.name, total, until: order.heldUntil } : null,
    tiers: chosen[0]?.tiers ?? [],
  };
  try {
    const request = { orderNumber: order.number, ...(booking ? { bookingNumber: booking.number } : {}) };
    const terms = await cancellationTerms(actor, request);
    const seesDisputes = bookingPolicy.seeDisputes(actor, order);
    const takenBack = seesDisputes ? takenBackOf(order, terms.refund, await paidOf(order.id)) : 0;
    return { ...view, terms, takenBack, refusal: null };
  } catch (error) {
    if (!(error instanceof DomainError) || error.status !== 409) throw error;
    return { ...view, terms: null, takenBack: 0, refusal: [error.key, ...error.params].join(',') };
  }
}
