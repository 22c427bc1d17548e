// Traces: S4-030, S4-059, S4-060, S8-054, S8-055, S8-099, S8-115
import { occupancyStore } from '@bff/domain/availability';
import { closeOpenPayment, paidOf, postPenalty } from '@bff/domain/payments';
import { readSettings } from '@bff/domain/settings';
import type { Actor } from '@bff/domain/shared/actor';
import { isBuyer } from '@bff/domain/shared/buying-units';
import { hasRole, isAdmin } from '@bff/domain/shared/actor';
import { DomainError, must } from '@bff/domain/shared/errors';
import { clock } from '@bff/platform/clock';
import { inTransaction } from '@bff/platform/transaction';
import type { EventCode } from '@states/event-codes';
import { announceCancellation } from './booking-mail';
import type { CanceledTerms, CancellationTerms, OfferedTerms } from './cancellation-terms';
import { bookingPolicy } from './booking.policy';
import { isConfirmed, isHolding, type CanceledBy } from './booking-states';
import { bookingStore, type BookingRow, type OrderRow, type OrderWithBookings } from './booking.store';
import { cancelRefusal, hasRoom } from './cancel-refusal';
import { cancellationFee } from './cancellation-fee';
import { changeStore } from './change.store';
import { choiceDeadline } from './choice-deadline';
import { choiceStore } from './choice.store';
import { endChangeWith } from './end-change';
import { giveBack } from './give-back';
import { settleDifferences } from './moved-difference';
import { operatorPenalty } from './operator-penalty';
import { orderedQuotes } from './quote-port';

export interface CancelRequest {
  orderNumber: string;
  /** Only this booking of the order; without it the whole order. */
  bookingNumber?: string;
  reason?: string;
  /**
   * The fee in öre that was agreed to. A higher one is refused: the order may have reached the next tier or been paid since it was shown.
   */
  agreedFee?: number;
  /** An administrator refunds everything (decision 1270); ignored for others. */
  withoutFee?: boolean;
  /** The bus is missing: what the clock ends then counts as the operator's cancellation (decision 0665). Ignored for others. */
  isMissing?: boolean;
  /**
   * The company has told an administrator that this bus cannot come: it counts as the operator's cancellation (decision 1352). Refused to
   * others.
   */
  forOperator?: boolean;
}

const canceledByOf = (
  actor: Actor,
  { order }: OrderWithBookings,
  { isMissing, forOperator }: CancelRequest,
): CanceledBy => {
  if (forOperator) return 'operator';
  if (actor.kind === 'system') return isMissing ? 'operator' : 'expiry';
  if (isBuyer(actor, order)) return 'customer';
  return hasRole(actor, 'COMPANY_ADMIN') && !isAdmin(actor) ? 'operator' : 'admin';
};

/** The bookings that a request covers, each checked against the rules; throws the catalogue's error if one of them cannot be canceled. */
function selected(
  actor: Actor,
  { order, bookings }: OrderWithBookings,
  request: CancelRequest,
  by: CanceledBy,
): BookingRow[] {
  const live = bookings.filter((booking) => booking.status !== 'canceled');
  // Another bus of the order may belong to another operator.
  const isTheirs = ({ companyId }: BookingRow) =>
    by !== 'operator' ||
    request.forOperator ||
    actor.kind === 'system' ||
    (actor.kind === 'user' && companyId === actor.companyId);
  const chosen = request.bookingNumber
    ? bookings.filter((booking) => booking.number === request.bookingNumber && isTheirs(booking))
    : live.filter(isTheirs);
  must(chosen.length > 0, request.bookingNumber ? 'booking.notFound' : 'booking.cannotCancelCanceled');
  for (const booking of chosen) {
    const refusal = cancelRefusal(booking);
    if (refusal) throw new DomainError(refusal);
    // After planned pick-up a customer's bus is on its way, reported or not.
    must(
      by !== 'customer' || !isConfirmed(booking.status) || clock.millis() < booking.pickupAt.getTime(),
      'booking.cannotCancelStarted',
    );
  }
  const rest = live.filter((booking) => !chosen.includes(booking));
  // When an operator's bus cannot come, its passengers are without a seat either way (decision 0730).
  must(by === 'operator' || hasRoom(rest, order), 'booking.cannotCancelRemainder');
  return chosen;
}

