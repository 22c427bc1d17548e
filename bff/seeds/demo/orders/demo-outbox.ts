import { announceRefund, mailFailedPayment } from '@bff/domain/bookings';
import { alertAdministrators, previewMail } from '@bff/domain/notifications';
import { sendRefund } from '@bff/domain/payments';
import { outboxHandlers } from '@bff/jobs/outbox-handlers';
import { createOutboxWorker } from '@bff/jobs/outbox-worker';

const done = () => Promise.resolve();

const handlers = outboxHandlers({
  // Mails of days gone by have been read: what they said is kept, as if they had been sent.
  sendMail: ({ payload }) => previewMail(payload),
  sendRefund,
  announceRefund,
  mailFailedPayment,
  alertAdministrators,
  // No integration listens yet.
  announceBooking: done,
  sendAnalyticsEvent: done,
});

/** Carries out what was promised, as the jobs would have. Mails count as sent, or wait for the product's own worker. */
export async function workOffOutbox({ mails }: { mails: 'sent' | 'wait' }): Promise<void> {
  const { mail, ...others } = handlers;
  const worker = createOutboxWorker({
    handlers: mails === 'sent' && mail ? { mail, ...others } : others,
    onGivenUp: ({ kind, id }) => Promise.reject(new Error(`demo data: message ${id} (${kind}) was given up`)),
  });
  await worker.drain();
}
