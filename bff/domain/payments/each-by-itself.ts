import { PaymentProviderUnavailable } from '@bff/integrations/payments/port';
import { logger } from '@bff/platform/logger';
import { codeOf } from './error-code';
import { paymentIssueStore } from './payment-issue.store';

/** So many that get no answer, one after the other: the provider is away, and the rest would only wait for it. */
const AWAY_AFTER = 3;

interface Handled<Item> {
  /** What the issue of one that fails is called, and whose payment it is. */
  nameOf: (item: Item) => { subject: string; paymentId: number | null };
  work: (item: Item) => Promise<void>;
}

/**
 * Handles each by itself: one that fails waits for an administrator, and never stops the others; one that succeeds again waits no longer.
 * Answers how many failed. Throws PaymentProviderUnavailable when the provider is away.
 */
export async function eachByItself<Item>(items: readonly Item[], { nameOf, work }: Handled<Item>): Promise<number> {
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
      else if (++unanswered >= AWAY_AFTER) throw error;
      failed++;
      logger.error({ err: error, subject }, 'not reconciled');
      await paymentIssueStore.raise({ kind: 'reconciliation', subject, detail: codeOf(error), paymentId });
    }
  }
  return failed;
}
