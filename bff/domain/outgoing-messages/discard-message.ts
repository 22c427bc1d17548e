// Traces: S8-309, S8-330
import { inTransaction } from '@bff/platform/transaction';
import { giveUpDelivery } from '../integration-users';
import type { Actor } from '../shared/actor';
import { must } from '../shared/errors';
import { logTransition } from '../shared/event-log.store';
import { isOwed } from './message-kinds';
import { messagePolicy } from './message.policy';
import { messageStore } from './message.store';

/**
 * Discards a message for good: it is never sent, and no longer waits for anybody. Safe to repeat.
 * @throws DomainError `auth.noPermission`, `message.notFound`, `message.ended` (it has been sent), `message.beingSent`, `message.owed`
 */
export async function discardMessage(actor: Actor, { id, reason }: { id: number; reason: string }): Promise<void> {
  must(messagePolicy.manage(actor), 'auth.noPermission');
  await inTransaction(async () => {
    const message = await messageStore.lock(id);
    must(message, 'message.notFound');
    must(message.state !== 'sent', 'message.ended');
    must(!isOwed(message.kind), 'message.owed');
    if (message.state === 'closed') return;
    must(!message.isBeingSent, 'message.beingSent');
    await messageStore.close(message);
    if (message.about.deliveryId !== undefined) await giveUpDelivery(message.about.deliveryId);
    await logTransition({ entity: 'message', entityId: id, from: message.state, to: 'closed', by: actor, reason });
  });
}
