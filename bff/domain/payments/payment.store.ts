import { Op, type WhereOptions } from 'sequelize';
import { system } from '@bff/domain/shared/actor';
import { changeState } from '@bff/domain/shared/change-state.store';
import type { Ore } from '@bff/domain/shared/money';
import { clock } from '@bff/platform/clock';
import { Payment as Row } from '@db/models';
import { LIVE, paymentStates, type PaymentStatus } from './payment-states';

export interface Payment {
  id: number;
  orderId: number;
  orderNumber: string;
  /** The change whose difference it pays; null for the order as it was bought. */
  bookingChangeId: number | null;
  status: PaymentStatus;
  amount: Ore;
  currency: string;
  capturedAmount: Ore;
  /** Promised or done; failed refunds are subtracted. */
  refundedAmount: Ore;
  /** What banks hold of it at present. */
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
  /** When somebody handled a mismatch that the product cannot refund. */
  handledAt: Date | null;
  createdAt: Date;
}

/** What is left of it to refund: neither promised to the customer nor taken back by a bank. */
export const leftOf = ({ capturedAmount, refundedAmount, disputedAmount }: Payment): Ore =>
  Math.max(0, capturedAmount - refundedAmount - disputedAmount);

/** What changes with a move; anything left out stays. */
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

const paymentOf = (row: Row): Payment => ({
  id: row.id,
  orderId: row.orderId,
  orderNumber: row.order!.number,
  bookingChangeId: row.bookingChangeId,
  status: row.status,
  amount: row.amount,
  currency: row.currency,
  capturedAmount: row.capturedAmount,
  refundedAmount: row.refundedAmount,
  disputedAmount: row.disputedAmount,
  sessionId: row.sessionId,
  paymentIntentId: row.paymentIntentId,
  url: row.url,
  expiresAt: row.expiresAt,
  idempotencyKey: row.idempotencyKey,
  declineCode: row.declineCode,
  cardBrand: row.cardBrand,
  cardLast4: row.cardLast4,
  succeededAt: row.succeededAt,
  handledAt: row.handledAt,
  createdAt: row.createdAt,
});

const WITH_ORDER = { include: { association: 'order', attributes: ['number'], required: true } };

async function one(where: WhereOptions<Row>): Promise<Payment | undefined> {
  const row = await Row.findOne({ ...WITH_ORDER, where });
  return row ? paymentOf(row) : undefined;
}

async function all(where: WhereOptions<Row>, limit?: number): Promise<Payment[]> {
  const rows = await Row.findAll({
    ...WITH_ORDER,
    where,
    order: [['id', 'ASC']],
    ...(limit === undefined ? {} : { limit }),
  });
  return rows.map(paymentOf);
}

const machine = { model: Row, states: paymentStates };

export const paymentStore = {
  async insert(
    payment: Pick<Payment, 'orderId' | 'bookingChangeId' | 'amount' | 'currency' | 'idempotencyKey'> & {
      expiresAt: Date;
    },
  ): Promise<number> {
    return (await Row.create({ ...payment, createdAt: clock.now() })).id;
  },

  find: (id: number) => one({ id }),
  findByIntent: (paymentIntentId: string) => one({ paymentIntentId }),
  findBySession: (sessionId: string) => one({ sessionId }),

  /** Only the payment's own row: anything else is locked before, by the order. */
  async lock(id: number): Promise<Payment> {
    await Row.findByPk(id, { attributes: ['id'], lock: true });
    const payment = await this.find(id);
    if (!payment) throw new Error(`payment ${id} is gone`);
    return payment;
  },

  live: (orderId: number) => all({ orderId, status: [...LIVE] }),
  ofOrder: (orderId: number) => all({ orderId }),

  /** Payments with an id after `afterId` that may have changed at the provider without our knowing. */
  liveBefore: (before: Date, afterId: number, limit: number) =>
    all({ status: [...LIVE], createdAt: { [Op.lt]: before }, id: { [Op.gt]: afterId } }, limit),

  byIds: async (ids: readonly number[]): Promise<Payment[]> => (ids.length === 0 ? [] : all({ id: [...ids] })),

  /** The only place that sets a payment's status; the caller has locked it. Refuses what the table does not allow. */
  move: (payment: Payment, to: PaymentStatus, set: PaymentChanges = {}): Promise<void> =>
    changeState(machine, payment, to, { actor: system('payments'), set }),

  /** The database refuses more than was captured. */
  async addRefunded(id: number, amount: Ore): Promise<void> {
    await Row.increment({ refundedAmount: amount }, { where: { id } });
  },

  async takeOffRefunded(id: number, amount: Ore): Promise<void> {
    await Row.decrement({ refundedAmount: amount }, { where: { id } });
  },

  /** What a bank has taken back; negative when it gave it back to us. */
  async addDisputed(id: number, amount: Ore): Promise<void> {
    await Row.increment({ disputedAmount: amount }, { where: { id } });
  },

  async markHandled(id: number): Promise<void> {
    await Row.update({ handledAt: clock.now() }, { where: { id } });
  },
};
