import { isConfirmed, thingsOf } from '@bff/domain/bookings';
import { historyOfThings, type LoggedEvent } from '@bff/domain/event-log';
import { type MailSummary, mailsOfOrder } from '@bff/domain/outgoing-messages';
import { refundsOfOrder } from '@bff/domain/payments';
import type { UserActor } from '@bff/domain/shared/actor';
import type { PaymentStatus } from '@states/payment-states';
import { bookingPage, type HandledBooking, type OfficeView } from './booking-page';
import { type ListedRefund, listedRefund, refundToMakeAnew } from './listed-refund';

export interface AdminBookingPage {
  booking: HandledBooking;
  office: OfficeView;
  payments: {
    id: number;
    orderNumber: string;
    status: PaymentStatus;
    amount: number;
    refundedAmount: number;
    cardBrand: string | null;
    cardLast4: string | null;
    created: Date;
  }[];
  refunds: ListedRefund[];
  /** A refund that did not arrive, and waits for somebody who makes it anew. */
  failedRefund: number | undefined;
  /** Mails and refunds of the whole order that were promised. */
  messages: MailSummary[];
  history: LoggedEvent[];
  canCancel: boolean;
  /** The customer can be sent the confirmation once more. */
  canConfirm: boolean;
}

/** A booking with the customer's side of it. @throws DomainError `auth.noPermission`, `booking.notFound` */
export async function adminBookingPage(actor: UserActor, bookingNumber: string): Promise<AdminBookingPage> {
  const { order, booking, page } = await bookingPage(actor, bookingNumber);
  const [refunds, messages, history] = await Promise.all([
    refundsOfOrder(order.id),
    mailsOfOrder(actor, order.number, { bookingNumbers: order.bookings.map(({ number }) => number) }),
    historyOfThings(actor, thingsOf(booking)),
  ]);
  return {
    booking: { ...page, office: null },
    office: page.office!,
    payments: order.payments.map(({ id, status, amount, refundedAmount, cardBrand, cardLast4, created }) => ({
      ...{ id, orderNumber: order.number, status, amount, refundedAmount },
      ...{ cardBrand, cardLast4, created },
    })),
    refunds: refunds.map(listedRefund),
    failedRefund: refundToMakeAnew(refunds),
    messages,
    history,
    canConfirm: order.bookings.some(({ status }) => isConfirmed(status)),
    canCancel: booking.status !== 'canceled' && booking.status !== 'started',
  };
}
