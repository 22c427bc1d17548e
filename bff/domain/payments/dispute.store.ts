import type { Ore } from '@bff/domain/shared/money';
import { system } from '@bff/domain/shared/actor';
import { changeState } from '@bff/domain/shared/change-state.store';
import { logTransition } from '@bff/domain/shared/event-log.store';
import { Dispute as Row } from '@db/models';
import { Op } from 'sequelize';
import { disputeStates, type DisputeStatus } from './dispute-states';

export interface Dispute {
  id: number;
  paymentId: number;
  providerDisputeId: string;
  status: DisputeStatus;
  /** The bank's reason code. */
  reason: string;
  amount: Ore;
  currency: string;
  /** The amount that the bank holds at present: taken, less what it gave back. */
  withdrawnAmount: Ore;
  /** The provider's fee for it. */
  fee: Ore;
  /** Until when the bank accepts a response. */
  respondBy: Date | null;
  openedAt: Date;
}

const plain = (row: Row): Dispute => ({
  id: row.id,
  paymentId: row.paymentId,
  providerDisputeId: row.providerDisputeId,
  status: row.status,
  reason: row.reason,
  amount: row.amount,
  currency: row.currency,
  withdrawnAmount: row.withdrawnAmount,
  fee: row.fee,
  respondBy: row.respondBy,
  openedAt: row.openedAt,
});

/** No further news is expected in these. */
const OVER: DisputeStatus[] = ['won', 'lost', 'warningClosed'];
const provider = system('payments');

export const disputeStore = {
  async ofPayment(paymentId: number): Promise<Dispute[]> {
    return (await Row.findAll({ where: { paymentId }, order: [['id', 'ASC']] })).map(plain);
  },

  async find(id: number): Promise<Dispute | undefined> {
    const row = await Row.findByPk(id);
    return row ? plain(row) : undefined;
  },

  /** Called under the payment's lock, which every change of its disputes takes first. */
  async findByProvider(providerDisputeId: string): Promise<Dispute | undefined> {
    const row = await Row.findOne({ where: { providerDisputeId } });
    return row ? plain(row) : undefined;
  },

  /** Disputes with an id after `afterId` whose outcome is not known yet. */
  async open(afterId: number, limit: number): Promise<Dispute[]> {
    const where = { status: { [Op.notIn]: OVER }, id: { [Op.gt]: afterId } };
    return (await Row.findAll({ where, order: [['id', 'ASC']], limit })).map(plain);
  },

  async create(dispute: Omit<Dispute, 'id' | 'withdrawnAmount' | 'fee'>): Promise<Dispute> {
    const row = await Row.create(dispute);
    await logTransition({ entity: 'dispute', entityId: row.id, from: null, to: dispute.status, by: provider });
    return plain(await row.reload());
  },

  async move({ id, status }: Dispute, to: DisputeStatus): Promise<void> {
    await changeState({ model: Row, states: disputeStates }, { id, status }, to, {
      actor: provider,
    });
  },

  /** What the bank says about it besides its status, and the sums of what has been posted. */
  async update(id: number, facts: Partial<Pick<Dispute, 'reason' | 'respondBy' | 'withdrawnAmount' | 'fee'>>) {
    await Row.update(facts, { where: { id } });
  },
};
