import { waysIn } from '@bff/domain/places';
import { must } from '@bff/domain/shared/errors';
import type { UserActor } from '@bff/domain/shared/actor';
import { fromLocalText, toLocalDate } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { journeyPolicy } from './journey.policy';
import { type DriverJourney, journeyStore } from './journey.store';

/**
 * The driver's own journeys: those whose last day is today or later, the next first; or those that were over before today, the latest
 * first.
 * @throws DomainError `auth.noPermission`
 */
export async function journeysOfDriver(
  actor: UserActor,
  { isPast, limit }: { isPast: boolean; limit: number },
): Promise<DriverJourney[]> {
  must(journeyPolicy.list(actor), 'auth.noPermission');
  const { userId, companyId } = actor;
  if (companyId === null) return [];
  const from = fromLocalText(`${toLocalDate(clock.now())}T00:00`)!;
  return waysIn(actor.language, await journeyStore.ofDriver({ userId, companyId }, { from, isPast, limit }));
}
