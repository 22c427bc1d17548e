// Traces: S4-059
import { system } from '@bff/domain/shared/actor';
import { HOUR } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { logger } from '@bff/platform/logger';
import { isOver, type JourneyAct, type JourneyStatus } from '@states/journey-states';
import { reportJourney } from './journey-acts';
import { journeyStore } from './journey.store';

const reporter = system('journeys');
/** After the planned end of the trip, including the empty drive home. */
export const CLOSED_AFTER_MS = 12 * HOUR;
const BATCH = 200;

/** What happens to unreported legs: one that was begun counts as driven to its end, one that was not as not driven. */
const NEXT: Readonly<Partial<Record<JourneyStatus, JourneyAct>>> = {
  notStarted: 'terminate',
  started: 'finish',
  finished: 'terminate',
  returnStarted: 'completeReturn',
};

/**
 * Closes journeys that nobody has reported to their end within half a day after it: a leg in progress is finished, the rest is terminated
 * (docs/decisions/0615-a-leg-that-was-begun-was-driven.md). Returns how many.
 */
export async function closeUnreportedJourneys(): Promise<number> {
  let closed = 0;
  for (const number of await journeyStore.unreported(new Date(clock.millis() - CLOSED_AFTER_MS), BATCH)) {
    try {
      await close(number);
      closed++;
    } catch (error) {
      // The others do not wait for it; the next run retries.
      logger.error({ err: error, journey: number }, 'a journey that nobody reported could not be closed');
    }
  }
  return closed;
}

async function close(number: string): Promise<void> {
  for (
    let journey = await journeyStore.find(number);
    journey && !isOver(journey);
    journey = await journeyStore.find(number)
  ) {
    const act = NEXT[journey.status];
    if (act === undefined) return;
    await reportJourney(reporter, { number, act, code: 'notReported' });
  }
}
