import { isConfirmed, type OrderDetails, seeBooking, seeOrder, tripOf } from '@bff/domain/bookings';
import { bookingCalendar, type Receipt, receiptPdf } from '@bff/domain/documents';
import { readSettings } from '@bff/domain/settings';
import type { Actor, Language } from '@bff/domain/shared/actor';
import { must } from '@bff/domain/shared/errors';
import { vatNumberOf } from '@bff/domain/shared/numbers';
import { env, publicOrigin } from '@bff/platform/env';
import { isPaid } from './payment-view';
import { orderPrice } from './trip-view';

/** The order's receipt as a PDF. Throws `payment.noReceipt` while it is not paid. */
export async function receiptFile(actor: Actor, orderNumber: string, language: Language): Promise<Buffer> {
  const order = await seeOrder(actor, orderNumber);
  must(isPaid(order), 'payment.noReceipt');
  return receiptPdf(receiptOf(order, language, (await readSettings()).supportEmail));
}

function seller(): Receipt['seller'] {
  const {
    SELLER_NAME: name = env().BRAND_NAME,
    SELLER_ORG_NUMBER: orgNumber = null,
    SELLER_ADDRESS: address = null,
  } = env();
  return { name, orgNumber, vatNumber: orgNumber && vatNumberOf(orgNumber), address };
}

/** What the receipt says. Its lines are the buses as they were bought, canceled ones too: what came back stands below. */
export function receiptOf(order: OrderDetails, language: Language, supportEmail: string): Receipt {
  const { bookings, customer } = order;
  const paid = order.payments.filter(({ status }) => status === 'succeeded');
  const surcharge = bookings.reduce((sum, { surchargeFee }) => sum + surchargeFee, 0);
  const canceled = bookings.filter(({ status }) => status === 'canceled');
  const { customerPrice, tax, taxBasisPoints, total } = orderPrice(order);
  return {
    language,
    brand: env().BRAND_NAME,
    supportEmail,
    seller: seller(),
    buyer: {
      name: order.contactName || customer.name,
      companyName: customer.companyName,
      orgNumber: customer.orgNumber,
      address:
        [customer.street, [customer.postcode, customer.city].filter(Boolean).join(' ')].filter(Boolean).join(', ') ||
        null,
    },
    trip: tripOf(order),
    price: { customerPrice, tax, taxBasisPoints, total, countries: order.countries },
    lines: [
      ...bookings.map(({ number, customerPrice: price, surchargeFee }) => ({
        kind: 'bus' as const,
        bookingNumber: number,
        amount: price - surchargeFee,
      })),
      ...(surcharge > 0 ? [{ kind: 'surcharge' as const, amount: surcharge }] : []),
    ],
    payments: paid.map(({ succeededAt, capturedAmount, cardBrand, cardLast4 }) => ({
      paidBy: 'card',
      at: succeededAt,
      amount: capturedAmount,
      cardBrand,
      cardLast4,
    })),
    refunds: order.refunds.flatMap(({ status, completedAt, amount }) =>
      status === 'succeeded' && completedAt ? [{ at: completedAt, amount }] : [],
    ),
    cancellationFee:
      canceled.length > 0 ? canceled.reduce((sum, { cancellationFee }) => sum + (cancellationFee ?? 0), 0) : null,
    issuedAt: paid[0]?.succeededAt ?? order.created,
  };
}

/**
 * The trip for a calendar; after a cancellation the file that takes it out again. Throws `booking.notConfirmed` for a bus that is only held,
 * or was never more than that.
 */
export async function calendarFile(actor: Actor, bookingNumber: string, language: Language): Promise<string> {
  const { order, booking } = await seeBooking(actor, bookingNumber);
  const wasConfirmed = booking.events.some(({ to }) => to === 'booked' || to === 'purchased');
  must(isConfirmed(booking.status) || wasConfirmed, 'booking.notConfirmed');
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
