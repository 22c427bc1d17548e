// Traces: S1-003, S3-022, S4-026, S4-027, S4-028, S4-032, S5-012, S5-047, S8-025, S8-026, S8-040, S8-093, S8-098, S8-102, S8-697
import { isHomeEnd } from '#fields/reservation';
import { occupancyStore } from '@bff/domain/availability';
import { unitToBuyFor } from '@bff/domain/deal-organisations';
import { seatPassengers } from '@bff/domain/offers';
import { closeOpenPayment, createPayment, openPayment } from '@bff/domain/payments';
import { readSettings } from '@bff/domain/settings';
import type { Actor } from '@bff/domain/shared/actor';
import { must } from '@bff/domain/shared/errors';
import { MINUTE } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { publicOrigin } from '@bff/platform/env';
import { inTransaction } from '@bff/platform/transaction';
import { sendPayLink } from './booking-mail';
import { bookingStore } from './booking.store';
import { mustBeHeld } from './held-order';
import { AFTER_SESSION_MINUTES, holdUntil, LAST_SESSION_AFTER_MINUTES } from './hold-times';
import { titleOf } from './order-title';
import { type ReservationDetails, readTripShape, savePassengers, saveReservation } from './reservation.store';

export type { ReservationDetails };

/** Saves what the customer filled in, including the unit of an organisation's purchase; the reservation can then be paid. A page that is open at the provider is closed first. */
export async function completeReservation(
  actor: Actor,
  orderNumber: string,
  { unitId, ...details }: ReservationDetails,
): Promise<void> {
  const found = await bookingStore.find(orderNumber);
  mustBeHeld(actor, found);
  must((await closeOpenPayment(found.order.id)) !== 'paid', 'booking.alreadyConfirmed');
  await inTransaction(async () => {
    const locked = await bookingStore.lock(orderNumber);
    mustBeHeld(actor, locked);
    const seats = locked.bookings.reduce((sum, booking) => sum + booking.seats, 0);
    must(details.adults + details.children <= seats, 'booking.passengersExceedSeats', [seats], 'adults');
    mustFitTrip(details.stops, await readTripShape(locked.order.id));
    const { dealOrganisationId } = locked.order;
    const dealUnitId = dealOrganisationId === null || actor.kind !== 'user' ? null : await unitToBuyFor(actor, unitId);
    await saveReservation(locked.order.id, { ...details, dealUnitId });
    const seated = seatPassengers(locked.bookings, {
      adults: details.adults,
      children: details.children,
      wheelchairs: 0,
    });
    for (const [index, booking] of locked.bookings.entries()) {
      await savePassengers(booking.id, (seated[index]?.adults ?? 0) + (seated[index]?.children ?? 0));
      if (booking.status !== 'waitingForPayment') await bookingStore.move(booking, 'waitingForPayment', { actor });
    }
  });
}

/**
 * @throws DomainError `booking.stopsMismatch`; `booking.noWayHomeHere`: an address that no itinerary would show is refused, not dropped;
 * `booking.endsTheOtherWay`: the driver would wait for nobody
 */
function mustFitTrip(stops: ReservationDetails['stops'], trip: Awaited<ReturnType<typeof readTripShape>>): void {
  must(stops.length === trip.stops, 'booking.stopsMismatch', [trip.stops], 'stops');
  const astray = stops.findIndex(
    ({ homeStreet }, index) => homeStreet && !(trip.hasReturn && isHomeEnd(index, trip.stops)),
  );
  must(astray === -1, 'booking.noWayHomeHere', [], `stops.${astray}.homeStreet`);
  must(stops[0]?.stopType !== 'dropOff', 'booking.endsTheOtherWay', [], 'stops.0.stopType');
  must(stops.at(-1)?.stopType !== 'pickUp', 'booking.endsTheOtherWay', [], `stops.${stops.length - 1}.stopType`);
}

/** How often a payment that another request has begun meanwhile is closed again. */
const MOST_STARTS = 5;

/** Opens the hosted payment page of a completed reservation; returns its address. No network inside the transaction. */
export async function startPayment(actor: Actor, orderNumber: string): Promise<{ url: string }> {
  const settings = await readSettings();
  must(settings.cardPayment, 'payment.cardOff');
  let begun = await beginPayment(actor, orderNumber);
  // Pressed twice: the last one counts.
  for (let starts = 1; !begun && starts < MOST_STARTS; starts++) begun = await beginPayment(actor, orderNumber);
  must(begun, 'payment.unavailable');
  const { paymentId, order } = begun;
  const { language } = actor;
  const { url } = await openPayment(paymentId, {
    description: await titleOf(order.number, language),
    customerEmail: order.contactEmail,
    locale: language,
    successUrl: `${publicOrigin()}/${language}/payment/callback`,
    cancelUrl: `${publicOrigin()}/${language}/booking/edit?order=${order.number}&returned=1`,
  });
  return { url };
}

/** A payment to open; undefined if another request has begun one since what was open has been closed. */
async function beginPayment(actor: Actor, orderNumber: string) {
  const before = await bookingStore.find(orderNumber);
  mustBeHeld(actor, before);
  // For another card, or an abandoned page: an order has at most one open session.
  must((await closeOpenPayment(before.order.id)) !== 'paid', 'booking.alreadyConfirmed');
  return inTransaction(async () => {
    const locked = await bookingStore.lock(orderNumber);
    mustBeHeld(actor, locked);
    const { order, bookings } = locked;
    must(order.termsAcceptedAt, 'booking.detailsMissing');
    if (bookings.some(({ status }) => status === 'paymentInitialized')) return undefined;
    must(clock.millis() - order.firstHeldAt.getTime() <= LAST_SESSION_AFTER_MINUTES * MINUTE, 'booking.holdExpired');
    for (const booking of bookings) {
      if (booking.status === 'paymentFailed') await bookingStore.move(booking, 'waitingForPayment', { actor });
      must(booking.status === 'waitingForPayment', 'booking.detailsMissing');
      await bookingStore.move(booking, 'paymentInitialized', { actor });
    }
    const { paymentId, expiresAt } = await createPayment({ orderId: order.id, amount: order.total });
    const until = holdUntil(order.firstHeldAt, new Date(expiresAt.getTime() + AFTER_SESSION_MINUTES * MINUTE));
    await occupancyStore.extend(
      bookings.map((booking) => booking.id),
      until,
    );
    await bookingStore.setHoldEnd(order.id, until);
    return { paymentId, order };
  });
}

/** Mails the customer a link to this reservation, to pay in another browser while the bus is held. */
export async function mailPayLink(actor: Actor, orderNumber: string): Promise<{ email: string }> {
  return inTransaction(async () => {
    const locked = await bookingStore.lock(orderNumber);
    mustBeHeld(actor, locked);
    must(locked.order.contactEmail !== '' && locked.order.holdExpiresAt, 'booking.detailsMissing');
    await sendPayLink(orderNumber, locked.order.holdExpiresAt);
    return { email: locked.order.contactEmail };
  });
}
