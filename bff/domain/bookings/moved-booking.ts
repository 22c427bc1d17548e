import type { Offer } from '@bff/domain/offers';
import { newBooking } from './new-order';
import type { NewBooking } from './new-order.store';
import type { BookingDetails } from './order-details';
import type { PreparedHold } from './prepare-hold';

/** The customer's price lines, on top of the operator's price. */
const CUSTOMERS_LINES = new Set(['commission', 'surcharge', 'tax', 'moved']);

/**
 * The booking that replaces one canceled by its operator: another bus with its own times and operator price, at the price, taxes and terms
 * that the customer agreed to. One line has the difference to the first bus, so that the lines still sum to the total.
 */
export function movedBooking(
  agreed: BookingDetails,
  { offer, plan, buses }: Pick<PreparedHold, 'plan' | 'buses'> & { offer: Offer },
): NewBooking {
  const fresh = newBooking(offer, plan, buses[0]!, agreed.tiers);
  const { operatorPrice } = fresh.booking;
  const kept = agreed.lines.filter(({ kind }) => CUSTOMERS_LINES.has(kind) && kind !== 'moved');
  const keptSum = kept.reduce((sum, { amount }) => sum + amount, 0);
  const difference = agreed.total - keptSum - operatorPrice;
  const moved = { kind: 'moved' as const, quantity: 1, unit: 'once', rate: difference, amount: difference };
  const lines = [
    ...fresh.priceLines.filter(({ kind }) => !CUSTOMERS_LINES.has(kind)),
    ...(difference === 0 ? [] : [moved]),
    ...kept,
  ];
  const { commissionBasisPoints, surchargeFee, customerPrice, taxBasisPoints, tax, total } = agreed;
  return {
    ...fresh,
    booking: {
      ...fresh.booking,
      commissionBasisPoints,
      surchargeFee,
      customerPrice,
      taxBasisPoints,
      tax,
      total,
      status: 'booked',
      movedFromId: agreed.id,
    },
    priceLines: lines.map((line, position) => ({ ...line, position })),
  };
}
