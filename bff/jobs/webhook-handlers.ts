import { z } from 'zod';
import type { OutboxPayloads } from '@bff/domain/shared/outbox-kinds';
import { toLocalDate } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import type { JobVerbs } from './job-verbs';
import type { OutboxHandler, OutboxMessage } from './outbox-worker';

/** They have a worker of their own. */
export type WebhookKind = 'webhook.send';

const deliverySchema: z.ZodType<OutboxPayloads[WebhookKind]> = z.object({ deliveryId: z.number().int().positive() });

/** About a day: two seconds, doubling to a quarter of an hour. */
const TRIES = 100;

/** Deliveries to integrations: their own worker carries them out, so that a receiver that is slow holds up no mail. */
export const webhookHandlers = (verbs: JobVerbs): Readonly<Record<WebhookKind, OutboxHandler>> => ({
  'webhook.send': {
    judge: (error) => (error instanceof z.ZodError ? 'giveUp' : 'wait'),
    tries: TRIES,
    handle: async ({ payload }) => void (await verbs.sendWebhook(deliverySchema.parse(payload).deliveryId)),
  },
});

/** A delivery stays in the log as failed; those who run the product hear of it once a day for each integration. */
export async function giveUpWebhook(verbs: JobVerbs, { payload }: OutboxMessage): Promise<void> {
  const { deliveryId } = deliverySchema.parse(payload);
  const failed = await verbs.giveUpDelivery(deliveryId);
  if (!failed) return;
  const { integrationId } = failed;
  const today = toLocalDate(clock.now());
  const facts = { kind: 'webhook.send', integrationId, deliveryId };
  await verbs.alertAdministrators('messageGivenUp', facts, `alert.webhook:${integrationId}:${today}`);
}
