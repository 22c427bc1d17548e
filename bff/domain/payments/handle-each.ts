import { PaymentProviderUnavailable } from '@bff/integrations/payments/port';
import { logger } from '@bff/platform/logger';
import { codeOf } from './error-code';
import { paymentIssueStore } from './payment-issue.store';

/** After this many failures to answer in a row, the provider is down, and the rest would only wait for it. */
const UNANSWERED_LIMIT = 3;

interface Handled<Item> {
  /** The subject of a failed item's issue, and its payment. */
  nameOf: (item: Item) => { subject: string; paymentId: number | null };
  work: (item: Item) => Promise<void>;
}

/**
 * Handles each item separately: one that fails is put before an administrator and never stops the others; its issue is closed once it
 * succeeds. Returns how many failed. Throws PaymentProviderUnavailable when the provider is down.
 */
export async function handleEach<Item>(items: readonly Item[], { nameOf, work }: Handled<Item>): Promise<number> {
  const waiting = await paymentIssueStore.waitingSubjects('reconciliation');
  let failed = 0;
  let unanswered = 0;
  for (const item of items) {
    const { subject, paymentId } = nameOf(item);
    try {
      await work(item);
      unanswered = 0;
      if (waiting.has(subject)) await paymentIssueStore.markHandled({ kind: 'reconciliation', subject });
    } catch (error) {
      if (!(error instanceof PaymentProviderUnavailable)) unanswered = 0;
      else if (++unanswered >= UNANSWERED_LIMIT) throw error;
      failed++;
      logger.error({ err: error, subject }, 'not reconciled');
      await paymentIssueStore.raise({ kind: 'reconciliation', subject, detail: codeOf(error), paymentId });
    }
  }
  return failed;
}
