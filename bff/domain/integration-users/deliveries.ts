// Traces: S8-185, S8-186
import { clock } from '@bff/platform/clock';
import { reveal } from '@bff/platform/signing';
import { inTransaction } from '@bff/platform/transaction';
import { type Actor, system } from '../shared/actor';
import { must } from '../shared/errors';
import { logTransition } from '../shared/event-log.store';
import type { Page } from '../shared/list-page';
import { outboxRetry } from '../shared/outbox-retry.store';
import { enqueue } from '../shared/outbox.store';
import { DAY } from '../shared/time';
import { type Delivery, type DeliveryQuery, deliveryStore, type NewDelivery, type Attempt } from './delivery.store';
import { integrationUserPolicy } from './integration-user.policy';
import { SECRET_USE } from './manage-integrations';

/** Sent events name people: the log is kept as long as it is useful. */
const KEEP_MS = 90 * DAY;
const SENDER = system('webhooks');

/** A booking's events are sent one after the other; those of other bookings do not wait for them. */
const promiseSending = (
  deliveryId: number,
  { integrationId, bookingId }: { integrationId: number; bookingId: number },
) => enqueue('webhook.send', { deliveryId }, { orderingKey: `webhook:${integrationId}:${bookingId}` });

/** Queues an event for every integration of the operator that subscribes to it, each once however often this is called. */
export async function promiseDeliveries(companyId: number, delivery: NewDelivery): Promise<void> {
  await inTransaction(async () => {
    for (const integrationId of await deliveryStore.subscribersOf(companyId, delivery.event)) {
      const id = await deliveryStore.insert(integrationId, delivery);
      if (id !== undefined) await promiseSending(id, { integrationId, bookingId: delivery.bookingId });
    }
  });
}

/** What to send, and where; undefined when it is done, given up, or no longer wanted. */
export async function openDelivery(
  deliveryId: number,
): Promise<{ body: string; url: string; keyId: string; secret: string } | undefined> {
  const open = await deliveryStore.open(deliveryId);
  const secret = open && reveal(SECRET_USE, open.secret);
  if (!open?.url || secret === undefined) return undefined;
  return { body: open.body, url: open.url, keyId: open.keyId, secret };
}

/** Records the outcome of an attempt; ignored if the delivery is done or given up meanwhile. */
export async function recordAttempt(
  deliveryId: number,
  { isDelivered, ...outcome }: Attempt & { isDelivered: boolean },
): Promise<void> {
  await inTransaction(async () => {
    const delivery = await deliveryStore.lock(deliveryId);
    if (delivery?.status !== 'pending') return;
    await (isDelivered
      ? deliveryStore.deliver(delivery, outcome, SENDER)
      : deliveryStore.noteAttempt(delivery, outcome));
  });
}

/** Gives a delivery up. Returns its owner; undefined if it was not waiting. */
export const giveUpDelivery = (deliveryId: number): Promise<{ integrationId: number } | undefined> =>
  inTransaction(async () => {
    const delivery = await deliveryStore.lock(deliveryId);
    if (delivery?.status !== 'pending') return undefined;
    await deliveryStore.move(delivery, 'failed', SENDER);
    return { integrationId: delivery.integrationId };
  });

/** Makes a failed delivery wait again; the caller queues the sending. False if it has not failed. */
export const reopenDelivery = (actor: Actor, deliveryId: number): Promise<boolean> =>
  inTransaction(async () => {
    const delivery = await deliveryStore.lock(deliveryId);
    if (delivery?.status !== 'failed') return false;
    await deliveryStore.move(delivery, 'pending', actor);
    return true;
  });

/** The delivery log of an integration, newest first. @throws DomainError `auth.noPermission` */
export async function listDeliveries(actor: Actor, asked: DeliveryQuery): Promise<Page<Delivery>> {
  must(integrationUserPolicy.manage(actor), 'auth.noPermission');
  return deliveryStore.list(asked);
}

/** Sends a given-up delivery again, with the same event id. @throws DomainError `auth.noPermission`, `webhook.notFound`, `webhook.notFailed` */
export async function retryDelivery(actor: Actor, deliveryId: number): Promise<void> {
  must(integrationUserPolicy.manage(actor), 'auth.noPermission');
  await inTransaction(async () => {
    const found = await deliveryStore.lock(deliveryId);
    must(found, 'webhook.notFound');
    must(found.status === 'failed', 'webhook.notFailed');
    // The given-up outbox message is sent again, if it still exists: otherwise it would stay in the queue for ever.
    if (!(await outboxRetry.retryFailed('webhook.send', 'deliveryId', deliveryId)))
      await promiseSending(deliveryId, found);
    await deliveryStore.move(found, 'pending', actor);
    await logTransition({
      entity: 'integration',
      entityId: found.integrationId,
      from: 'active',
      to: 'active',
      by: actor,
      code: 'webhookSentAgain',
      data: { deliveryId },
    });
  });
}

/** Deletes old entries of the log. */
export const purgeDeliveries = (): Promise<number> => deliveryStore.purge(new Date(clock.millis() - KEEP_MS));
