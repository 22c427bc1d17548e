import { col, Op } from 'sequelize';
import { clock } from '@bff/platform/clock';
import { OutboxMessage } from '@db/models';
import { alone } from '@db/query';
import type { OutboxKind } from './outbox-kinds';

const open = { sentAt: null, closedAt: null };

export const outboxRetry = {
  /**
   * Sends a waiting or given-up message again: its attempts start over and it is due now. A worker that is sending it at this moment keeps
   * it. False when nothing changes: it is due and untried, or already finished.
   */
  async send(id: number): Promise<boolean> {
    const now = clock.now();
    const hasSomething = [
      { failedAt: { [Op.not]: null } },
      { attempts: { [Op.gt]: col('forgiven_attempts') } },
      { dueAt: { [Op.gt]: now } },
    ];
    const [changed] = await alone(() =>
      OutboxMessage.update(
        { forgivenAttempts: col('attempts'), dueAt: now, failedAt: null },
        { where: { id, ...open, [Op.or]: hasSomething } },
      ),
    );
    return changed === 1;
  },

  /** Sends again the given-up message whose payload names that row. False when there is none. */
  async retryFailed(kind: OutboxKind, field: string, value: number): Promise<boolean> {
    const givenUp = await OutboxMessage.findAll({
      attributes: ['id', 'payload'],
      where: { kind, ...open, failedAt: { [Op.not]: null } },
      order: [['id', 'DESC']],
    });
    const found = givenUp.find(({ payload }) => (payload as Record<string, unknown>)[field] === value);
    return found !== undefined && (await this.send(found.id));
  },
};
