import { z } from 'zod';
import { type ChangedTrip, queueMail } from '@bff/domain/notifications';
import { clock } from '@bff/platform/clock';
import { publicOrigin } from '@bff/platform/env';
import { logger } from '@bff/platform/logger';
import type { OrderDetails } from './order-details';
import { readOrderDetails } from './order-details.store';
import { liveBookings, tripOf } from './order-trip';
import { changedTripOf } from './changed-trip';

/** Mails about changes of a trip, queued in the transaction that makes them. */
async function details(orderNumber: string): Promise<OrderDetails> {
  const order = await readOrderDetails(orderNumber);
  if (!order) throw new Error(`order ${orderNumber} is gone`);
  return order;
}

/**
 * To each operator: what has changed. An invalid address must not undo what the customer has changed: it is in the operator's list all the
 * same.
 */
export async function mailChange(orderNumber: string, before: ChangedTrip): Promise<void> {
  const order = await details(orderNumber);
  const live = liveBookings(order);
  const companies = new Map(live.map(({ company }) => [company.id, company]));
  for (const company of companies.values()) {
    const bookings = live.filter(({ companyId }) => companyId === company.id);
    const bookingNumbers = bookings.map(({ number }) => number);
    const dedupeKey = `changed:${orderNumber}:${company.id}:${clock.millis()}`;
    if (!z.email().safeParse(company.contactEmail).success) {
      logger.error({ dedupeKey }, 'the operator has no usable mail address');
      continue;
    }
    // Only this operator's own part of the order.
    const after = changedTripOf(order, company.id);
    const old = companies.size === 1 ? before : { ...before, buses: after.buses, operatorPrice: after.operatorPrice };
    await queueMail('operatorBookingChanged', {
      to: company.contactEmail,
      language: company.language,
      dedupeKey,
      data: {
        bookingNumbers,
        operator: company.name,
        trip: tripOf({ ...order, company, bookings }),
        before: old,
        after,
        bookingUrl: `${publicOrigin()}/${company.language}/dashboard/company/booking/details/${bookingNumbers[0]}`,
      },
    });
  }
}

/** To the customer: the changed trip has taken effect. Amounts in öre. */
export async function mailChanged(
  orderNumber: string,
  { old, refund }: { old: number; refund: number },
): Promise<void> {
  const order = await details(orderNumber);
  const [booking] = liveBookings(order);
  if (!booking || order.contactEmail === '') return;
  const { number, taxBasisPoints } = booking;
  const { customerPrice, tax, total, countries, language } = order;
  await queueMail('bookingChanged', {
    to: order.contactEmail,
    language,
    dedupeKey: `changed:${orderNumber}:customer:${clock.millis()}`,
    data: {
      bookingNumber: number,
      trip: tripOf(order),
      oldTotal: old,
      price: { customerPrice, tax, total, taxBasisPoints, countries },
      refund,
      bookingUrl: `${publicOrigin()}/${language}/booking/details/${number}`,
    },
  });
}
