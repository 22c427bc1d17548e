// Traces: S4-040, S4-059, S8-700
import { lockBooking } from '@bff/domain/bookings';
import type { Actor } from '@bff/domain/shared/actor';
import { must } from '@bff/domain/shared/errors';
import { editRecord } from '@bff/domain/shared/edit-record';
import { revisionOf } from '@bff/domain/shared/revision';
import type { FoundOutcome } from '@bff/domain/shared/shown-journey';
import type { EventCode } from '@states/event-codes';
import { isUnreported, type JourneyOutcome } from '@states/journey-states';
import { findJourney } from './journey-acts';
import { journeyPolicy } from './journey.policy';
import { isFirm, type JourneyRow, journeyStore } from './journey.store';

const CODES: Readonly<Record<JourneyOutcome, EventCode>> = { driven: 'foundDriven', notDriven: 'foundNotDriven' };

/** Why it cannot be recorded; undefined when it can. A canceled trip is settled. */
export const outcomeRefusal = (journey: JourneyRow): 'journey.isReported' | undefined =>
  isUnreported(journey) && isFirm(journey) ? undefined : 'journey.isReported';

type Recorded = Pick<JourneyRow, 'outcome' | 'outcomeSource'>;
const facts = ({ outcome, outcomeSource }: Recorded) => ({ outcome, outcomeSource });

/** The version of what is recorded, for the form: see `editRecord`. */
export const outcomeRevision = (journey: Recorded): string => revisionOf(facts(journey));

/**
 * Records how a journey went that nobody reported to its end; recorded again, it is corrected. Its status stays: nobody has reported it.
 * @throws DomainError `journey.notFound`, `auth.noPermission`, `journey.isReported`
 * @throws ChangedMeanwhile
 */
export async function recordOutcome(
  actor: Actor,
  number: string,
  { outcome, source }: FoundOutcome,
  seen?: string,
): Promise<void> {
  const { id, status, orderId, bookingId } = await findJourney(actor, number);
  must(journeyPolicy.recordOutcome(actor), 'auth.noPermission');
  await editRecord<Recorded, Recorded>({
    entity: 'journey',
    entityId: id,
    by: actor,
    seen,
    lock: async () => {
      // One that is found driven is not canceled, and the other way round.
      await lockBooking({ orderId, bookingId });
      const journey = await journeyStore.lock(id);
      must(journey, 'journey.notFound');
      const refusal = outcomeRefusal(journey);
      must(refusal === undefined, refusal ?? 'journey.isReported');
      return journey;
    },
    facts,
    change: () => ({ outcome, outcomeSource: source }),
    write: () => journeyStore.recordOutcome(id, outcome, source),
    logged: () => ({ from: status, to: status, code: CODES[outcome], reason: source }),
  });
}
