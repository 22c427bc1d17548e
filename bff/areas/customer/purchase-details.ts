import { type BookingDetails, bookingPolicy, isConfirmed, type OrderDetails, seeOrder } from '@bff/domain/bookings';
import type { Actor } from '@bff/domain/shared/actor';
import { clock } from '@bff/platform/clock';
import { bookingIsHeld } from './booking-details';
import {
  type PaymentView,
  paymentsOf,
  receiptState,
  type ReceiptState,
  type RefundView,
  refundsOf,
} from './payment-view';
import { orderPrice, type PriceView, type TripView, tripView } from './trip-view';

/** A bus of the order, as a line of its receipt. Amounts in öre. */
export type PurchasedBus = Pick<
  BookingDetails,
  | 'number'
  | 'status'
  | 'busType'
  | 'model'
  | 'registrationNumber'
  | 'seats'
  | 'passengers'
  | 'total'
  | 'cancellationFee'
>;

/** An order over all its bookings: its receipt once it is paid. */
export interface PurchaseView {
  number: string;
  created: Date;
  receipt: ReceiptState;
  heldUntil: Date | null;
  now: Date;
  customer: OrderDetails['customer'];
  /** Who drives. */
  operator: { name: string; orgNumber: string };
  trip: TripView;
  buses: PurchasedBus[];
  price: PriceView;
  payments: PaymentView[];
  refunds: RefundView[];
  /** Cancellation fees that were kept. */
  fees: number;
  can: { cancel: boolean; complete: boolean; calendar: boolean };
}

/** The whole order. Throws `booking.notFound` for one that is not there or not the actor's to see. */
export async function purchaseDetails(actor: Actor, orderNumber: string): Promise<PurchaseView> {
  const order = await seeOrder(actor, orderNumber);
  const { company, bookings } = order;
  const live = bookings.filter(({ status }) => status !== 'canceled');
  const held = live.some((booking) => bookingIsHeld(order, booking));
  const begun = live.some(
    ({ status, pickupAt }) => status === 'started' || (isConfirmed(status) && pickupAt <= clock.now()),
  );
  return {
    number: order.number,
    created: order.created,
    receipt: receiptState(order),
    heldUntil: held ? order.holdExpiresAt : null,
    now: clock.now(),
    customer: order.customer,
    operator: { name: company.name, orgNumber: company.orgNumber },
    trip: await tripView(order),
    buses: bookings.map((booking) => ({
      number: booking.number,
      status: booking.status,
      busType: booking.busType,
      model: booking.model,
      registrationNumber: booking.registrationNumber,
      seats: booking.seats,
      passengers: booking.passengers,
      total: booking.total,
      cancellationFee: booking.cancellationFee,
    })),
    price: orderPrice(order),
    payments: paymentsOf(order),
    refunds: refundsOf(order),
    fees: bookings.reduce((sum, { cancellationFee }) => sum + (cancellationFee ?? 0), 0),
    can: {
      cancel: live.length > 0 && !begun && bookingPolicy.cancel(actor, order),
      complete: held && bookingPolicy.edit(actor, order),
      calendar: live.some(({ status }) => isConfirmed(status)),
    },
  };
}
