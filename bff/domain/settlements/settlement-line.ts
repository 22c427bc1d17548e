import { type Ore, percentOf, roundedProduct } from '../shared/money';
import type { FoundOutcome } from '../shared/shown-journey';

/**
 * What a line of a settlement statement is for. `trip`: a bus that has departed. `fee`: the operator's part of a cancellation fee.
 * `deviation`: charged to the customer on top. `penalty`: the operator canceled. `moved`: a dearer replacement bus.
 */
export type SettlementKind = 'trip' | 'fee' | 'deviation' | 'penalty' | 'moved';

/** One thing that is owed for a booking. Amounts in öre. */
export interface SettlementLine {
  companyId: number;
  kind: SettlementKind;
  bookingId: number;
  bookingNumber: string;
  departure: Date;
  /** What the customer pays for it, without tax; null if no customer does. */
  customerPrice: Ore | null;
  /** What the operator gets for it, without tax; negative: what it owes. */
  net: Ore;
  /** What the operator gets for tax on it. */
  tax: Ore;
  /** For a trip that nobody reported, so that the clock closed its journey: it counts as any other (decision 1343). */
  isNotReported: boolean;
  /** For a trip that nobody reported: how it went, once an administrator has found out (decision 1313). */
  outcome: FoundOutcome | null;
}

/** The part of a booking that decides what it is worth. */
export interface SettledBooking {
  companyId: number;
  id: number;
  number: string;
  departure: Date;
  operatorPrice: Ore;
  /** The operator price that the customer's was based on: the first bus's, where this one replaces it. */
  agreedPrice: Ore;
  customerPrice: Ore;
  taxBasisPoints: number;
  /** What the customer pays in all, with tax. */
  total: Ore;
  /** For a canceled one, of `total`; null while it is not canceled. */
  cancellationFee: Ore | null;
  /** Its journey was closed without reports, and nobody has found out more. */
  isNotReported: boolean;
  outcome: FoundOutcome | null;
}

const about = ({ companyId, id, number, departure }: SettledBooking) => ({
  companyId,
  bookingId: id,
  bookingNumber: number,
  departure,
  isNotReported: false,
  outcome: null,
});

/** What the operator gets for a trip: its own price, and the tax on that. */
export const tripLine = (booking: SettledBooking): SettlementLine => ({
  ...about(booking),
  kind: 'trip',
  isNotReported: booking.isNotReported,
  outcome: booking.outcome,
  customerPrice: booking.customerPrice,
  net: booking.operatorPrice,
  tax: percentOf(booking.operatorPrice, booking.taxBasisPoints),
});

/**
 * A cancellation fee is a part of all that the customer had paid; the operator gets the same part of its own price. If its bus replaced a
 * cheaper one, of that one's: the customer paid no more (decision 0781).
 */
export function feeLine(booking: SettledBooking & { cancellationFee: Ore }): SettlementLine {
  const { cancellationFee: fee, total } = booking;
  const net = roundedProduct(total, fee, Math.min(booking.operatorPrice, booking.agreedPrice));
  return {
    ...about(booking),
    kind: 'fee',
    customerPrice: roundedProduct(total, fee, booking.customerPrice),
    net,
    tax: percentOf(net, booking.taxBasisPoints),
  };
}

/** A deviation's price is the operator's; what is added to it is unknown until it is invoiced. */
export const deviationLine = (booking: SettledBooking, price: Ore): SettlementLine => ({
  ...about(booking),
  kind: 'deviation',
  customerPrice: null,
  net: price,
  tax: percentOf(price, booking.taxBasisPoints),
});

/** What the operator owes, by the ledger: not a sale, so without tax. */
export const debtLine = (booking: SettledBooking, kind: 'penalty' | 'moved', amount: Ore): SettlementLine => ({
  ...about(booking),
  kind,
  customerPrice: null,
  net: -amount,
  tax: 0,
});

/** Lines added up. Amounts in öre. */
export interface SettlementSums {
  trips: number;
  /** Of the trips, those that nobody reported. */
  notReported: number;
  /** What customers pay for trips and cancellations, without tax. */
  customerPrice: Ore;
  /** Our part of that: commission and fee. */
  commission: Ore;
  /** Trips, fees and deviations, without tax. */
  earned: Ore;
  tax: Ore;
  /** Penalties and replacement buses: 0 or negative. */
  debts: Ore;
  /** What the operator is owed; negative: what it owes us. */
  toPay: Ore;
}

export function sumsOf(lines: readonly SettlementLine[]): SettlementSums {
  const sum = (pick: (line: SettlementLine) => Ore) => lines.reduce((total, line) => total + pick(line), 0);
  const isDebt = ({ kind }: SettlementLine) => kind === 'penalty' || kind === 'moved';
  return {
    trips: lines.filter(({ kind }) => kind === 'trip').length,
    notReported: lines.filter(({ isNotReported }) => isNotReported).length,
    customerPrice: sum(({ customerPrice }) => customerPrice ?? 0),
    commission: sum(({ customerPrice, net }) => (customerPrice === null ? 0 : customerPrice - net)),
    earned: sum((line) => (isDebt(line) ? 0 : line.net)),
    tax: sum(({ tax }) => tax),
    debts: sum((line) => (isDebt(line) ? line.net : 0)),
    toPay: sum(({ net, tax }) => net + tax),
  };
}
