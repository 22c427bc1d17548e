import type { AnalyticsEvent } from '@bff/integrations/analytics/port';
import type { Language } from './actor';

interface OfRefund {
  refundId: number;
}
interface OfPayment {
  paymentId: number;
}

/** The outbox's kinds of message and their payloads. Instants become text once they have been in the database. */
export interface OutboxPayloads {
  mail: { template: string; to: string; language: Language; data?: unknown };
  'webhook.send': { deliveryId: number };
  'booking.announced': { eventId: string; event: string; bookingNumber: string; status: string; at: Date };
  'refund.send': OfRefund;
  'refund.succeeded': OfRefund;
  'refund.failed': OfRefund;
  'payment.mismatch': OfPayment;
  'payment.difference': { paymentIntentId: string; paymentId: number | null };
  'payment.issue': { issueId: number; kind: string; detail: string };
  'payment.failed': OfPayment;
  analytics: AnalyticsEvent;
}

export type OutboxKind = keyof OutboxPayloads;

/** All kinds in display order; the type makes sure that a new kind is added here. */
const KINDS: Readonly<Record<OutboxKind, true>> = {
  mail: true,
  'webhook.send': true,
  'booking.announced': true,
  'refund.send': true,
  'refund.succeeded': true,
  'refund.failed': true,
  'payment.mismatch': true,
  'payment.difference': true,
  'payment.issue': true,
  'payment.failed': true,
  analytics: true,
};
export const OUTBOX_KINDS = Object.keys(KINDS) as readonly OutboxKind[];
