import {
  cancelRefusal,
  cancelsAlone,
  cancelsWhole,
  isConfirmed,
  type SentAgain,
  sentAgainOf,
  thingsOf,
  type WhoChanges,
  whoChanges,
} from '@bff/domain/bookings';
import { historyOfThings, type LoggedEvent } from '@bff/domain/event-log';
import { type MailSummary, mailsOfOrder } from '@bff/domain/outgoing-messages';
import { refundsOfOrder } from '@bff/domain/payments';
import type { UserActor } from '@bff/domain/shared/actor';
import type { PaymentStatus } from '@states/payment-states';
import { bookingPage, type HandledBooking, type OfficeView } from './booking-page';
import { type ListedRefund, listedRefund, type LostRefund, refundToReplace } from './listed-refund';

export interface AdminBookingPage {
  booking: HandledBooking;
  office: OfficeView;
  payments: {
    id: number;
    orderNumber: string;
    status: PaymentStatus;
    amount: number;
    refundedAmount: number;
    isBeingRefunded: boolean;
    cardBrand: string | null;
    cardLast4: string | null;
    created: Date;
  }[];
  refunds: ListedRefund[];
  /** The failed refund that somebody has to retry. */
  failedRefund: LostRefund | undefined;
  /** Queued mails and refunds of the whole order. */
  messages: MailSummary[];
  history: LoggedEvent[];
  /** For the customer, by itself: the other buses of its order have room for everybody. */
  canCancel: boolean;
  /** The others have no room for everybody: it can only be canceled with them, as an order. */
  canCancelOrder: boolean;
  /** Its company may have said on the phone that the bus cannot come: then it could cancel the booking itself. */
  canCancelForOperator: boolean;
  /** What can be sent to the customer again. */
  sendsAgain: SentAgain | null;
  /** Who can change the trip of its order. */
  whoChanges: WhoChanges | null;
  /** Number of the quote request that its order was made from; null for one that was bought at a list price. */
  requestNumber: string | null;
}

/** A booking including its customer's side. @throws DomainError `auth.noPermission`, `booking.notFound` */
export async function adminBookingPage(actor: UserActor, bookingNumber: string): Promise<AdminBookingPage> {
  const { order, booking, page } = await bookingPage(actor, bookingNumber);
  const [refunds, messages, history, changes] = await Promise.all([
    refundsOfOrder(order.id),
    mailsOfOrder(actor, order.number, { bookingNumbers: order.bookings.map(({ number }) => number) }),
    thingsOf(booking).then((things) => historyOfThings(actor, things)),
    whoChanges(order),
  ]);
  const canCancel = cancelsAlone(order, booking);
  return {
    booking: { ...page, office: null },
    office: page.office!,
    payments: order.payments.map(
      ({ id, status, amount, refundedAmount, isBeingRefunded, cardBrand, cardLast4, created }) => ({
        id,
        orderNumber: order.number,
        status,
        amount,
        refundedAmount,
        isBeingRefunded,
        cardBrand,
        cardLast4,
        created,
      }),
    ),
    refunds: refunds.map(listedRefund),
    failedRefund: refundToReplace(refunds),
    messages,
    history,
    sendsAgain: sentAgainOf(order, booking),
    whoChanges: changes,
    requestNumber: page.request?.number ?? null,
    canCancel,
    canCancelOrder: booking.status !== 'canceled' && !canCancel && cancelsWhole(order),
    canCancelForOperator: cancelRefusal(booking) === undefined && isConfirmed(booking.status),
  };
}
