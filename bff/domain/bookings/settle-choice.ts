// Traces: S8-645
import { occupancyStore } from '@bff/domain/availability';
import { paidOf } from '@bff/domain/payments';
import { type Actor, system } from '@bff/domain/shared/actor';
import { DomainError, must } from '@bff/domain/shared/errors';
import { logTransition } from '@bff/domain/shared/event-log.store';
import { clock } from '@bff/platform/clock';
import { logger } from '@bff/platform/logger';
import { inTransaction } from '@bff/platform/transaction';
import { announceBooking } from './booking-events';
import { announceMove } from './booking-mail';
import { bookingPolicy } from './booking.policy';
import { isConfirmed } from './booking-states';
import { type BookingRow, bookingStore, type OrderWithBookings } from './booking.store';
import { type ChoiceRow, choiceStore } from './choice.store';
import { giveBack } from './give-back';
import { areVehiclesActive, isCompanyActive } from './held-vehicle.store';
import { movedBooking } from './moved-booking';
import { settleDifferences } from './moved-difference';
import { stopsOf } from './new-order';
import { insertBooking, setStopTimes } from './new-order.store';
import type { BookingDetails, OrderDetails } from './order-details';
import { prepareHold, type PreparedHold } from './prepare-hold';
import { type ReplacementBus, replacementBuses } from './replacement-buses';
import { seeBooking } from './see-order';

/** The whole price back, or that bus instead. */
export type WantedChoice = 'refund' | { vehicleId: number };

export interface SettledChoice {
  /** In öre; what a bank has already taken back is not refunded again. */
  refunded: number;
  newBookingNumber: string | null;
}

type OtherBus = PreparedHold & Pick<ReplacementBus, 'offer'>;

const chooser = system('choices');
const BATCH = 200;

/**
 * Settles an operator's cancellation: the buttons and the clock all come here, and under the order's lock exactly one is first. Another bus
 * costs the customer nothing: price, terms and taxes stay as agreed, and the operator who canceled owes the difference.
 * @throws DomainError `booking.notFound`, `auth.noPermission`, `booking.choiceOver`, `booking.occupied` and what a hold refuses
 */
export async function settleChoice(
  actor: Actor,
  { bookingNumber, wanted }: { bookingNumber: string; wanted: WantedChoice },
): Promise<SettledChoice> {
  const { order, booking } = await seeBooking(actor, bookingNumber);
  const may = wanted === 'refund' ? bookingPolicy.chooseRefund : bookingPolicy.choose;
  must(may(actor, order), 'auth.noPermission');
  must(booking.choice, 'booking.notFound');
  must(booking.choice.status === 'waiting', 'booking.choiceOver');
  const other = wanted === 'refund' ? undefined : await prepared(order, booking, wanted.vehicleId);
  return inTransaction(async () => {
    const locked = await bookingStore.lock(order.number);
    const canceled = locked?.bookings.find(({ id }) => id === booking.id);
    const choice = await choiceStore.lock(booking.id);
    must(locked && canceled && choice?.status === 'waiting', 'booking.choiceOver');
    if (other) return take(actor, { locked, canceled, choice, agreed: booking, other });
    // The clock must not act before the deadline, whatever it has read.
    must(actor.kind === 'user' || choice.deadline <= clock.now(), 'booking.choiceOver');
    return refundChoice(actor, locked, choice);
  });
}

/** The bus as it would drive now, if the search still finds it. Roads and lists are asked before anything is locked. */
async function prepared(order: OrderDetails, booking: BookingDetails, vehicleId: number): Promise<OtherBus> {
  const bus = (await replacementBuses(order, booking)).find((one) => one.vehicleId === vehicleId);
  must(bus, 'booking.occupied');
  const { offer } = bus;
  return { ...(await prepareHold(offer)), offer };
}

async function refundChoice(
  actor: Actor,
  { order, bookings }: OrderWithBookings,
  choice: ChoiceRow,
): Promise<SettledChoice> {
  const { bookingId, amount: refund } = choice;
  const parts = bookings.map(({ id, status, total, cancellationFee }) => ({
    id,
    total,
    fee: status === 'canceled' ? (cancellationFee ?? 0) : null,
  }));
  const refunded = await giveBack({ orderId: order.id, bookingId, refund, bookings: parts });
  await choiceStore.settle(choice, 'refunded', { actor });
  await settleDifferences(order.id);
  return { refunded, newBookingNumber: null };
}

interface Taking {
  locked: OrderWithBookings;
  canceled: BookingRow;
  choice: ChoiceRow;
  /** The canceled booking with the price and terms that the customer agreed to. */
  agreed: BookingDetails;
  other: OtherBus;
}

async function take(actor: Actor, { locked, canceled, choice, agreed, other }: Taking): Promise<SettledChoice> {
  must(clock.now() < choice.deadline, 'booking.choiceOver');
  const { order, bookings } = locked;
  const live = bookings.filter(({ status }) => isConfirmed(status));
  // A bank may have taken back the money for the other bus.
  const owed = live.reduce((sum, { total }) => sum + total, 0) + (await choiceStore.waitingAmount(bookings.map(({ id }) => id))); // prettier-ignore
  must((await paidOf(order.id)) >= owed && choice.amount === canceled.total, 'booking.choiceOver');
  const bus = other.buses[0]!;
  const { vehicleId } = bus.wanted;
  await occupancyStore.lockVehicles([vehicleId]);
  must(await occupancyStore.areFree([bus.wanted]), 'booking.occupied');
  must(await isCompanyActive(other.offer.companyId), 'booking.occupied');
  must(await areVehiclesActive([vehicleId]), 'booking.occupied');
  const moved = await insertBooking(order.id, movedBooking(agreed, other));
  await occupancyStore.book(vehicleId, moved.id, bus.wanted);
  await logTransition({ entity: 'booking', entityId: moved.id, from: null, to: 'booked', by: actor });
  await choiceStore.settle(choice, 'moved', { actor, newBookingId: moved.id });
  await settleDifferences(order.id);
  if (live.length === 0) await setStopTimes(order.id, stopsOf(other.plan, bus));
  await announceBooking('booking.created', { number: moved.number, status: 'booked' });
  await announceMove(order.number, moved.number);
  return { refunded: 0, newBookingNumber: moved.number };
}

/** Refunds those who have not chosen in time; returns how many. Several processes may run it at once: the order's lock lets one through. */
export async function settleOverdueChoices(): Promise<number> {
  let settled = 0;
  for (const bookingNumber of await choiceStore.overdue(clock.now(), BATCH)) {
    try {
      await settleChoice(chooser, { bookingNumber, wanted: 'refund' });
      settled++;
    } catch (error) {
      // Somebody else was first. After any other failure the rest continue, and the next round retries.
      if (!(error instanceof DomainError && error.key === 'booking.choiceOver'))
        logger.error({ err: error, booking: bookingNumber }, 'a choice that is over could not be settled');
    }
  }
  return settled;
}
