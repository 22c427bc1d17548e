import { LATE_MS } from '@bff/domain/shared/outbox-backlog.store';
import { DAY } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { logger } from '@bff/platform/logger';
import type { JobVerbs } from './job-verbs';
import { outboxQueue } from './outbox-queue.store';
import type { ScheduledJob } from './scheduler';

/** Sent messages are kept for looking into what went out. */
const KEEP_SENT_MS = 90 * DAY;

/** What the product does by the clock (Stockholm time). Nothing is planned between 02 and 03, an hour that some nights lack or have twice. */
export const schedule = (verbs: JobVerbs): readonly ScheduledJob[] => [
  { name: 'hold-expiry', cron: '*/20 * * * * *', run: verbs.expireHolds },
  { name: 'payment-reconciliation', cron: '*/5 * * * *', run: () => verbs.reconcile('frequent') },
  { name: 'payment-reconciliation-nightly', cron: '15 3 * * *', run: () => verbs.reconcile('nightly') },
  { name: 'late-journeys', cron: '20 * * * * *', run: verbs.alertLateJourneys },
  { name: 'missing-buses', cron: '50 * * * * *', run: verbs.cancelMissingBuses },
  { name: 'quote-requests', cron: '5 * * * * *', run: verbs.advanceQuoteRequests },
  { name: 'overdue-choices', cron: '10 * * * * *', run: verbs.settleOverdueChoices },
  { name: 'quote-expiry', cron: '25 * * * * *', run: verbs.expireQuotes },
  { name: 'change-expiry', cron: '45 * * * * *', run: verbs.expireChanges },
  { name: 'unreported-journeys', cron: '35 */10 * * * *', run: verbs.closeUnreportedJourneys },
  { name: 'session-cleanup', cron: '40 * * * *', run: verbs.purgeSessionsAndTries },
  { name: 'account-deletions', cron: '25 * * * *', run: verbs.carryOutDeletions },
  { name: 'permit-warnings', cron: '10 6 * * *', run: verbs.warnOfPermits },
  { name: 'mail-budget-cleanup', cron: '45 4 * * *', run: verbs.purgeMailBudgets },
  { name: 'position-cleanup', cron: '55 4 * * *', run: verbs.purgePositions },
  { name: 'image-cleanup', cron: '50 4 * * *', run: verbs.purgeImages },
  { name: 'outbox-watch', cron: '*/10 * * * *', run: watchOutbox },
  {
    name: 'outbox-retention',
    cron: '30 4 * * *',
    run: () => outboxQueue.purgeSent(new Date(clock.millis() - KEEP_SENT_MS)),
  },
];

/** Says in the log that messages do not get out: mail about that would not either. */
async function watchOutbox(): Promise<void> {
  const backlog = await outboxQueue.backlog(new Date(clock.millis() - LATE_MS));
  if (backlog.late.count > 0) logger.error({ ...backlog, event: 'outbox.late' }, 'outgoing messages do not get out');
}
