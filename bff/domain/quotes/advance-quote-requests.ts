// Traces: S3-028, S9-028
import { must } from '@bff/domain/shared/errors';
import { clock } from '@bff/platform/clock';
import { logger } from '@bff/platform/logger';
import { inTransaction } from '@bff/platform/transaction';
import { mailEnded, mailOperator } from './quote-mail';
import { quoteRequestStore } from './quote-request.store';
import { stepAfter } from './request-steps';

const BATCH = 200;
/** How many rounds before the job yields: the rest waits for the next run. */
const MOST_ROUNDS = 1_000;

/**
 * What the clock does with unanswered requests: operators are reminded at half time and 6 hours before the end, and customers are told of
 * the end. Each in its own transaction, so that no lock lasts longer than one of them, and checked again under its lock: of two processes
 * one finds it done. Returns how many.
 */
export async function advanceQuoteRequests(): Promise<number> {
  let done = 0;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const due = await quoteRequestStore.due(clock.now(), BATCH);
    let failed = 0;
    for (const id of due) {
      try {
        if (await advance(id)) done++;
      } catch (error) {
        // The others do not wait for it; the next run retries.
        failed++;
        logger.error({ err: error, quoteRequest: id }, 'a quote request could not be taken further');
      }
    }
    if (due.length < BATCH || failed === due.length) break;
  }
  return done;
}

const advance = (id: number): Promise<boolean> =>
  inTransaction(async () => {
    const now = clock.now();
    const row = await quoteRequestStore.lockAsked(id);
    if (!row?.nextStep || !row.nextStepAt || row.nextStepAt > now) return false;
    // After an outage, missed reminders are skipped, but the end is not.
    const isOver = row.expiresAt <= now;
    await quoteRequestStore.setStep(id, isOver ? undefined : stepAfter(row, now));
    const request = await quoteRequestStore.byId(row.request.id);
    must(request, 'quoteRequest.notFound');
    if (isOver) await mailEnded(request, { id, operator: row.companyName, message: null });
    else {
      const [company] = await quoteRequestStore.activeCompanies([row.companyId]);
      const reminder = row.nextStep === 'expiry' ? null : row.nextStep;
      // Suspended meanwhile: it cannot answer.
      if (company && reminder) await mailOperator(company, { id, request, expiresAt: row.expiresAt, reminder });
    }
    return true;
  });
