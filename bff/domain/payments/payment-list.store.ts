import { select, selectOne } from '@db/query';
import type { Ore } from '@bff/domain/shared/money';
import { containing } from '@bff/domain/shared/containing';
import { attentionInstants, PAYMENT_WAITS, REFUND_FAILED, REFUND_LATE } from './attention.store';
import type { PaymentStatus, RefundMethod, RefundReason, RefundStatus } from './payment-states';

interface Part<Sort> {
  /** An order's number or its beginning, part of the customer's name, or what the provider calls it. */
  text: string;
  sort: Sort;
  descending: boolean;
  page: number;
  pageSize: number;
}

export interface PaymentListQuery extends Part<'created' | 'amount'> {
  status: PaymentStatus | undefined;
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
  /** The booking that it is for, when it is not for the whole order. */
  bookingNumber: string | null;
  status: RefundStatus;
  reason: RefundReason;
  method: RefundMethod;
  amount: Ore;
  failureReason: string | null;
  attention: RefundListQuery['attention'] | null;
  createdAt: Date;
}

const CUSTOMER = 'COALESCE(c.company_name, c.name)';
const ORDERS = 'JOIN orders o ON o.id = p.order_id JOIN customers c ON c.id = o.customer_id';

/** Numbers of orders and names at the provider are ASCII: nothing else is compared with them. */
function textCondition(text: string, providerColumns: readonly string[]): string {
  if (!text) return '';
  const name = `${CUSTOMER} LIKE :part`;
  if (!/^[\w-]+$/.test(text)) return name;
  return `(${[name, 'o.number LIKE :beginning', ...providerColumns.map((column) => `${column} = :text`)].join(' OR ')})`;
}

async function page<Row extends object>(
  { columns, from, conditions, order }: { columns: string; from: string; conditions: readonly string[]; order: Order },
  query: Part<string>,
  values: Record<string, string | Date | null>,
): Promise<{ rows: Row[]; total: number }> {
  const where = ['TRUE', ...conditions.filter(Boolean)].join(' AND ');
  const direction = query.descending ? 'DESC' : 'ASC';
  const replacements = {
    ...values,
    text: query.text,
    part: containing(query.text),
    beginning: `${query.text.replace(/[\\%_]/g, '\\$&')}%`,
    limit: query.pageSize,
    offset: (query.page - 1) * query.pageSize,
  };
  const [rows, counted] = await Promise.all([
    select<Row>(
      `SELECT ${columns} ${from} WHERE ${where} ORDER BY ${order(direction)} LIMIT :limit OFFSET :offset`,
      replacements,
    ),
    selectOne<{ total: number }>(`SELECT COUNT(*) AS total ${from} WHERE ${where}`, replacements),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

type Order = (direction: 'ASC' | 'DESC') => string;
const orderOf = (alias: 'p' | 'r', sort: 'created' | 'amount'): Order =>
  sort === 'created'
    ? (direction) => `${alias}.id ${direction}`
    : (direction) => `${alias}.amount ${direction}, ${alias}.id ${direction}`;

/** Payments, a page at a time, with the number of all that match. */
export async function findPayments(query: PaymentListQuery): Promise<{ rows: PaymentSummary[]; total: number }> {
  const { rows, total } = await page<PaymentSummary>(
    {
      columns: `p.id, o.number AS orderNumber, ${CUSTOMER} AS customerName, p.status, p.amount, p.currency, p.captured_amount AS capturedAmount,
        p.refunded_amount AS refundedAmount, ${PAYMENT_WAITS} AS isWaiting, p.created_at AS createdAt`,
      from: `FROM payments p ${ORDERS}`,
      conditions: [
        query.status ? 'p.status = :status' : '',
        query.waiting ? PAYMENT_WAITS : '',
        textCondition(query.text, ['p.session_id', 'p.payment_intent_id']),
      ],
      order: orderOf('p', query.sort),
    },
    query,
    { status: query.status ?? null },
  );
  return { rows: rows.map((row) => ({ ...row, isWaiting: Boolean(row.isWaiting) })), total };
}

/** Refunds, a page at a time, with the number of all that match. */
export function findRefunds(query: RefundListQuery): Promise<{ rows: RefundSummary[]; total: number }> {
  return page<RefundSummary>(
    {
      columns: `r.id, r.payment_id AS paymentId, o.number AS orderNumber, ${CUSTOMER} AS customerName, b.number AS bookingNumber, r.status,
        r.reason, r.method, r.amount, r.failure_reason AS failureReason, r.created_at AS createdAt,
        CASE WHEN ${REFUND_FAILED} THEN 'failed' WHEN ${REFUND_LATE} THEN 'late' END AS attention`,
      from: `FROM refunds r JOIN payments p ON p.id = r.payment_id ${ORDERS} LEFT JOIN bookings b ON b.id = r.booking_id`,
      conditions: [
        query.status ? 'r.status = :status' : '',
        query.method ? 'r.method = :method' : '',
        query.attention === 'failed' ? REFUND_FAILED : '',
        query.attention === 'late' ? REFUND_LATE : '',
        textCondition(query.text, ['r.provider_refund_id', 'p.payment_intent_id']),
      ],
      order: orderOf('r', query.sort),
    },
    query,
    { status: query.status ?? null, method: query.method ?? null, ...attentionInstants() },
  );
}
