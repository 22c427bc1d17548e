import { z } from 'zod';
import type { OutboxKind, OutboxPayloads } from '@bff/domain/shared/outbox-kinds';
import { AnalyticsUnavailable } from '@bff/integrations/analytics/port';
import { MailRefused, MailUnavailable } from '@bff/integrations/mail/port';
import { PaymentProviderUnavailable } from '@bff/integrations/payments/port';
import type { JobVerbs } from './job-verbs';
import type { OutboxHandler, OutboxMessage } from './outbox-worker';
import type { WebhookKind } from './webhook-handlers';

const id = z.number().int().positive();
/** What a message of a kind says, read back: the compiler holds it against what is enqueued. */
type Said<Kind extends OutboxKind> = z.ZodType<OutboxPayloads[Kind]>;
const refundSchema: Said<'refund.send' | 'refund.succeeded' | 'refund.failed'> = z.object({ refundId: id });
const paymentSchema: Said<'payment.mismatch' | 'payment.failed'> = z.object({ paymentId: id });
const issueSchema: Said<'payment.issue'> = z.object({ issueId: id, kind: z.string(), detail: z.string() });
const differenceSchema: Said<'payment.difference'> = z.object({
  paymentIntentId: z.string(),
  paymentId: id.nullable(),
});

function judge(error: unknown): 'wait' | 'giveUp' | undefined {
  if (error instanceof MailUnavailable || error instanceof PaymentProviderUnavailable) return 'wait';
  if (error instanceof MailRefused || error instanceof z.ZodError) return 'giveUp';
  return undefined;
}

type OutboxVerbs = Pick<
  JobVerbs,
  | 'sendMail'
  | 'sendRefund'
  | 'announceRefund'
  | 'mailFailedPayment'
  | 'announceBooking'
  | 'sendAnalyticsEvent'
  | 'alertAdministrators'
>;

/** Every kind of message that the product puts in its outbox, but for webhooks → what is done about it. */
export const outboxHandlers = (
  verbs: OutboxVerbs,
): Readonly<Record<Exclude<OutboxKind, WebhookKind>, OutboxHandler>> => ({
  mail: { handle: verbs.sendMail, judge, forgetPayload: true },
  'refund.send': {
    judge,
    handle: async ({ payload }) => void (await verbs.sendRefund(refundSchema.parse(payload).refundId)),
  },
  'refund.succeeded': {
    judge,
    handle: async ({ payload }) => void (await verbs.announceRefund(refundSchema.parse(payload).refundId, 'succeeded')),
  },
  'refund.failed': {
    judge,
    handle: async ({ payload }) => {
      const { refundId } = refundSchema.parse(payload);
      await verbs.announceRefund(refundId, 'failed');
      await verbs.alertAdministrators('refundFailed', { refundId }, `alert.refundFailed:${refundId}`);
    },
  },
  'payment.mismatch': {
    judge,
    handle: async ({ payload }) => {
      const { paymentId } = paymentSchema.parse(payload);
      await verbs.alertAdministrators('paymentMismatch', { paymentId }, `alert.paymentMismatch:${paymentId}`);
    },
  },
  'payment.difference': {
    judge,
    handle: async ({ payload }) => {
      const { paymentIntentId, paymentId } = differenceSchema.parse(payload);
      const facts = { paymentIntentId, paymentId };
      await verbs.alertAdministrators('paymentDifference', facts, `alert.paymentDifference:${paymentIntentId}`);
    },
  },
  'payment.issue': {
    judge,
    handle: async ({ id: messageId, payload }) => {
      const { issueId, kind, detail } = issueSchema.parse(payload);
      await verbs.alertAdministrators('paymentIssue', { issueId, kind, detail }, `alert.paymentIssue:${messageId}`);
    },
  },
  analytics: {
    judge: (error) => (error instanceof AnalyticsUnavailable ? 'wait' : judge(error)),
    forgetPayload: true,
    handle: async ({ payload }) => void (await verbs.sendAnalyticsEvent(payload)),
  },
  'booking.announced': { judge, handle: async ({ payload }) => void (await verbs.announceBooking(payload)) },
  'payment.failed': {
    judge,
    handle: async ({ payload }) => void (await verbs.mailFailedPayment(paymentSchema.parse(payload).paymentId)),
  },
});

/** An alert that cannot be mailed must not cause another one. */
export const isAlert = ({ kind, payload }: OutboxMessage): boolean =>
  kind === 'mail' && z.object({ template: z.literal('administratorAlert') }).safeParse(payload).success;
