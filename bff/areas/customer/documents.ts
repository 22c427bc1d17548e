// Traces: S8-114, S8-116
import { type OrderDetails, orderReceiptPdf, seeBooking, seeOrder, tripOf, wasConfirmed } from '@bff/domain/bookings';
import { bookingCalendar } from '@bff/domain/documents';
import { readSettings } from '@bff/domain/settings';
import type { Actor, Language } from '@bff/domain/shared/actor';
import { must } from '@bff/domain/shared/errors';
import { env, publicOrigin } from '@bff/platform/env';
import { isPaid } from './payment-view';

/** The order's receipt as a PDF. Throws `payment.noReceipt` while it is not paid. */
export async function receiptFile(actor: Actor, orderNumber: string, language: Language): Promise<Buffer> {
  const order = await seeOrder(actor, orderNumber);
  must(isPaid(order), 'payment.noReceipt');
  const file = await orderReceiptPdf(order, language);
  must(file, 'payment.noReceipt');
  return file;
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
