import { z } from 'zod';
import { queueMail } from '@bff/domain/notifications';
import { findPayment } from '@bff/domain/payments';
import { settledCancellation } from '@bff/domain/settlements';
import type { Language } from '@bff/domain/shared/actor';
import { enqueue } from '@bff/domain/shared/outbox.store';
import { MINUTE } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { publicOrigin } from '@bff/platform/env';
import { formatCard } from '@formats';
import { logger } from '@bff/platform/logger';
import type { CanceledBy } from './booking-states';
import type { CancellationTerms } from './cancellation-terms';
import { type BookingRow, bookingStore, type OrderWithBookings } from './booking.store';
import { isChoiceOpen } from './choice-deadline';
import { onlyNumber } from './only-number';
import type { BookingDetails, OrderDetails } from './order-details';
import { readOrderDetails } from './order-details.store';
import { liveBookings, tripOf } from './order-trip';
import { takenBackOf } from './taken-back';

/** Mails about orders, queued in the transaction that decides them. */
const link = (language: Language, path: string) => `${publicOrigin()}/${language}${path}`;
const orderUrl = (order: OrderDetails, language: Language) => link(language, `/purchases/details/${order.number}`);
/** Where a company sees its trip: it has no access to the customer's pages. */
const operatorUrl = (language: Language, bookingNumber: string) =>
  link(language, `/dashboard/company/booking/details/${bookingNumber}`);
export const payUrl = (order: Pick<OrderDetails, 'number' | 'language'>) =>
  link(order.language, `/booking/edit?order=${order.number}`);

/**
 * A mail to the operator. An invalid address must not undo what the customer has paid for: it is logged, and the booking is in the
 * operator's list all the same.
 */
async function tellOperator<Kind extends 'operatorBookingConfirmation' | 'operatorBookingCancellation'>(
  kind: Kind,
  mail: Parameters<typeof queueMail<Kind>>[1],
): Promise<void> {
  if (z.email().safeParse(mail.to).success) await queueMail(kind, mail);
  else logger.error({ dedupeKey: mail.dedupeKey }, 'the operator has no usable mail address');
}

async function details(orderNumber: string): Promise<OrderDetails> {
  const order = await readOrderDetails(orderNumber);
  if (!order) throw new Error(`order ${orderNumber} is gone`);
  return order;
}

function confirmation(order: OrderDetails) {
  const [booking] = liveBookings(order);
  const { customerPrice, tax, total, countries } = order;
  return {
    to: order.contactEmail,
    language: order.language,
    data: {
      trip: tripOf(order),
      price: { customerPrice, tax, total, taxBasisPoints: booking?.taxBasisPoints ?? 0, countries },
      terms: booking?.tiers ?? [],
      paidBy: 'card' as const,
      isMoved: false,
      ...(order.unit && { unit: { name: order.unit.name, costCenter: order.unit.costCenter } }),
      orderUrl: orderUrl(order, order.language),
    },
  };
}

/** Sends the customer the confirmation again, with the trip as it is now. Pressed twice within a minute, it is sent once. */
export async function confirmAgain(orderNumber: string): Promise<void> {
  const dedupeKey = `booked-again:${orderNumber}:${Math.floor(clock.millis() / MINUTE)}:customer`;
  await queueMail('bookingConfirmation', { ...confirmation(await details(orderNumber)), dedupeKey });
}

/** What the customer reads of these canceled buses of the order. */
const cancellation = (order: OrderDetails, canceled: readonly BookingDetails[]) => ({
  trip: tripOf({ ...order, bookings: [...canceled], company: (canceled[0] ?? order).company }),
  remaining: order.bookings
    .filter(({ status }) => status !== 'canceled')
    .flatMap((booking) => tripOf(order, booking).buses),
  reason: canceled[0]?.cancelReason ?? null,
});

const choiceOf = (order: OrderDetails, { number, total }: BookingDetails, until: Date) => ({
  bookingNumber: number,
  amount: total,
  until,
  chooseUrl: link(order.language, `/booking/choice/${number}`),
});

/** Sends the customer the way to every choice of the order that is still open. Pressed twice within a minute, it is sent once. */
export async function chooseAgain(orderNumber: string): Promise<void> {
  const order = await details(orderNumber);
  const canceled = order.bookings.filter(isChoiceOpen);
  await queueMail('bookingCancellation', {
    to: order.contactEmail,
    language: order.language,
    dedupeKey: `canceled-again:${orderNumber}:${Math.floor(clock.millis() / MINUTE)}:customer`,
    data: {
      ...cancellation(order, canceled),
      canceledBy: 'operator',
      fee: 0,
      refund: 0,
      takenBack: 0,
      card: payingCard(order),
      choices: canceled.flatMap((booking) =>
        booking.choice ? [choiceOf(order, booking, booking.choice.deadline)] : [],
      ),
      orderUrl: orderUrl(order, order.language),
    },
  });
}

