import { newId, nowSeconds, type StripeObject } from './objects';

const AVAILABLE_AFTER_SECONDS = 3 * 24 * 60 * 60;
const FEE_BASIS_POINTS = 150;
const FEE_FIXED = 180;
const DISPUTE_FEE = 15_000;

function feeOf(kind: string, amount: number): number {
  if (kind === 'dispute') return DISPUTE_FEE;
  return kind === 'charge' ? Math.round((amount * FEE_BASIS_POINTS) / 10_000) + FEE_FIXED : 0;
}

/**
 * The movements on the merchant's balance. Payments cost 1.5 % + 1.80 kr, which a refund does not give back; a dispute costs 150 kr, lost
 * or won.
 */
export function balanceEntry(
  source: string,
  amount: number,
  currency: string,
  kind: 'charge' | 'refund' | 'refund_failure' | 'dispute' | 'dispute_reversal',
): StripeObject {
  const fee = feeOf(kind, amount);
  const isDispute = kind === 'dispute' || kind === 'dispute_reversal';
  const now = nowSeconds();
  return {
    id: newId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: now + AVAILABLE_AFTER_SECONDS,
    created: now,
    currency,
    description: null,
    exchange_rate: null,
    fee,
    fee_details:
      fee === 0
        ? []
        : [
            {
              amount: fee,
              application: null,
              currency,
              description: isDispute ? 'Dispute fee' : 'Processing fees',
              type: 'stripe_fee',
            },
          ],
    net: amount - fee,
    reporting_category: kind,
    source,
    status: 'pending',
    type: isDispute ? 'adjustment' : kind,
  };
}
