import type { ActedFor } from '@bff/domain/deal-organisations';
import { organisationJourneys } from '@bff/domain/journeys';
import type { UserActor } from '@bff/domain/shared/actor';
import { MOST_WATCHED } from './traffic-overview';

type ServedOrganisation = ActedFor['served'][number];

/** How traffic goes for one of the organisations that a controller may act for. */
export interface ServedTraffic extends ServedOrganisation {
  onTheRoad: number;
  late: number;
  /** The next pickup of a journey that has not started. */
  next: Date | null;
}

/** The organisations that a traffic controller may act for, those with late buses first: which one needs them now. */
export async function servedTraffic(actor: UserActor, served: readonly ServedOrganisation[]): Promise<ServedTraffic[]> {
  const seen: ServedTraffic[] = [];
  // One after another: nobody waits for a controller's many organisations to give the database's connections back.
  for (const organisation of served) {
    const journeys = await organisationJourneys(actor, { organisationId: organisation.id, limit: MOST_WATCHED });
    const ahead = journeys.filter(({ status }) => status === 'notStarted').map(({ pickupAt }) => pickupAt.getTime());
    seen.push({
      ...organisation,
      onTheRoad: journeys.filter(({ isActive }) => isActive).length,
      late: journeys.filter(({ lateMinutes }) => lateMinutes > 0).length,
      next: ahead.length > 0 ? new Date(Math.min(...ahead)) : null,
    });
  }
  return seen.sort((a, b) => b.late - a.late);
}
