import { type Ore, percentOf } from '@bff/domain/shared/money';
import type { Price, PriceLine } from './price';

/** A calculated price, with the terms behind it. */
interface MadePrice extends Omit<Price, 'offered'> {
  surchargeFee: Ore;
  /** 0 if the trip carries no Swedish tax. */
  taxBasisPoints: number;
  commissionBasisPoints: number;
}

const OURS: readonly PriceLine['kind'][] = ['commission', 'surcharge', 'tax'];

/**
 * The same trip at another customer price (öre, without tax), not below the operator's: the operator's lines stay; the difference is our
 * fee, as far as it goes, and commission. The commission's basis points are recalculated, rounded.
 * @throws RangeError when the customer would pay less than the operator gets
 */
export function priceSold<Made extends MadePrice>(made: Made, customerPrice: Ore): Made {
  if (customerPrice === made.customerPrice) return made;
  const { operatorPrice, taxBasisPoints } = made;
  const margin = customerPrice - operatorPrice;
  if (margin < 0) throw new RangeError('The customer price is below the operator price');
  const surchargeFee = Math.min(made.surchargeFee, margin);
  const commission = margin - surchargeFee;
  const tax = percentOf(customerPrice, taxBasisPoints);
  const ours: PriceLine[] = [
    { kind: 'commission', quantity: 1, unit: 'once', rate: commission, amount: commission },
    { kind: 'surcharge', quantity: 1, unit: 'once', rate: surchargeFee, amount: surchargeFee },
    { kind: 'tax', quantity: taxBasisPoints, unit: 'basisPoints', rate: customerPrice, amount: tax },
  ];
  return {
    ...made,
    lines: [
      ...made.lines.filter(({ kind }) => !OURS.includes(kind)),
      // Lines of 0 are left out.
      ...ours.filter(({ amount }) => amount !== 0),
    ],
    commissionBasisPoints: operatorPrice === 0 ? 0 : Math.round((commission * 10_000) / operatorPrice),
    surchargeFee,
    customerPrice,
    tax,
    total: customerPrice + tax,
  };
}
