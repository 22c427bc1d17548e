import {
  bookingToSend,
  cancelsWhole,
  changeProposal,
  type OrderDetails,
  type SentAgain,
  sentAgainOf,
  seeOrder,
  type Standing,
  standingOf,
  thingsOf,
  type WhoChanges,
  whoChanges,
} from '@bff/domain/bookings';
import { historyOfThings, type LoggedEvent } from '@bff/domain/event-log';
import { notesOf, type SeenNote } from '@bff/domain/notes';
import { type MailSummary, mailsOfOrder } from '@bff/domain/outgoing-messages';
import { refundsOfOrder } from '@bff/domain/payments';
import { requestNumberOf } from '@bff/domain/quotes';
import type { UserActor } from '@bff/domain/shared/actor';
import { type ShownPhone, shownPhoneIf } from '@bff/domain/shared/shown-phone';
import { cancellationOf, type HandledBooking, type HandledTrip, handledTrip } from './booking-page';
import { type ListedDeviation, listedDeviations } from './listed-deviation';
import { type ListedRefund, listedRefund, type LostRefund, refundToReplace } from './listed-refund';

/** A bus of the order, in short: its page has the rest. */
export type OrderedBus = Pick<
  OrderDetails['bookings'][number],
  'number' | 'busType' | 'registrationNumber' | 'operatorPrice' | 'total'
> &
  Standing & {
    company: { id: number; name: string };
    driver: { name: string | null; phone: ShownPhone | null };
  };

export interface AdminOrderPage {
  order: OrderDetails;
  trip: HandledTrip;
  buses: OrderedBus[];
  refunds: ListedRefund[];
  /** The failed refund that somebody has to retry. */
  failedRefund: LostRefund | undefined;
  /** Queued mails and refunds. */
  messages: MailSummary[];
  /** Its canceled buses: by whom, when and for what fee, and what the customer may choose since then. */
  canceled: Pick<HandledBooking, 'number' | 'cancellation'>[];
  /** On the journeys of its buses. */
  deviations: ListedDeviation[];
  /** Of all its buses. */
  history: LoggedEvent[];
  /** Whether the order can still be cancelled. */
  canCancel: boolean;
  /** What can be sent to the customer again. */
  sendsAgain: SentAgain | null;
  /** Who can change its trip. */
  whoChanges: WhoChanges | null;
  /** Number of the quote request that it was made from; null for one that was bought at a list price. */
  requestNumber: string | null;
  /** Notes about its buses, in the order of the buses. */
  notes: { bookingNumber: string; notes: SeenNote[] }[];
}

/** An order including its customer's side. @throws DomainError `auth.noPermission`, `booking.notFound` */
export async function adminOrderPage(actor: UserActor, orderNumber: string): Promise<AdminOrderPage> {
  const order = await seeOrder(actor, orderNumber);
  const bookingNumbers = order.bookings.map(({ number }) => number);
  const [refunds, proposal, messages, things, deviations, canceled, notes, changes, requestNumber] = await Promise.all([
    refundsOfOrder(order.id),
    changeProposal(order.id, actor.language),
    mailsOfOrder(actor, order.number, { bookingNumbers }),
    Promise.all(order.bookings.map(thingsOf)),
    Promise.all(order.bookings.map((booking) => listedDeviations(actor, booking))),
    Promise.all(
      order.bookings
        .filter(({ status }) => status === 'canceled')
        .map(async (booking) => ({ number: booking.number, cancellation: await cancellationOf(actor, booking) })),
    ),
    Promise.all(
      bookingNumbers.map(async (bookingNumber) => ({ bookingNumber, notes: await notesOf(actor, { bookingNumber }) })),
    ),
    whoChanges(order),
    requestNumberOf(order),
  ]);
  const toSend = bookingToSend(order);
  return {
    order,
    trip: handledTrip(order),
    buses: order.bookings.map((booking) => busOf(booking, proposal?.isOpen ?? false)),
    refunds: refunds.map(listedRefund),
    failedRefund: refundToReplace(refunds),
    messages,
    canceled,
    deviations: deviations.flat(),
    history: await historyOfThings(actor, things.flat()),
    canCancel: cancelsWhole(order),
    sendsAgain: toSend ? sentAgainOf(order, toSend) : null,
    whoChanges: changes,
    requestNumber,
    notes,
  };
}

function busOf(booking: OrderDetails['bookings'][number], isChangeProposed: boolean): OrderedBus {
  const { number, busType, registrationNumber, operatorPrice, total, company } = booking;
  return {
    number,
    busType,
    registrationNumber,
    operatorPrice,
    total,
    company: { id: company.id, name: company.name },
    ...standingOf({
      ...booking,
      hasDriver: booking.driverName !== null,
      isChangeProposed,
    }),
    driver: { name: booking.driverName, phone: shownPhoneIf(booking.driverPhone) },
  };
}
