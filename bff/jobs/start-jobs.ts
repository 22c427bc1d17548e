import { SECOND, toLocalDate } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import type { JobVerbs } from './job-verbs';
import { isAlert, outboxHandlers } from './outbox-handlers';
import { createOutboxWorker } from './outbox-worker';
import { startPoller, type Running } from './poller';
import { schedule } from './schedule';
import { createScheduler } from './scheduler';
import { giveUpWebhook, webhookHandlers } from './webhook-handlers';

export type { JobVerbs } from './job-verbs';

/** Webhooks are handled when they come; this is for those that failed then. */
const PAYMENT_EVENTS_MS = 5 * SECOND;

/**
 * Starts the product's background work in this process: the outbox, payment events, and what is done by the clock. Every process of an
 * installation may do so; the database gives each piece of work to one of them. `stop` waits for what is under way: before the database
 * connection and the mailer are closed.
 */
export async function startJobs(verbs: JobVerbs): Promise<Running> {
  const outbox = createOutboxWorker({
    handlers: outboxHandlers(verbs),
    onGivenUp: async (message) => {
      if (isAlert(message)) return;
      const facts = { outboxId: message.id, kind: message.kind };
      // Once for each time that somebody sent it.
      const time = message.forgivenAttempts > 0 ? `:${message.forgivenAttempts}` : '';
      await verbs.alertAdministrators('messageGivenUp', facts, `alert.messageGivenUp:${message.id}${time}`);
    },
  });
  const webhooks = createOutboxWorker({
    handlers: webhookHandlers(verbs),
    onGivenUp: (message) => giveUpWebhook(verbs, message),
  });
  const scheduler = createScheduler({
    jobs: schedule(verbs),
    onFailing: async (name) => {
      // Once a day for each job.
      const today = toLocalDate(clock.now());
      await verbs.alertAdministrators('jobFailing', { job: name }, `alert.jobFailing:${name}:${today}`);
    },
  });
  const running = [
    await scheduler.start(),
    outbox.start(),
    webhooks.start(),
    startPoller('payment-events', PAYMENT_EVENTS_MS, async () => void (await verbs.handlePaymentEvents())),
  ];
  return {
    async stop() {
      await Promise.all(running.map((one) => one.stop()));
    },
  };
}
