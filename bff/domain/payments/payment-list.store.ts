import { col, fn, literal, Op, where, type WhereOptions } from 'sequelize';
import { beginningWith, containing } from '@bff/domain/shared/containing';
import { byColumn, listPage, type Page, type PageWanted } from '@bff/domain/shared/list-page';
import type { Ore } from '@bff/domain/shared/money';
import { Payment, Refund } from '@db/models';
import { namedNumber, type NumberedThing } from '@formats';
import { type Charge, readCharge } from './charged';
import { ownNumber } from './own-number';
import { attentionInstants, PAYMENT_WAITS, REFUND_FAILED, REFUND_LATE } from './attention.store';
import { type ShownPaymentStatus, UNSETTLED } from '@states/payment-states';
import type { PaymentStatus, RefundMethod, RefundReason, RefundStatus } from './payment-states';

interface Part<Sort> extends PageWanted {
  /** Its own number, an order's number or its beginning, part of the customer's name, what a card was charged (`readCharge`), or an id at the provider. */
  text: string;
  /** Only what has that number of its own or was charged so: indexes have both. */
  isExact?: boolean | undefined;
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
  isBeingRefunded: boolean;
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
  /** The refund that was made instead of a failed one. */
  replacedBy: number | null;
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

/** A customer's name: of a company or an organisation, its own. */
export const nameOf = ({ companyName, name }: { companyName: string | null; name: string }): string =>
  companyName ?? name;

/** «Betalning 16» is no order that begins so. */
const isOrders = (thing: NumberedThing | undefined): boolean => thing === undefined || thing === 'order';

/**
 * Numbers of orders and ids at the provider are ASCII: anything else must not be compared with them. `order`: the path from the listed row
 * to it.
 */
function textCondition(
  text: string,
  order: string,
  { providerNames, charged }: { providerNames: readonly string[]; charged: readonly WhereOptions[] },
): WhereOptions[] {
  if (!text) return [];
  const customer = `${order.replaceAll('.', '->')}->customer`;
  const name = where(fn('COALESCE', col(`${customer}.company_name`), col(`${customer}.name`)), {
    [Op.like]: containing(text),
  });
  const named = namedNumber(text);
  const number = named && isOrders(named.of) ? named.written.replace(/[\s-]/g, '') : text;
  if (!/^[\w-]+$/.test(number)) return [{ [Op.or]: [name, ...charged] }];
  const others = named ? [] : providerNames.map((column) => ({ [column]: text }));
  const ofOrder = { [`$${order}.number$`]: { [Op.like]: beginningWith(number) } };
  return [{ [Op.or]: [name, ofOrder, ...charged, ...others] }];
}

const columnOf = (sort: 'created' | 'amount') => (sort === 'created' ? 'id' : 'amount');

const BEING_REFUNDED = `EXISTS (SELECT 1 FROM refunds AS underway WHERE underway.payment_id = Payment.id
  AND underway.status IN (${UNSETTLED.map((status) => `'${status}'`).join(', ')}))`;
const notUnderway = literal(`NOT ${BEING_REFUNDED}`);

/** The payments that show this state: `shownPayment` as conditions. */
function shownCondition(shown: ShownPaymentStatus | undefined): WhereOptions[] {
  switch (shown) {
    case undefined:
      return [];
    case 'succeeded':
      return [{ status: 'succeeded', refundedAmount: 0 }];
    case 'beingRefunded':
      return [{ status: 'succeeded', refundedAmount: { [Op.gt]: 0 } }, literal(BEING_REFUNDED)];
    case 'partlyRefunded':
      return [{ status: 'succeeded', refundedAmount: { [Op.gt]: 0, [Op.lt]: col('Payment.amount') } }, notUnderway];
    case 'refunded':
      return [{ status: 'succeeded', refundedAmount: { [Op.gt]: 0, [Op.gte]: col('Payment.amount') } }, notUnderway];
    default:
      return [{ status: shown }];
  }
}

const amountIn = ({ amount }: Charge): WhereOptions[] =>
  amount ? [{ amount: { [Op.between]: [amount.from, amount.until] } }] : [];
const ofCard = ({ card }: Charge): WhereOptions[] => (card === undefined ? [] : [{ cardLast4: card }]);

/**
 * A number that one of them has finds that one, and what was charged so: as the beginning of an order's number, «16» would find many more.
 * Undefined if none has it.
 */
async function exactly(
  number: number | undefined,
  charged: readonly WhereOptions[],
  isThere: (id: number) => Promise<unknown>,
): Promise<WhereOptions[] | undefined> {
  return number !== undefined && (await isThere(number)) ? [{ [Op.or]: [{ id: number }, ...charged] }] : undefined;
}
/** Any of them; of none, nothing is found. */
const oneOf = (conditions: readonly WhereOptions[]): WhereOptions[] =>
  conditions.length > 0 ? [{ [Op.or]: [...conditions] }] : [literal('FALSE')];
const isPayment = (id: number) => Payment.findByPk(id, { attributes: ['id'] });
const isRefund = (id: number) => Refund.findByPk(id, { attributes: ['id'] });

async function matchingPayments({
  status,
  waiting,
  text,
  isExact,
}: Omit<PaymentListQuery, keyof PageWanted>): Promise<WhereOptions> {
  const charge = readCharge(text);
  const charged = [...amountIn(charge), ...ofCard(charge)];
  const others = { providerNames: ['sessionId', 'paymentIntentId'], charged };
  return {
    [Op.and]: [
      ...shownCondition(status),
      ...(waiting ? [literal(PAYMENT_WAITS)] : []),
      ...((await exactly(ownNumber('payment', text), charged, isPayment)) ??
        (isExact ? oneOf(charged) : textCondition(text, 'order', others))),
    ],
  };
}

/** The same joins, for conditions alone. */
const ASKED_ORDER = { ...WITH_ORDER, attributes: [], include: [{ ...WITH_ORDER.include[0]!, attributes: [] }] };

/** What amounts of payments are added up. */
const SUMMED = { amount: 'amount', captured: 'captured_amount', refunded: 'refunded_amount' } as const;
export type PaymentSums = Record<keyof typeof SUMMED, Ore>;

/** The sums over all matches, not only a page's. */
export async function sumsOfPayments(query: Omit<PaymentListQuery, keyof PageWanted>): Promise<PaymentSums> {
  const [sums] = await Payment.findAll({
    attributes: Object.entries(SUMMED).map(([name, column]) => [fn('SUM', col(`Payment.${column}`)), `sum_${name}`]),
    include: query.text ? [ASKED_ORDER] : [],
    where: await matchingPayments(query),
    // All in one group: otherwise each row's key is read too.
    group: [fn('ISNULL', col('Payment.id'))],
  });
  // Of no rows the server makes no sum, and of some a decimal, which comes as text.
  const ore = (name: keyof typeof SUMMED) => Number(sums?.get(`sum_${name}`) ?? 0);
  return { amount: ore('amount'), captured: ore('captured'), refunded: ore('refunded') };
}

/** Payments, a page at a time, with the total number of matches. */
export const findPayments = async (query: PaymentListQuery): Promise<Page<PaymentSummary>> =>
  listPage(
    Payment,
    {
      attributes: {
        include: [
          [literal(PAYMENT_WAITS), 'isWaiting'],
          [literal(BEING_REFUNDED), 'isBeingRefunded'],
        ],
      },
      include: [WITH_ORDER],
      asksIncluded: query.text !== '' && !query.isExact,
      where: await matchingPayments(query),
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
      isBeingRefunded: Boolean(payment.get('isBeingRefunded')),
      isWaiting: Boolean(payment.get('isWaiting')),
      createdAt: payment.createdAt,
    }),
  );

