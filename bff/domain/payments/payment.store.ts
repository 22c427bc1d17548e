import { execute, select, selectOne } from '@db/query';
import { system } from '@bff/domain/shared/actor';
import { logTransition } from '@bff/domain/shared/event-log.store';
import type { Ore } from '@bff/domain/shared/money';
import { clock } from '@bff/platform/clock';
import { paymentStates, type PaymentStatus } from './payment-states';

export interface Payment {
  id: number;
  orderId: number;
  orderNumber: string;
  status: PaymentStatus;
  amount: Ore;
  currency: string;
  capturedAmount: Ore;
  /** Promised or done; what failed is taken off again. */
  refundedAmount: Ore;
  /** What banks have taken back of it at present. */
  disputedAmount: Ore;
  sessionId: string | null;
  paymentIntentId: string | null;
  url: string | null;
  expiresAt: Date | null;
  idempotencyKey: string;
  declineCode: string | null;
  cardBrand: string | null;
  cardLast4: string | null;
  succeededAt: Date | null;
  /** When a person has taken care of a mismatch that the product cannot pay back. */
  handledAt: Date | null;
  createdAt: Date;
}

const COLUMNS = `p.id, p.order_id AS orderId, o.number AS orderNumber, p.status, p.amount, p.currency,
  p.captured_amount AS capturedAmount, p.refunded_amount AS refundedAmount, p.disputed_amount AS disputedAmount, p.session_id AS sessionId,
  p.payment_intent_id AS paymentIntentId, p.url, p.expires_at AS expiresAt, p.idempotency_key AS idempotencyKey,
  p.decline_code AS declineCode, p.card_brand AS cardBrand, p.card_last4 AS cardLast4,
  p.succeeded_at AS succeededAt, p.handled_at AS handledAt, p.created_at AS createdAt`;
const FROM = 'FROM payments p JOIN orders o ON o.id = p.order_id';

const one = (where: string, values: Record<string, unknown>) =>
  selectOne<Payment>(`SELECT ${COLUMNS} ${FROM} WHERE ${where}`, values);

/** What is left of it to pay back: neither promised to the customer nor taken back by a bank. */
export const leftOf = ({ capturedAmount, refundedAmount, disputedAmount }: Payment): Ore =>
  Math.max(0, capturedAmount - refundedAmount - disputedAmount);

/** What a move brings along; what is not named stays. */
export interface PaymentChanges {
  sessionId?: string;
  paymentIntentId?: string | null;
  url?: string | null;
  expiresAt?: Date;
  capturedAmount?: Ore;
  declineCode?: string | null;
  declineMessage?: string | null;
  cardBrand?: string | null;
  cardLast4?: string | null;
  succeededAt?: Date;
}

const COLUMN_OF: Record<keyof PaymentChanges, string> = {
  sessionId: 'session_id',
  paymentIntentId: 'payment_intent_id',
  url: 'url',
  expiresAt: 'expires_at',
  capturedAmount: 'captured_amount',
  declineCode: 'decline_code',
  declineMessage: 'decline_message',
  cardBrand: 'card_brand',
  cardLast4: 'card_last4',
  succeededAt: 'succeeded_at',
};

export const paymentStore = {
  async insert(payment: {
    orderId: number;
    amount: Ore;
    currency: string;
    expiresAt: Date;
    idempotencyKey: string;
  }): Promise<number> {
    const { insertId } = await execute(
      `INSERT INTO payments (order_id, amount, currency, expires_at, idempotency_key, created_at, updated_at)
       VALUES (:orderId, :amount, :currency, :expiresAt, :idempotencyKey, :now, :now)`,
      { ...payment, now: clock.now() },
    );
    return insertId;
  },

  find: (id: number) => one('p.id = :id', { id }),
  findByIntent: (intentId: string) => one('p.payment_intent_id = :intentId', { intentId }),
  findBySession: (sessionId: string) => one('p.session_id = :sessionId', { sessionId }),

  /** Only the payment's own row: what else is needed is locked before, by the order. */
  async lock(id: number): Promise<Payment> {
    await select('SELECT id FROM payments WHERE id = :id FOR UPDATE', { id });
    const payment = await this.find(id);
    if (!payment) throw new Error(`payment ${id} is gone`);
    return payment;
  },

  live: (orderId: number) =>
    select<Payment>(
      `SELECT ${COLUMNS} ${FROM} WHERE p.order_id = :orderId AND p.status IN ('created', 'open', 'failed') ORDER BY p.id`,
      { orderId },
    ),

  ofOrder: (orderId: number) =>
    select<Payment>(`SELECT ${COLUMNS} ${FROM} WHERE p.order_id = :orderId ORDER BY p.id`, { orderId }),

  /** Payments that may have changed at the provider without our hearing of it, after that one. */
  liveBefore: (before: Date, afterId: number, limit: number) =>
    select<Payment>(
      `SELECT ${COLUMNS} ${FROM} WHERE p.status IN ('created', 'open', 'failed') AND p.created_at < :before AND p.id > :afterId
       ORDER BY p.id LIMIT :limit`,
      { before, afterId, limit },
    ),

  byIds: async (ids: readonly number[]): Promise<Payment[]> =>
    ids.length === 0 ? [] : select<Payment>(`SELECT ${COLUMNS} ${FROM} WHERE p.id IN (:ids)`, { ids }),

  /** Moves a payment that the caller has locked. Refuses what the table does not allow. */
  async move(payment: Payment, to: PaymentStatus, changes: PaymentChanges = {}): Promise<void> {
    paymentStates.check(payment.status, to);
    const columns = (Object.keys(changes) as (keyof PaymentChanges)[]).map((name) => `${COLUMN_OF[name]} = :${name}`);
    await execute(
      `UPDATE payments SET ${['status = :to', 'updated_at = :now', ...columns].join(', ')} WHERE id = :id`,
      {
        ...changes,
        to,
        now: clock.now(),
        id: payment.id,
      },
    );
    await logTransition({ entity: 'payment', entityId: payment.id, from: payment.status, to, by: system('payments') });
  },

  /** The database refuses more than was captured. */
  async addRefunded(id: number, amount: Ore): Promise<void> {
    await execute('UPDATE payments SET refunded_amount = refunded_amount + :amount, updated_at = :now WHERE id = :id', {
      amount,
      now: clock.now(),
      id,
    });
  },

  async markHandled(id: number): Promise<void> {
    await execute('UPDATE payments SET handled_at = :now, updated_at = :now WHERE id = :id', { id, now: clock.now() });
  },

  /** What a bank has taken back; negative when it gave it back to us. */
  async addDisputed(id: number, amount: Ore): Promise<void> {
    await execute('UPDATE payments SET disputed_amount = disputed_amount + :amount, updated_at = :now WHERE id = :id', {
      amount,
      now: clock.now(),
      id,
    });
  },

  async takeOffRefunded(id: number, amount: Ore): Promise<void> {
    await execute('UPDATE payments SET refunded_amount = refunded_amount - :amount, updated_at = :now WHERE id = :id', {
      amount,
      now: clock.now(),
      id,
    });
  },
};
