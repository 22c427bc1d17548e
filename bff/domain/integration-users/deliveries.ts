import { clock } from '@bff/platform/clock';
import { reveal } from '@bff/platform/signing';
import { inTransaction } from '@bff/platform/transaction';
import type { Actor } from '../shared/actor';
import { must } from '../shared/errors';
import { logTransition } from '../shared/event-log.store';
import { outboxAgain } from '../shared/outbox-again.store';
import { enqueue } from '../shared/outbox.store';
import { DAY } from '../shared/time';
import { type Delivery, type DeliveryQuery, deliveryStore, type NewDelivery, type Try } from './delivery.store';
import { integrationUserPolicy } from './integration-user.policy';
import { SECRET_USE } from './manage-integrations';

/** What was sent names people: the log is kept as long as it helps. */
const KEEP_MS = 90 * DAY;

/** A booking's events leave one after the other; those of other bookings do not wait for them. */
const promiseSending = (
  deliveryId: number,
  { integrationId, bookingId }: { integrationId: number; bookingId: number },
) => enqueue('webhook.send', { deliveryId }, { orderingKey: `webhook:${integrationId}:${bookingId}` });

/** Promises an event to every integration of the operator that wants it, each once however often this is called. */
export async function promiseDeliveries(companyId: number, delivery: NewDelivery): Promise<void> {
  await inTransaction(async () => {
    for (const integrationId of await deliveryStore.subscribersOf(companyId, delivery.event)) {
      const id = await deliveryStore.insert(integrationId, delivery);
      if (id !== undefined) await promiseSending(id, { integrationId, bookingId: delivery.bookingId });
    }
  });
}

/** What there is to send, and where; undefined when it is done, given up, or not wanted any more. */
export async function openDelivery(
  deliveryId: number,
): Promise<{ body: string; url: string; keyId: string; secret: string } | undefined> {
  const open = await deliveryStore.open(deliveryId);
  const secret = open && reveal(SECRET_USE, open.secret);
  if (!open?.url || secret === undefined) return undefined;
  return { body: open.body, url: open.url, keyId: open.keyId, secret };
}

/** Writes down how a try went. */
export const recordTry = (deliveryId: number, outcome: Try & { isDelivered: boolean }): Promise<void> =>
  deliveryStore.recordTry(deliveryId, outcome, outcome.isDelivered);

/** Tries no more. Answers whose delivery it was. */
export async function giveUpDelivery(deliveryId: number): Promise<{ integrationId: number } | undefined> {
  return (await deliveryStore.move(deliveryId, 'pending', 'failed')) ? deliveryStore.subjectOf(deliveryId) : undefined;
}

/** Makes a failed delivery wait again; who calls promises the sending. False when it has not failed. */
export const reopenDelivery = (deliveryId: number): Promise<boolean> =>
  deliveryStore.move(deliveryId, 'failed', 'pending');

/** The delivery log of an integration, newest first. @throws DomainError `auth.noPermission` */
export async function listDeliveries(
  actor: Actor,
  asked: DeliveryQuery,
): Promise<{ deliveries: Delivery[]; total: number }> {
  must(integrationUserPolicy.manage(actor), 'auth.noPermission');
  return deliveryStore.list(asked);
}

/** Sends what was given up once more, with the same event id. @throws DomainError `auth.noPermission`, `webhook.notFound`, `webhook.notFailed` */
export async function sendDeliveryAgain(actor: Actor, deliveryId: number): Promise<void> {
  must(integrationUserPolicy.manage(actor), 'auth.noPermission');
  await inTransaction(async () => {
    const found = await deliveryStore.subjectOf(deliveryId);
    must(found, 'webhook.notFound');
    // The message that was given up goes out again, if it is there still: else it would wait for somebody for ever.
    if (!(await outboxAgain.sendGivenUp('webhook.send', 'deliveryId', deliveryId)))
      await promiseSending(deliveryId, found);
    must(await reopenDelivery(deliveryId), 'webhook.notFailed');
    await logTransition({
      entity: 'integration',
      entityId: found.integrationId,
      from: 'active',
      to: 'active',
      by: actor,
      reason: 'webhook sent again',
      data: { deliveryId },
    });
  });
}

/** Deletes old lines of the log. */
export const purgeDeliveries = (): Promise<number> => deliveryStore.purge(new Date(clock.millis() - KEEP_MS));
