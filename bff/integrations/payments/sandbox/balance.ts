import { newId, nowSeconds, type StripeObject } from './objects';

const AVAILABLE_AFTER_SECONDS = 3 * 24 * 60 * 60;
const FEE_BASIS_POINTS = 150;
const FEE_FIXED = 180;

/** What moves on the merchant's balance. Payments cost 1.5 % + 1.80 kr, which a refund does not give back. */
export function balanceEntry(
  source: string,
  amount: number,
  currency: string,
  type: 'charge' | 'refund' | 'refund_failure',
): StripeObject {
  const fee = type === 'charge' ? Math.round((amount * FEE_BASIS_POINTS) / 10_000) + FEE_FIXED : 0;
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
        : [{ amount: fee, application: null, currency, description: 'Processing fees', type: 'stripe_fee' }],
    net: amount - fee,
    reporting_category: type,
    source,
    status: 'pending',
    type,
  };
}
