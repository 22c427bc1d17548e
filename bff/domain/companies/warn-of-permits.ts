import { publicOrigin } from '@bff/platform/env';
import { clock } from '@bff/platform/clock';
import { inTransaction } from '@bff/platform/transaction';
import { queueMail } from '../notifications';
import { shiftedDay, toLocalDate } from '../shared/time';
import { permitEndsSoonBy, permitStep } from './permit-standing';
import { permitReaders, permitsThatEnd } from './permit-warning.store';

/** A company that has not reacted to the last mail within a month is called; the outbox keeps sent messages for three. */
const TOLD_FOR_DAYS = 30;

/**
 * Warns the admins of companies whose traffic permit ends, 60, 30 and 7 days before and when it has ended: each step once per last day,
 * however often this runs. A permit with another last day starts over. Runs every morning.
 */
export async function warnOfPermits(): Promise<void> {
  const today = toLocalDate(clock.now());
  for (const permit of await permitsThatEnd(shiftedDay(today, -TOLD_FOR_DAYS), permitEndsSoonBy(today))) {
    const { companyId, name: companyName, trafficPermit, until } = permit;
    const step = permitStep(until, today);
    if (step === undefined) continue;
    await inTransaction(async () => {
      for (const { userId, email, language } of await permitReaders(companyId))
        await queueMail('permitEnds', {
          to: email,
          language,
          dedupeKey: `permit:${companyId}:${until}:${step}:${userId}`,
          data: {
            companyName,
            trafficPermit,
            until,
            hasEnded: step === 'ended',
            detailsUrl: `${publicOrigin()}/${language}/dashboard/company/details`,
          },
        });
    });
  }
}
