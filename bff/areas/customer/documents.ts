// Traces: S8-114, S8-116
import { type OrderDetails, orderReceiptPdf, seeBooking, seeOrder, tripOf, wasConfirmed } from '@bff/domain/bookings';
import { bookingCalendar } from '@bff/domain/documents';
import { readSettings } from '@bff/domain/settings';
import type { Actor, Language } from '@bff/domain/shared/actor';
import { must } from '@bff/domain/shared/errors';
import { env, publicOrigin } from '@bff/platform/env';
import { isPaid } from './payment-view';

/** The order's receipt as a PDF. Throws `payment.noReceipt` until it is paid. */
export async function receiptFile(actor: Actor, orderNumber: string, language: Language): Promise<Buffer> {
  const order = await seeOrder(actor, orderNumber);
  must(isPaid(order), 'payment.noReceipt');
  const file = await orderReceiptPdf(order, language);
  must(file, 'payment.noReceipt');
  return file;
}

/**
 * The trip as a calendar file; after a cancellation, the file that removes it. Throws `booking.notConfirmed` if the bus is only held or the
 * hold was never paid.
 */
export async function calendarFile(actor: Actor, bookingNumber: string, language: Language): Promise<string> {
  const { order, booking } = await seeBooking(actor, bookingNumber);
  must(wasConfirmed(booking), 'booking.notConfirmed');
  // Events belong to the order: they stay in the calendar while another of its buses runs.
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
