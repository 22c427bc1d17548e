import {
  type BookingDetails,
  bookingPolicy,
  buyerOf,
  cancelRefusal,
  isConfirmed,
  type OrderDetails,
  seeOrder,
} from '@bff/domain/bookings';
import { issuedReceipt, type IssuedReceipt } from '@bff/domain/documents';
import type { Actor } from '@bff/domain/shared/actor';
import { clock } from '@bff/platform/clock';
import type { ShownBookingStatus } from '@states/booking-states';
import { bookingIsHeld, isAhead } from './booking-details';
import {
  canceledView,
  type CanceledView,
  disputesOf,
  type DisputeView,
  type PaymentView,
  paymentsOf,
  receiptState,
  type ReceiptState,
  type RefundView,
  refundsOf,
} from './payment-view';
import { searchHome } from './trip-search-query';
import { orderPrice, type PriceView, priceView, type TripView, tripView } from './trip-view';

/** A bus of the order as a line of its receipt. Amounts in öre. */
export type PurchasedBus = Pick<
  BookingDetails,
  | 'number'
  | 'companyId'
  | 'busType'
  | 'model'
  | 'registrationNumber'
  | 'seats'
  | 'passengers'
  | 'total'
  | 'cancellationFee'
> & { status: ShownBookingStatus };

/** An order with all its bookings; its receipt once it is paid. */
export interface PurchaseView {
  number: string;
  /** When it was paid, or ordered by invoice; null if it is neither. */
  bought: Date | null;
  receipt: ReceiptState;
  heldUntil: Date | null;
  now: Date;
  /** The buyer and the price, taken from the receipt once there is one. */
  buyer: IssuedReceipt['buyer'];
  operator: { name: string; orgNumber: string };
  /** Of the receipt. */
  seller: IssuedReceipt['seller'] | null;
  trip: TripView;
  buses: PurchasedBus[];
  price: PriceView;
  payments: PaymentView[];
  refunds: RefundView[];
  disputes: DisputeView[];
  /** Once all its buses are canceled. */
  cancellation: CanceledView | null;
  /** Cancellation fees that were kept. */
  fees: number;
  /** What a cancellation would cost, and until when: the same for all its buses. */
  tiers: BookingDetails['tiers'];
  /** For a one-way trip: the query of a search for the way home, if the actor may book it. */
  home: string | null;
  can: { edit: boolean; cancel: boolean; complete: boolean; calendar: boolean };
}

/** The bus as named on the receipt. */
function asSold({ number, model, registrationNumber }: BookingDetails, issued: IssuedReceipt | undefined) {
  const sold = issued?.trip.buses.find(({ bookingNumber }) => bookingNumber === number);
  return { model: sold?.model ?? model, registrationNumber: sold?.registrationNumber ?? registrationNumber };
}

const operatorOf = ({ name, orgNumber }: PurchaseView['operator']) => ({ name, orgNumber });

function boughtAt({ wasConfirmed, payments, created }: OrderDetails): Date | null {
  const paid = payments.find(({ succeededAt }) => succeededAt !== null);
  return wasConfirmed ? (paid?.succeededAt ?? created) : null;
}

/** The whole order. Throws `booking.notFound` if it is missing or not the actor's to see. */
export async function purchaseDetails(actor: Actor, orderNumber: string): Promise<PurchaseView> {
  const order = await seeOrder(actor, orderNumber);
  const { company, bookings } = order;
  const issued = await issuedReceipt(order.id);
  const live = bookings.filter(({ status }) => status !== 'canceled');
  const edit = bookingPolicy.edit(actor, order);
  const held = live.some((booking) => bookingIsHeld(order, booking));
  const begun = live.some(
    (booking) =>
      cancelRefusal(booking) !== undefined || (isConfirmed(booking.status) && booking.pickupAt <= clock.now()),
  );
  return {
    number: order.number,
    bought: boughtAt(order),
    receipt: receiptState(order),
    heldUntil: held ? order.heldUntil : null,
    now: clock.now(),
    buyer: issued?.buyer ?? buyerOf(order),
    operator: operatorOf(issued?.trip.operator ?? company),
    seller: issued?.seller ?? null,
    trip: await tripView(order),
    buses: bookings.map((booking) => ({
      number: booking.number,
      companyId: booking.companyId,
      status: booking.shown,
      busType: booking.busType,
      ...asSold(booking, issued),
      seats: booking.seats,
      passengers: booking.passengers,
      total: booking.total,
      cancellationFee: booking.cancellationFee,
    })),
    price: issued ? priceView(issued.price, issued.price) : orderPrice(order),
    payments: paymentsOf(order),
    refunds: refundsOf(order),
    disputes: disputesOf(actor, order),
    cancellation: canceledView(actor, order, bookings),
    fees: bookings.reduce((sum, { cancellationFee }) => sum + (cancellationFee ?? 0), 0),
    tiers: bookings[0]?.tiers ?? [],
    home: bookingPolicy.create(actor) ? searchHome(order) : null,
    can: {
      edit,
      cancel: live.length > 0 && !begun && bookingPolicy.cancel(actor, order),
      complete: held && edit,
      calendar: live.some(isAhead),
    },
  };
}
