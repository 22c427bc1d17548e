import { paidOf, paymentsOfOrder, promiseRefund } from '@bff/domain/payments';
import type { Ore } from '@bff/domain/shared/money';
import type { BookingRow } from './booking.store';
import { choiceStore } from './choice.store';

/** A booking of the order with its cancellation fee, in öre; null while it is not canceled. */
type Part = Pick<BookingRow, 'id' | 'total'> & { fee: Ore | null };

interface GivingBack {
  orderId: number;
  bookingId: number;
  /** What the customer should get back for that booking, in öre. */
  refund: Ore;
  /** All bookings of the order, including that one. */
  bookings: readonly Part[];
}

/**
 * What we must keep of an order's money: the price of what is not canceled, the fees of what is, and what waits for its customer's choice,
 * apart from that booking.
 */
async function keptOf({ bookings, bookingId }: GivingBack): Promise<Ore> {
  const sum = bookings.reduce((kept, { total, fee }) => kept + (fee ?? total), 0);
  return sum + (await choiceStore.waitingAmount(bookings.map(({ id }) => id).filter((id) => id !== bookingId)));
}

/**
 * Promises the refund of a canceled booking, with the order locked. What a bank has taken back in a dispute is already with the customer or
 * waits for an administrator: of the rest, no more is refunded than leaves us what we must keep. Returns the promised amount, in öre.
 */
export async function giveBack(giving: GivingBack): Promise<Ore> {
  const { orderId, bookingId, refund } = giving;
  const paid = await paidOf(orderId);
  const isDisputed = (await paymentsOfOrder(orderId)).some(({ disputedAmount }) => disputedAmount > 0);
  const most = isDisputed ? Math.max(0, paid - (await keptOf(giving))) : paid;
  const amount = Math.min(refund, most);
  if (amount > 0) await promiseRefund({ orderId, bookingId, amount, reason: 'canceled' });
  return amount;
}
