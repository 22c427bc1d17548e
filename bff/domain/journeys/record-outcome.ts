// Traces: S4-040, S4-059, S8-700
import type { Actor } from '@bff/domain/shared/actor';
import { must } from '@bff/domain/shared/errors';
import { logTransition } from '@bff/domain/shared/event-log.store';
import type { FoundOutcome } from '@bff/domain/shared/shown-journey';
import { inTransaction } from '@bff/platform/transaction';
import type { EventCode } from '@states/event-codes';
import { isUnreported, type JourneyOutcome } from '@states/journey-states';
import { findJourney } from './journey-acts';
import { journeyPolicy } from './journey.policy';
import { isFirm, type JourneyRow, journeyStore } from './journey.store';

const CODES: Readonly<Record<JourneyOutcome, EventCode>> = { driven: 'foundDriven', notDriven: 'foundNotDriven' };

/** Why it cannot be recorded; undefined when it can. A canceled trip is settled. */
export const outcomeRefusal = (journey: JourneyRow): 'journey.isReported' | undefined =>
  isUnreported(journey) && isFirm(journey) ? undefined : 'journey.isReported';

/**
 * Records how a journey went that nobody reported to its end; recorded again, it is corrected. Its status stays: nobody has reported it.
 * @throws DomainError `journey.notFound`, `auth.noPermission`, `journey.isReported`
 */
export async function recordOutcome(actor: Actor, number: string, { outcome, source }: FoundOutcome): Promise<void> {
  const { id } = await findJourney(actor, number);
  must(journeyPolicy.recordOutcome(actor), 'auth.noPermission');
  await inTransaction(async () => {
    const journey = await journeyStore.lock(id);
    must(journey, 'journey.notFound');
    const refusal = outcomeRefusal(journey);
    must(refusal === undefined, refusal ?? 'journey.isReported');
    await journeyStore.recordOutcome(id, outcome, source);
    const { status } = journey;
    await logTransition({
      entity: 'journey',
      entityId: id,
      from: status,
      to: status,
      by: actor,
      code: CODES[outcome],
      reason: source,
    });
  });
}