async function termsOf(
  bookings: readonly BookingRow[],
  by: CanceledBy,
  { withoutFee = false }: Pick<CancelRequest, 'withoutFee'>,
): Promise<CancellationTerms> {
  const each: CancellationTerms['bookings'] = [];
  for (const booking of bookings) {
    const { number, total } = booking;
    const moved = await changeStore.earliestDeparture(booking.id);
    // Moving a trip later does not make it cheaper to cancel: the earliest departure it has had counts.
    const departure = moved && moved < booking.departure ? moved : booking.departure;
    // Unpaid bookings, and those that an operator or the clock ends, cancel without a fee (domain.md section 7).
    const free = !isConfirmed(booking.status) || by === 'operator' || by === 'expiry' || (by === 'admin' && withoutFee);
    const tiers = free ? [] : await bookingStore.cancellationTiers(booking.id);
    const fee = free ? 0 : cancellationFee(tiers, { at: clock.now(), departure, total });
    each.push({ number, total, fee, refund: isConfirmed(booking.status) ? Math.max(0, total - fee) : 0 });
  }
  const sum = (pick: (one: CancellationTerms['bookings'][number]) => number) =>
    each.reduce((total, one) => total + pick(one), 0);
  return { bookings: each, fee: sum((one) => one.fee), refund: sum((one) => one.refund) };
}

function seen(actor: Actor, found: OrderWithBookings | undefined): asserts found is OrderWithBookings {
  must(found && bookingPolicy.see(actor, found.order), 'booking.notFound'); // missing and somebody else's answer alike
}

function permitted(actor: Actor, { order }: OrderWithBookings, { forOperator, bookingNumber }: CancelRequest): void {
  must(bookingPolicy.cancel(actor, order), 'auth.noPermission');
  if (!forOperator) return;
  must(bookingPolicy.cancelForOperator(actor), 'auth.noPermission');
  // A call is about one bus, and what is not paid does not exist for its operator.
  must(bookingNumber !== undefined && order.wasConfirmed, 'booking.notFound');
}

/**
 * For the event log: that an administrator recorded it for the company, charged the customer's fee, or waived it; nothing if there was
 * none.
 */
async function codesOf(
  bookings: readonly BookingRow[],
  by: CanceledBy,
  { withoutFee = false, forOperator = false }: Pick<CancelRequest, 'withoutFee' | 'forOperator'>,
): Promise<ReadonlyMap<string, EventCode>> {
  if (forOperator) return new Map(bookings.map(({ number }) => [number, 'canceledForCompany']));
  if (by !== 'admin') return new Map();
  const { bookings: each } = await termsOf(bookings, by, {});
  const code = withoutFee ? 'feeWaived' : 'feeCharged';
  return new Map(each.filter(({ fee }) => fee > 0).map(({ number }) => [number, code]));
}

/** What a cancellation would cost now; changes nothing. Throws what `cancelOrder` would throw. */
export async function cancellationTerms(actor: Actor, request: CancelRequest): Promise<OfferedTerms> {
  const found = await bookingStore.find(request.orderNumber);
  seen(actor, found);
  permitted(actor, found, request);
  const by = canceledByOf(actor, found, request);
  const bookings = selected(actor, found, request, by);
  const [first = null] = by === 'operator' ? [...(await deadlinesOf(found.order, bookings)).values()].sort(byTime) : [];
  return { ...(await termsOf(bookings, by, request)), choiceUntil: first };
}

const byTime = (a: Date, b: Date) => a.getTime() - b.getTime();

/**
 * The customer's deadline for choosing between a refund and another bus, for each fully paid booking. There is no choice when we were not
 * paid (an invoice), when a bank has taken the money back, or when departure is too near for another bus.
 */
