import { execute, select, selectOne } from '@db/query';
import { type Actor, system } from '@bff/domain/shared/actor';
import { logTransition } from '@bff/domain/shared/event-log.store';
import type { Ore } from '@bff/domain/shared/money';
import { clock } from '@bff/platform/clock';
import { type RefundMethod, refundStates, type RefundReason, type RefundStatus } from './payment-states';

export interface RefundRow {
  id: number;
  paymentId: number;
  bookingId: number | null;
  /** The refund that failed and that this one makes anew. */
  retryOf: number | null;
  amount: Ore;
  status: RefundStatus;
  reason: RefundReason;
  method: RefundMethod;
  /** Of what was paid back by other means: where the money can be found. */
  reference: string | null;
  providerRefundId: string | null;
  idempotencyKey: string;
  failureReason: string | null;
  completedAt: Date | null;
  createdAt: Date;
}

const COLUMNS = `id, payment_id AS paymentId, booking_id AS bookingId, retry_of AS retryOf, amount, status, reason,
  method, reference, provider_refund_id AS providerRefundId, idempotency_key AS idempotencyKey, failure_reason AS failureReason,
  completed_at AS completedAt, created_at AS createdAt`;

export const refundStore = {
  async insert(refund: {
    paymentId: number;
    bookingId: number | null;
    amount: Ore;
    reason: RefundReason;
    retryOf: number | null;
    /** Of a refund by other means. */
    reference: string | null;
    idempotencyKey: string;
  }): Promise<number> {
    const { insertId } = await execute(
      `INSERT INTO refunds (payment_id, booking_id, retry_of, amount, reason, method, reference, idempotency_key, created_at, updated_at)
       VALUES (:paymentId, :bookingId, :retryOf, :amount, :reason, :method, :reference, :idempotencyKey, :now, :now)`,
      { ...refund, method: refund.reference === null ? 'provider' : 'elsewhere', now: clock.now() },
    );
    return insertId;
  },

  find: (id: number) => selectOne<RefundRow>(`SELECT ${COLUMNS} FROM refunds WHERE id = :id`, { id }),
  findByProvider: (providerRefundId: string) =>
    selectOne<RefundRow>(`SELECT ${COLUMNS} FROM refunds WHERE provider_refund_id = :providerRefundId`, {
      providerRefundId,
    }),
  /** What makes a failed refund anew, if anything does. */
  retryOf: (id: number) => selectOne<RefundRow>(`SELECT ${COLUMNS} FROM refunds WHERE retry_of = :id`, { id }),
  ofPayment: (paymentId: number) =>
    select<RefundRow>(`SELECT ${COLUMNS} FROM refunds WHERE payment_id = :paymentId ORDER BY id`, { paymentId }),

  async lock(id: number): Promise<RefundRow> {
    const refund = await selectOne<RefundRow>(`SELECT ${COLUMNS} FROM refunds WHERE id = :id FOR UPDATE`, { id });
    if (!refund) throw new Error(`refund ${id} is gone`);
    return refund;
  },

  /** Refunds whose end we have not heard, after that one. */
  unsettledBefore: (before: Date, afterId: number, limit: number) =>
    select<RefundRow>(
      `SELECT ${COLUMNS} FROM refunds WHERE status IN ('requested', 'pending') AND updated_at < :before AND id > :afterId
       ORDER BY id LIMIT :limit`,
      { before, afterId, limit },
    ),

  /** Moves a refund that the caller has locked. */
  async move(
    refund: RefundRow,
    to: RefundStatus,
    changes: { providerRefundId?: string; failureReason?: string | null } = {},
    { by, reason }: { by: Actor; reason?: string } = { by: system('payments') },
  ): Promise<void> {
    refundStates.check(refund.status, to);
    await execute(
      `UPDATE refunds SET status = :to, provider_refund_id = COALESCE(:providerRefundId, provider_refund_id),
         failure_reason = :failureReason, completed_at = :completedAt, updated_at = :now WHERE id = :id`,
      {
        id: refund.id,
        to,
        providerRefundId: changes.providerRefundId ?? null,
        failureReason: changes.failureReason ?? null,
        completedAt: to === 'succeeded' || to === 'failed' ? clock.now() : null,
        now: clock.now(),
      },
    );
    await logTransition({ entity: 'refund', entityId: refund.id, from: refund.status, to, by, reason: reason ?? null });
  },
};
