import { col, fn, literal, Op, where, type WhereOptions } from 'sequelize';
import { beginningWith, containing } from '@bff/domain/shared/containing';
import { byColumn, listPage, type Page, type PageWanted } from '@bff/domain/shared/list-page';
import type { Ore } from '@bff/domain/shared/money';
import { Payment, Refund } from '@db/models';
import { attentionInstants, PAYMENT_WAITS, REFUND_FAILED, REFUND_LATE } from './attention.store';
import type { ShownPaymentStatus } from '@states/payment-states';
import type { PaymentStatus, RefundMethod, RefundReason, RefundStatus } from './payment-states';

interface Part<Sort> extends PageWanted {
  /** An order's number or its beginning, part of the customer's name, or an id at the provider. */
  text: string;
  sort: Sort;
  descending: boolean;
}

export interface PaymentListQuery extends Part<'created' | 'amount'> {
  status: ShownPaymentStatus | undefined;
  /** Only those that somebody has to look at. */
  waiting: boolean;
}

export interface PaymentSummary {
  id: number;
  orderNumber: string;
  customerName: string;
  status: PaymentStatus;
  amount: Ore;
  currency: string;
  capturedAmount: Ore;
  refundedAmount: Ore;
  isWaiting: boolean;
  createdAt: Date;
}

export const REFUND_ATTENTION = ['failed', 'late'] as const;

export interface RefundListQuery extends Part<'created' | 'amount'> {
  status: RefundStatus | undefined;
  method: RefundMethod | undefined;
  attention: (typeof REFUND_ATTENTION)[number] | undefined;
}

export interface RefundSummary {
  id: number;
  paymentId: number;
  orderNumber: string;
  customerName: string;
  /** The booking that it is for, unless it is for the whole order. */
  bookingNumber: string | null;
  status: RefundStatus;
  reason: RefundReason;
  method: RefundMethod;
  amount: Ore;
  failureReason: string | null;
  attention: RefundListQuery['attention'] | null;
  createdAt: Date;
}

/**
 * A listed payment's order, and its customer. Each has one; joined as if optional, or the server begins with all customers and sorts
 * everything to show twenty.
 */
const WITH_ORDER = {
  association: 'order',
  attributes: ['number'],
  required: false,
  include: [{ association: 'customer', attributes: ['companyName', 'name'], required: false }],
};

const nameOf = ({ companyName, name }: { companyName: string | null; name: string }): string => companyName ?? name;

/**
 * Numbers of orders and ids at the provider are ASCII: anything else must not be compared with them. `order`: the path from the listed row
 * to it.
 */
function textCondition(text: string, order: string, providerNames: readonly string[]): WhereOptions[] {
  if (!text) return [];
  const customer = `${order.replaceAll('.', '->')}->customer`;
  const name = where(fn('COALESCE', col(`${customer}.company_name`), col(`${customer}.name`)), {
    [Op.like]: containing(text),
  });
  if (!/^[\w-]+$/.test(text)) return [name];
  const others = providerNames.map((column) => ({ [column]: text }));
  return [{ [Op.or]: [name, { [`$${order}.number$`]: { [Op.like]: beginningWith(text) } }, ...others] }];
}

const columnOf = (sort: 'created' | 'amount') => (sort === 'created' ? 'id' : 'amount');

/** The payments that show this state: `shownPayment` as conditions. */
function shownCondition(shown: ShownPaymentStatus | undefined): WhereOptions[] {
  switch (shown) {
    case undefined:
      return [];
    case 'succeeded':
      return [{ status: 'succeeded', refundedAmount: 0 }];
    case 'partlyRefunded':
      return [{ status: 'succeeded', refundedAmount: { [Op.gt]: 0, [Op.lt]: col('Payment.amount') } }];
    case 'refunded':
      return [{ status: 'succeeded', refundedAmount: { [Op.gt]: 0, [Op.gte]: col('Payment.amount') } }];
    default:
      return [{ status: shown }];
  }
}

/** Payments, a page at a time, with the total number of matches. */
export const findPayments = (query: PaymentListQuery): Promise<Page<PaymentSummary>> =>
  listPage(
    Payment,
    {
      attributes: { include: [[literal(PAYMENT_WAITS), 'isWaiting']] },
      include: [WITH_ORDER],
      asksIncluded: query.text !== '',
      where: {
        [Op.and]: [
          ...shownCondition(query.status),
          ...(query.waiting ? [literal(PAYMENT_WAITS)] : []),
          ...textCondition(query.text, 'order', ['sessionId', 'paymentIntentId']),
        ],
      },
      order: byColumn(columnOf(query.sort), query.descending),
    },
    query,
    (payment) => ({
      id: payment.id,
      orderNumber: payment.order!.number,
      customerName: nameOf(payment.order!.customer!),
      status: payment.status,
      amount: payment.amount,
      currency: payment.currency,
      capturedAmount: payment.capturedAmount,
      refundedAmount: payment.refundedAmount,
      isWaiting: Boolean(payment.get('isWaiting')),
      createdAt: payment.createdAt,
    }),
  );

const ATTENTION = `CASE WHEN ${REFUND_FAILED} THEN 'failed' WHEN ${REFUND_LATE} THEN 'late' END`;

/** Refunds, a page at a time, with the total number of matches. */
export const findRefunds = (query: RefundListQuery): Promise<Page<RefundSummary>> =>
  listPage(
    Refund,
    {
      attributes: { include: [[literal(ATTENTION), 'attention']] },
      include: [
        { association: 'payment', attributes: ['id'], required: false, include: [WITH_ORDER] },
        { association: 'booking', attributes: ['number'] },
      ],
      // Failures are counted through the payment too.
      asksIncluded: query.text !== '' || query.attention === 'failed',
      where: {
        [Op.and]: [
          ...(query.status ? [{ status: query.status }] : []),
          ...(query.method ? [{ method: query.method }] : []),
          ...(query.attention === 'failed' ? [literal(REFUND_FAILED)] : []),
          ...(query.attention === 'late' ? [literal(REFUND_LATE)] : []),
          ...textCondition(query.text, 'payment.order', ['providerRefundId', '$payment.payment_intent_id$']),
        ],
      },
      order: byColumn(columnOf(query.sort), query.descending),
      replacements: attentionInstants(),
    },
    query,
    (refund) => ({
      id: refund.id,
      paymentId: refund.paymentId,
      orderNumber: refund.payment!.order!.number,
      customerName: nameOf(refund.payment!.order!.customer!),
      bookingNumber: refund.booking?.number ?? null,
      status: refund.status,
      reason: refund.reason,
      method: refund.method,
      amount: refund.amount,
      failureReason: refund.failureReason,
      attention: refund.get('attention') as RefundSummary['attention'],
      createdAt: refund.createdAt,
    }),
  );
