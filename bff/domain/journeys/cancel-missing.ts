import { cancelOrder, seeOrder } from '@bff/domain/bookings';
import { system } from '@bff/domain/shared/actor';
import { clock } from '@bff/platform/clock';
import { logger } from '@bff/platform/logger';
import { inTransaction } from '@bff/platform/transaction';
import { type JourneyRow, journeyStore } from './journey.store';
import { ANSWER_WITHIN_MS, isUnanswered } from './missing-bus';

const canceler = system('journeys');
const BATCH = 200;
/** The customer reads it in the booking and in the mail. */
const REASON = { sv: 'Bussen kom inte', en: 'The bus did not come' };

/** Answered or started in the moment in which it was to be canceled: everything is taken back. */
class Answered extends Error {}

/**
 * A customer's «the bus did not come» that its operator has not answered for fifteen minutes is the operator's cancellation: refund, penalty,
 * both told (docs/decisions/0665-the-bus-did-not-come.md). Answers how many.
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
      // The others do not wait for it; the next round tries again.
      if (!(error instanceof Answered))
        logger.error({ err: error, journey: number }, 'a bus that did not come could not be canceled');
    }
  }
  return canceled;
}

/** The order is locked before the journey, as everywhere; whether it is still due is looked at under both locks. */
async function cancel({ id, orderNumber, bookingNumber }: JourneyRow): Promise<void> {
  const { language } = await seeOrder(canceler, orderNumber);
  await inTransaction(async () => {
    await cancelOrder(canceler, { orderNumber, bookingNumber, reason: REASON[language], isMissing: true });
    const journey = await journeyStore.lock(id);
    if (!journey || journey.status !== 'notStarted' || journey.missingAnsweredAt !== null) throw new Answered();
  });
}