/** To the customer and the operator: the trip is booked. Once per order. */
export async function announceConfirmation(orderNumber: string): Promise<void> {
  const order = await details(orderNumber);
  const trip = tripOf(order);
  await queueMail('bookingConfirmation', { ...confirmation(order), dedupeKey: `booked:${orderNumber}:customer` });
  await tellOperator('operatorBookingConfirmation', {
    to: order.company.contactEmail,
    language: order.company.language,
    dedupeKey: `booked:${orderNumber}:operator`,
    data: {
      trip,
      operatorPrice: liveBookings(order).reduce((sum, one) => sum + one.operatorPrice, 0),
      comment: order.comment,
      specialRequests: order.specialRequests,
      orderUrl: operatorUrl(order.company.language, trip.buses[0]?.bookingNumber ?? ''),
    },
  });
}

/** To the customer and the operator of the replacement bus: it drives instead of a canceled one. */
export async function announceMove(orderNumber: string, bookingNumber: string): Promise<void> {
  const order = await details(orderNumber);
  const booking = order.bookings.find(({ number }) => number === bookingNumber);
  if (!booking) throw new Error(`booking ${bookingNumber} is gone`);
  const { company, customerPrice, tax, total, taxBasisPoints, operatorPrice, tiers } = booking;
  const trip = tripOf({ ...order, company }, booking);
  await queueMail('bookingConfirmation', {
    to: order.contactEmail,
    language: order.language,
    dedupeKey: `moved:${bookingNumber}:customer`,
    data: {
      trip,
      price: { customerPrice, tax, total, taxBasisPoints, countries: order.countries },
      terms: tiers,
      paidBy: 'card',
      isMoved: true,
      orderUrl: orderUrl(order, order.language),
    },
  });
  await tellOperator('operatorBookingConfirmation', {
    to: company.contactEmail,
    language: company.language,
    dedupeKey: `moved:${bookingNumber}:operator`,
    data: {
      trip,
      operatorPrice,
      comment: order.comment,
      specialRequests: order.specialRequests,
      orderUrl: operatorUrl(company.language, bookingNumber),
    },
  });
}

/** To the customer and the operators: these buses of the order are canceled. */
export async function announceCancellation(
  { order: { number } }: OrderWithBookings,
  bookings: readonly BookingRow[],
  {
    terms,
    promised,
    by,
    deadlines,
  }: {
    terms: CancellationTerms;
    promised: number;
    by: CanceledBy;
    /** By booking: the deadline for the customer to choose another bus instead. */
    deadlines: ReadonlyMap<number, Date>;
  },
): Promise<void> {
  const order = await details(number);
  const canceled = order.bookings.filter((booking) => bookings.some((one) => one.id === booking.id));
  const choices = canceled.flatMap((booking) => {
    const until = deadlines.get(booking.id);
    return until ? [choiceOf(order, booking, until)] : [];
  });
  const waiting = choices.reduce((sum, { amount }) => sum + amount, 0);
  const takenBack = takenBackOf(order, terms.refund - waiting, promised);
  const key = `canceled:${canceled.map((booking) => booking.number).join('+')}`;
  await queueMail('bookingCancellation', {
    to: order.contactEmail,
    language: order.language,
    dedupeKey: `${key}:customer`,
    data: {
      ...cancellation(order, canceled),
      canceledBy: by,
      fee: terms.fee,
      refund: terms.refund - waiting - takenBack,
      takenBack,
      card: payingCard(order),
      choices,
      orderUrl: orderUrl(order, order.language),
    },
  });
  await tellCanceledOperators(order, canceled, by);
}

/**
 * To each operator of these canceled buses, of its own ones only: what they come to for it, as its settlement statement will say. Another
 * operator's buses and money are not its concern, and its own calendar loses the trip once none of its buses is left.
 */
