import { cancelOrder, seeOrder } from '@bff/domain/bookings';
import { system } from '@bff/domain/shared/actor';
import { clock } from '@bff/platform/clock';
import { logger } from '@bff/platform/logger';
import { inTransaction } from '@bff/platform/transaction';
import { type JourneyRow, journeyStore } from './journey.store';
import { ANSWER_WITHIN_MS, isUnanswered } from './missing-bus';

const canceler = system('journeys');
const BATCH = 200;
/** Shown to the customer in the booking and the mail. */
const REASON = { sv: 'Bussen kom inte', en: 'The bus did not come' };

/** The operator answered, or the bus started, while this was canceling it: everything is rolled back. */
class Answered extends Error {}

/**
 * Cancels, on the operator's account, trips that the customer reported as missing and the operator has not answered for fifteen minutes:
 * refund, penalty, both told (docs/decisions/0665-the-bus-did-not-come.md). Returns how many.
 */
export async function cancelMissingBuses(): Promise<number> {
  let canceled = 0;
  for (const number of await journeyStore.missing(new Date(clock.millis() - ANSWER_WITHIN_MS), BATCH)) {
    try {
      const journey = await journeyStore.find(number);
      if (!journey || !isUnanswered(journey)) continue;
      await cancel(journey);
      canceled++;
    } catch (error) {
      // The others do not wait for it; the next run retries.
      if (!(error instanceof Answered))
        logger.error({ err: error, journey: number }, 'a bus that did not come could not be canceled');
    }
  }
  return canceled;
}

/** The order is locked before the journey, as everywhere; whether it is still due is checked under both locks. */
async function cancel({ id, orderNumber, bookingNumber }: JourneyRow): Promise<void> {
  const { language } = await seeOrder(canceler, orderNumber);
  await inTransaction(async () => {
    await cancelOrder(canceler, { orderNumber, bookingNumber, reason: REASON[language], isMissing: true });
    const journey = await journeyStore.lock(id);
    if (!journey || journey.status !== 'notStarted' || journey.missingAnsweredAt !== null) throw new Answered();
  });
}
