// Traces: S8-114, S8-116
import { type OrderDetails, seeBooking, seeOrder, tripOf, wasConfirmed } from '@bff/domain/bookings';
import { bookingCalendar, issuedReceipt, type IssuedReceipt, type Receipt, receiptPdf } from '@bff/domain/documents';
import { readSettings } from '@bff/domain/settings';
import type { Actor, Language } from '@bff/domain/shared/actor';
import { must } from '@bff/domain/shared/errors';
import { env, publicOrigin } from '@bff/platform/env';
import { isPaid } from './payment-view';

/** The order's receipt as a PDF. Throws `payment.noReceipt` while it is not paid. */
export async function receiptFile(actor: Actor, orderNumber: string, language: Language): Promise<Buffer> {
  const order = await seeOrder(actor, orderNumber);
  must(isPaid(order), 'payment.noReceipt');
  const issued = await issuedReceipt(order.id);
  must(issued, 'payment.noReceipt');
  return receiptPdf(receiptWithReturns(order, issued, language));
}

/** The receipt as it was issued, with what came back since and what canceling cost. */
function receiptWithReturns(order: OrderDetails, issued: IssuedReceipt, language: Language): Receipt {
  const canceled = order.bookings.filter(({ status }) => status === 'canceled');
  return {
    ...issued,
    language,
    refunds: order.refunds.flatMap(({ status, completedAt, amount }) =>
      status === 'succeeded' && completedAt ? [{ at: completedAt, amount }] : [],
    ),
    cancellationFee:
      canceled.length > 0 ? canceled.reduce((sum, { cancellationFee }) => sum + (cancellationFee ?? 0), 0) : null,
  };
}

/**
 * The trip for a calendar; after a cancellation the file that takes it out again. Throws `booking.notConfirmed` for a bus that is only held,
 * or was never more than that.
 */
export async function calendarFile(actor: Actor, bookingNumber: string, language: Language): Promise<string> {
  const { order, booking } = await seeBooking(actor, bookingNumber);
  must(wasConfirmed(booking), 'booking.notConfirmed');
  // Events are the order's: while another of its buses runs, they stay in the calendar.
  const isGone = order.bookings.every(({ status }) => status === 'canceled');
  return bookingCalendar({
    trip: tripOf(order),
    language,
    status: isGone ? 'canceled' : 'confirmed',
    stampedAt: lastChange(order),
    brand: env().BRAND_NAME,
    origin: publicOrigin(),
    organizerEmail: (await readSettings()).supportEmail,
    url: `${publicOrigin()}/${language}/booking/details/${booking.number}`,
  });
}

function lastChange({ bookings, created }: OrderDetails): Date {
  const changes = bookings.flatMap(({ events }) => events.map(({ at }) => at.getTime()));
  return new Date(Math.max(created.getTime(), ...changes));
}
