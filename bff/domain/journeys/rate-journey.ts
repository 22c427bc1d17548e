// Traces: S4-062, S4-063, S6-032, S8-074, S8-616, S3-068
import { addRating } from '@bff/domain/companies';
import type { Actor } from '@bff/domain/shared/actor';
import { must } from '@bff/domain/shared/errors';
import { logTransition } from '@bff/domain/shared/event-log.store';
import { clock } from '@bff/platform/clock';
import { inTransaction } from '@bff/platform/transaction';
import { canBeRated } from '@states/journey-states';
import { journeyPolicy } from './journey.policy';
import { type JourneyRow, journeyStore } from './journey.store';

export interface Rating {
  /** 1–5. */
  rating: number;
  comment: string | null;
}

/** Why its customer cannot rate it; undefined when they can. */
export function ratingRefusal(journey: JourneyRow): 'rating.tooEarly' | 'rating.alreadyGiven' | undefined {
  if (journey.rating !== null) return 'rating.alreadyGiven';
  return canBeRated(journey) ? undefined : 'rating.tooEarly';
}

/** The journey of that number, for its customer. @throws DomainError `journey.notFound` */
export async function journeyToRate(actor: Actor, number: string): Promise<JourneyRow> {
  const journey = await journeyStore.find(number);
  must(journey && journeyPolicy.rate(actor, journey), 'journey.notFound');
  return journey;
}

/**
 * Rates a journey, once, after it has ended; the operator's average includes it from the next search on.
 * @throws DomainError `journey.notFound`, `rating.tooEarly`, `rating.alreadyGiven`
 */
export async function rateJourney(actor: Actor, number: string, { rating, comment }: Rating): Promise<void> {
  const { id } = await journeyToRate(actor, number);
  await inTransaction(async () => {
    const journey = await journeyStore.lock(id);
    must(journey, 'journey.notFound');
    const refusal = ratingRefusal(journey);
    must(refusal === undefined, refusal ?? 'rating.tooEarly');
    await journeyStore.rate(id, { rating, comment, at: clock.now() });
    await addRating(journey.companyId, rating);
    await logTransition({
      entity: 'journey',
      entityId: id,
      from: journey.status,
      to: journey.status,
      by: actor,
      code: 'rated',
      data: { rating },
    });
  });
}