const ATTENTION = `CASE WHEN ${REFUND_FAILED} THEN 'failed' WHEN ${REFUND_LATE} THEN 'late' END`;

const REPLACED_BY = '(SELECT anew.id FROM refunds AS anew WHERE anew.retry_of = Refund.id)';

async function matchingRefunds({
  status,
  method,
  attention,
  text,
  isExact,
}: Omit<RefundListQuery, keyof PageWanted>): Promise<WhereOptions> {
  const charged = amountIn(readCharge(text));
  const others = { providerNames: ['providerRefundId', '$payment.payment_intent_id$'], charged };
  return {
    [Op.and]: [
      ...(status ? [{ status }] : []),
      ...(method ? [{ method }] : []),
      ...(attention === 'failed' ? [literal(REFUND_FAILED)] : []),
      ...(attention === 'late' ? [literal(REFUND_LATE)] : []),
      ...((await exactly(ownNumber('refund', text), charged, isRefund)) ??
        (isExact ? oneOf(charged) : textCondition(text, 'payment.order', others))),
    ],
  };
}

/** What all matches come to, not only a page's. */
export async function sumOfRefunds(query: Omit<RefundListQuery, keyof PageWanted>): Promise<Ore> {
  const [sums] = await Refund.findAll({
    attributes: [[fn('SUM', col('Refund.amount')), 'sum_amount']],
    include: [{ association: 'payment', attributes: [], required: false, include: query.text ? [ASKED_ORDER] : [] }],
    where: await matchingRefunds(query),
    group: [fn('ISNULL', col('Refund.id'))],
    replacements: attentionInstants(),
  });
  return Number(sums?.get('sum_amount') ?? 0);
}

/** Refunds, a page at a time, with the total number of matches. */
export const findRefunds = async (query: RefundListQuery): Promise<Page<RefundSummary>> =>
  listPage(
    Refund,
    {
      attributes: {
        include: [
          [literal(ATTENTION), 'attention'],
          [literal(REPLACED_BY), 'replacedBy'],
        ],
      },
      include: [
        { association: 'payment', attributes: ['id'], required: false, include: [WITH_ORDER] },
        { association: 'booking', attributes: ['number'] },
      ],
      // Failures are counted through the payment too.
      asksIncluded: (query.text !== '' && !query.isExact) || query.attention === 'failed',
      where: await matchingRefunds(query),
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
      replacedBy: refund.get('replacedBy') as number | null,
      createdAt: refund.createdAt,
    }),
  );
