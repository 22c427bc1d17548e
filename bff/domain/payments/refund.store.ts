import { Op, type WhereOptions } from 'sequelize';
import { type Actor, system } from '@bff/domain/shared/actor';
import { changeState } from '@bff/domain/shared/change-state.store';
import type { Ore } from '@bff/domain/shared/money';
import { clock } from '@bff/platform/clock';
import { Refund as Row } from '@db/models';
import { type RefundMethod, refundStates, type RefundReason, type RefundStatus } from './payment-states';

export interface RefundRow {
  id: number;
  paymentId: number;
  bookingId: number | null;
  /** The failed refund that this one replaces. */
  retryOf: number | null;
  amount: Ore;
  status: RefundStatus;
  reason: RefundReason;
  method: RefundMethod;
  /** For money refunded by other means: where it can be found. */
  reference: string | null;
  providerRefundId: string | null;
  idempotencyKey: string;
  failureReason: string | null;
  completedAt: Date | null;
  createdAt: Date;
}

const refundOf = (row: Row): RefundRow => ({
  id: row.id,
  paymentId: row.paymentId,
  bookingId: row.bookingId,
  retryOf: row.retryOf,
  amount: row.amount,
  status: row.status,
  reason: row.reason,
  method: row.method,
  reference: row.reference,
  providerRefundId: row.providerRefundId,
  idempotencyKey: row.idempotencyKey,
  failureReason: row.failureReason,
  completedAt: row.completedAt,
  createdAt: row.createdAt,
});

async function one(where: WhereOptions<Row>, lock = false): Promise<RefundRow | undefined> {
  const row = await Row.findOne({ where, lock });
  return row ? refundOf(row) : undefined;
}

const machine = { model: Row, states: refundStates };

export const refundStore = {
  async insert(
    refund: Pick<
      RefundRow,
      'paymentId' | 'bookingId' | 'amount' | 'reason' | 'retryOf' | 'reference' | 'idempotencyKey'
    >,
  ): Promise<number> {
    const method = refund.reference === null ? 'provider' : 'elsewhere';
    return (await Row.create({ ...refund, method, createdAt: clock.now() })).id;
  },

  find: (id: number) => one({ id }),
  findByProvider: (providerRefundId: string) => one({ providerRefundId }),
  /** The refund that replaces a failed one, if any. */
  retryOf: (id: number) => one({ retryOf: id }),

  async ofPayment(paymentId: number): Promise<RefundRow[]> {
    return (await Row.findAll({ where: { paymentId }, order: ['id'] })).map(refundOf);
  },

  async lock(id: number): Promise<RefundRow> {
    const refund = await one({ id }, true);
    if (!refund) throw new Error(`refund ${id} is gone`);
    return refund;
  },

  /** Refunds with an id after `afterId` whose outcome is not known yet. */
  async unsettledBefore(before: Date, afterId: number, limit: number): Promise<RefundRow[]> {
    const where = { updatedAt: { [Op.lt]: before }, id: { [Op.gt]: afterId } };
    return (await Row.scope('unsettled').findAll({ where, order: ['id'], limit })).map(refundOf);
  },

  /** The only place that sets a refund's status; the caller has locked it. Refuses what the table does not allow. */
  move: (
    refund: RefundRow,
    to: RefundStatus,
    { providerRefundId, failureReason = null }: { providerRefundId?: string; failureReason?: string | null } = {},
    { by, reason = null }: { by: Actor; reason?: string | null } = { by: system('payments') },
  ): Promise<void> =>
    changeState(machine, refund, to, {
      actor: by,
      reason,
      set: {
        ...(providerRefundId !== undefined && { providerRefundId }),
        failureReason,
        completedAt: to === 'succeeded' || to === 'failed' ? clock.now() : null,
      },
    }),
};
