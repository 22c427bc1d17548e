import { paidOf, paymentsOfOrder, promiseRefund } from '@bff/domain/payments';
import type { Ore } from '@bff/domain/shared/money';
import type { BookingRow } from './booking.store';
import { choiceStore } from './choice.store';

/** A booking of the order with what its cancellation costs, in öre; null while it is not canceled. */
type Part = Pick<BookingRow, 'id' | 'total'> & { fee: Ore | null };

interface GivingBack {
  orderId: number;
  bookingId: number;
  /** What the customer is to have back of that booking, in öre. */
  refund: Ore;
  /** All of the order's, that one too. */
  bookings: readonly Part[];
}

/**
 * What has to stay with us of an order: the price of what is not canceled, the fees of what does not, and what waits for its customer's choice beside
 * that booking.
 */
async function keptOf({ bookings, bookingId }: GivingBack): Promise<Ore> {
  const sum = bookings.reduce((kept, { total, fee }) => kept + (fee ?? total), 0);
  return sum + (await choiceStore.waitingAmount(bookings.map(({ id }) => id).filter((id) => id !== bookingId)));
}

/**
 * Promises what goes back of a canceled booking, under the order's lock. What a bank has taken back in a dispute is with the customer already,
 * or waits for an administrator: of what is left, no more goes back than leaves us what stays with us. Answers what is promised, in öre.
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