async function deadlinesOf(order: OrderRow, bookings: readonly BookingRow[]): Promise<Map<number, Date>> {
  const booked = bookings.filter(({ status }) => status === 'booked');
  const owed = booked.reduce((sum, { total }) => sum + total, 0);
  const { directBookingLeadHours: leadHours } = await readSettings();
  const deadlines = new Map<number, Date>();
  if (owed === 0 || (await paidOf(order.id)) < owed) return deadlines;
  for (const { id, departure } of booked) {
    const deadline = choiceDeadline({ at: clock.now(), departure, leadHours });
    if (deadline) deadlines.set(id, deadline);
  }
  return deadlines;
}

/** An operator pays a penalty for its own cancellation, higher the nearer the departure. */
async function penalise({ id, orderId, departure, operatorPrice }: BookingRow): Promise<void> {
  const amount = operatorPenalty({ at: clock.now(), departure, operatorPrice });
  if (amount > 0) await postPenalty({ orderId, bookingId: id, amount });
}

/**
 * Cancels an order or one of its bookings and promises the refund; money and mail leave through the outbox. When the operator cancels, the
 * customer chooses first (`settleChoice`).
 */
export async function cancelOrder(actor: Actor, request: CancelRequest): Promise<CanceledTerms> {
  const found = await bookingStore.find(request.orderNumber);
  seen(actor, found);
  permitted(actor, found, request);
  // An open payment page is closed at the provider first; money that arrived meanwhile makes this a paid cancellation.
  const isOpen =
    found.bookings.some((booking) => isHolding(booking.status)) || (await changeStore.waiting(found.order.id));
  if (isOpen) await closeOpenPayment(found.order.id);

  return inTransaction(async () => {
    const locked = await bookingStore.lock(request.orderNumber);
    seen(actor, locked);
    const by = canceledByOf(actor, locked, request);
    const bookings = selected(actor, locked, request, by);
    const terms = await termsOf(bookings, by, request);
    must(terms.fee <= (request.agreedFee ?? terms.fee), 'booking.feeChanged');
    const wasConfirmed = bookings.some((booking) => isConfirmed(booking.status));
    const isUnpaidEnd = !wasConfirmed && bookings.length === locked.bookings.length;
    if (isUnpaidEnd) await orderedQuotes().lock(locked.order.id);
    await endChangeWith({ orderId: locked.order.id, bookings }, actor);
    await occupancyStore.release(bookings.map((booking) => booking.id));
    const userId = actor.kind === 'user' ? actor.userId : null;
    let promised = 0;
    const deadlines = by === 'operator' ? await deadlinesOf(locked.order, bookings) : new Map<number, Date>();
    const codes = await codesOf(bookings, by, request);
    const feeOf = (number: string) => terms.bookings.find((one) => one.number === number)?.fee ?? null;
    const afterwards = locked.bookings.map(({ id, number, status, total, cancellationFee: earlier }) => ({
      id,
      total,
      fee: feeOf(number) ?? (status === 'canceled' ? (earlier ?? 0) : null),
    }));
    for (const booking of bookings) {
      const { fee = 0, refund = 0 } = terms.bookings.find((one) => one.number === booking.number) ?? {};
      await bookingStore.move(booking, 'canceled', {
        actor,
        code: codes.get(booking.number),
        cancellation: { by, userId, reason: request.reason ?? null, fee },
      });
      const deadline = deadlines.get(booking.id);
      if (deadline) await choiceStore.insert(actor, { bookingId: booking.id, amount: refund, deadline });
      else {
        const giving = { orderId: locked.order.id, bookingId: booking.id, refund, bookings: afterwards };
        promised += await giveBack(giving);
      }
      if (by === 'operator') await penalise(booking);
    }
    await settleDifferences(locked.order.id);
    if (!locked.bookings.some((booking) => isHolding(booking.status)))
      await bookingStore.setHoldEnd(locked.order.id, null);
    if (isUnpaidEnd) await orderedQuotes().onOrderEnded(locked.order.id);
    if (wasConfirmed) await announceCancellation(locked, bookings, { terms, promised, by, deadlines });
    return { ...terms, promised };
  });
}
