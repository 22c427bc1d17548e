// Traces: S8-308
import { inTransaction } from '@bff/platform/transaction';
import { reopenDelivery } from '../integration-users';
import type { Actor } from '../shared/actor';
import { must } from '../shared/errors';
import { logTransition } from '../shared/event-log.store';
import { outboxRetry } from '../shared/outbox-retry.store';
import { messagePolicy } from './message.policy';
import { messageStore } from './message.store';

/**
 * Sends a message now that was given up, or that waits after failed attempts; its attempts are counted anew. Safe to repeat. Returns
 * whether anything had to be done.
 * @throws DomainError `auth.noPermission`, `message.notFound`, `message.ended`
 */
export async function retryMessage(actor: Actor, id: number): Promise<boolean> {
  must(messagePolicy.manage(actor), 'auth.noPermission');
  return inTransaction(async () => {
    const message = await messageStore.lock(id);
    must(message, 'message.notFound');
    must(message.state !== 'sent' && message.state !== 'closed', 'message.ended');
    if (!(await outboxRetry.send(id))) return false;
    if (message.about.deliveryId !== undefined) await reopenDelivery(actor, message.about.deliveryId);
    await logTransition({ entity: 'message', entityId: id, from: message.state, to: 'waiting', by: actor });
    return true;
  });
}
