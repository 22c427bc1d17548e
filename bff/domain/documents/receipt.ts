import type { Ore } from '../shared/money';
import type { Language } from '../shared/actor';
import type { Trip, TripPrice } from './trip';

/** One line of what is paid for, in öre without tax. */
export type ReceiptLine = { kind: 'bus'; bookingNumber: string; amount: Ore } | { kind: 'surcharge'; amount: Ore };

export interface ReceiptPayment {
  paidBy: 'card' | 'invoice';
  /** When the money arrived; null while an invoice is unpaid. */
  at: Date | null;
  amount: Ore;
  cardBrand: string | null;
  cardLast4: string | null;
}

/** Everything on a receipt. Amounts in öre. */
export interface Receipt {
  language: Language;
  brand: string;
  supportEmail: string;
  /** Who sells the trip. */
  seller: {
    name: string;
    orgNumber: string | null;
    vatNumber: string | null;
    address: string | null;
    phone?: string | null | undefined;
  };
  buyer: {
    name: string;
    companyName: string | null;
    orgNumber: string | null;
    address: string | null;
    /** The contact's, as long as the order has one: it is not kept with the receipt, which outlives the account. */
    email?: string | undefined;
    /** For an organisation: the unit, and what it is charged to, as they were when it was bought. */
    unit?: string | null | undefined;
    costCenter?: string | null | undefined;
  };
  trip: Trip;
  price: TripPrice;
  /** They sum to the price without tax. */
  lines: readonly ReceiptLine[];
  payments: readonly ReceiptPayment[];
  refunds: readonly { at: Date; amount: Ore }[];
  /** What canceling cost; null when nothing is canceled. */
  cancellationFee: Ore | null;
  issuedAt: Date;
}

/** Throws a RangeError when the sums of a receipt are wrong: such a document must never be sent. */
export function checkSums({ lines, price }: Receipt): void {
  const sum = lines.reduce((total, { amount }) => total + amount, 0);
  if (sum !== price.customerPrice) throw new RangeError(`receipt lines sum to ${sum}, not ${price.customerPrice}`);
  if (price.customerPrice + price.tax !== price.total) throw new RangeError('price and tax are not the total');
}