async function tellCanceledOperators(
  order: OrderDetails,
  canceled: readonly BookingDetails[],
  canceledBy: CanceledBy,
): Promise<void> {
  for (const companyId of new Set(canceled.map((booking) => booking.companyId))) {
    const own = canceled.filter((booking) => booking.companyId === companyId);
    const [{ company, number, cancelReason }] = own as [BookingDetails, ...BookingDetails[]];
    const { language } = company;
    await tellOperator('operatorBookingCancellation', {
      to: company.contactEmail,
      language,
      dedupeKey: `canceled:${own.map((booking) => booking.number).join('+')}:operator`,
      data: {
        trip: tripOf({ ...order, bookings: own, company }),
        remaining: order.bookings
          .filter((booking) => booking.companyId === companyId && booking.status !== 'canceled')
          .flatMap((booking) => tripOf(order, booking).buses),
        canceledBy,
        reason: cancelReason,
        // What nobody paid in time is on no statement.
        settled: canceledBy === 'expiry' ? null : await settledCancellation(own.map(({ id }) => id)),
        isOver: own.every(({ plannedEnd }) => plannedEnd <= clock.now()),
        orderUrl: operatorUrl(language, number),
      },
    });
  }
}

/** To the customer: another bus drives this booking from now on. */
export async function announceBusChange(orderNumber: string, bookingId: number): Promise<void> {
  const order = await details(orderNumber);
  const booking = order.bookings.find(({ id }) => id === bookingId);
  if (!booking || order.contactEmail === '') return;
  const { number, model, registrationNumber, seats } = booking;
  await queueMail('busChanged', {
    to: order.contactEmail,
    language: order.language,
    dedupeKey: `bus:${number}:${registrationNumber}:${clock.millis()}`,
    data: {
      name: order.contactName,
      orderNumber: onlyNumber(order),
      bookingNumber: number,
      from: order.stops[0]?.name ?? '',
      to: order.stops.at(-1)?.name ?? '',
      departure: order.departure,
      operator: order.company.name,
      model,
      registrationNumber,
      seats,
      bookingUrl: link(order.language, `/booking/details/${number}`),
    },
  });
}

/** The card that is refunded, as the customer knows it; null if more than one was used. */
function payingCard({ payments }: OrderDetails): string | null {
  const cards = new Set(payments.filter(({ status }) => status === 'succeeded').map(formatCard));
  const [card = null] = cards;
  return cards.size === 1 ? card : null;
}

const ends = (order: OrderDetails) => ({
  name: order.contactName,
  orderNumber: order.number,
  from: order.stops[0]?.name ?? '',
  to: order.stops.at(-1)?.name ?? '',
  departure: order.departure,
  total: order.total,
  payUrl: payUrl(order),
});

/** Most customers whose card is declined pay with another a moment later; they get no mail. */
const FAILED_PAYMENT_MINUTES = 10;

/** Schedules a check of the order in ten minutes, and a mail if it is still unpaid. */
export const announceFailedPayment = (
  { number, contactEmail }: { number: string; contactEmail: string },
  paymentId: number,
): Promise<unknown> =>
  enqueue(
    'payment.failed',
    { paymentId },
    {
      dueAt: new Date(clock.millis() + FAILED_PAYMENT_MINUTES * MINUTE),
      about: { orderNumber: number, recipient: contactEmail.toLowerCase() },
    },
  );

/** To the customer: the payment failed, and until when the bus is held. Not sent if it has been paid or the hold has ended. */
export async function mailFailedPayment(paymentId: number): Promise<void> {
  const payment = await findPayment(paymentId);
  const found = payment && (await bookingStore.findById(payment.orderId));
  const order = found && (await readOrderDetails(found.order.number));
  if (!order?.holdExpiresAt || order.holdExpiresAt <= clock.now()) return;
  // A later attempt sends its own mail.
  const isStillFailed = order.payments.at(-1)?.id === paymentId && order.bookings.every(waitsForMoney);
  if (!isStillFailed) return;
  await queueMail('paymentFailed', {
    to: order.contactEmail,
    language: order.language,
    subject: `order:${order.number}`,
    dedupeKey: `payment.failed:${paymentId}:customer`,
    data: { ...ends(order), heldUntil: order.heldUntil ?? order.holdExpiresAt },
  });
}

const waitsForMoney = ({ status }: { status: string }): boolean =>
  status === 'paymentFailed' || status === 'waitingForPayment';

/** To the customer: a link for paying in another browser, when theirs cannot show the provider's page. */
export async function sendPayLink(orderNumber: string, validUntil: Date): Promise<void> {
  const order = await details(orderNumber);
  await queueMail('payLink', {
    to: order.contactEmail,
    language: order.language,
    subject: `order:${order.number}`,
    data: { ...ends(order), validUntil },
  });
}
