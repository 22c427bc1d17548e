import type { ActedFor } from '@bff/domain/deal-organisations';
import { organisationJourneys } from '@bff/domain/journeys';
import type { UserActor } from '@bff/domain/shared/actor';
import { listed, MOST_WATCHED, type TrafficJourney } from './traffic-overview';

type ServedOrganisation = ActedFor['served'][number];

/** How traffic goes for one of the organisations that a controller may act for. */
export interface ServedOrganisationTraffic extends ServedOrganisation {
  onTheRoad: number;
  late: number;
  /** The next pickup of a journey that has not started. */
  next: Date | null;
}

export interface ServedTraffic {
  /** Those with late buses first: which one needs the controller now. */
  organisations: ServedOrganisationTraffic[];
  /** The journeys of all of them on the road and next to come. */
  nearest: (TrafficJourney & { organisation: ServedOrganisation })[];
}

const MOST_NEAREST = 10;

/** What goes on in the organisations that a traffic controller may act for. */
export async function servedTraffic(actor: UserActor, served: readonly ServedOrganisation[]): Promise<ServedTraffic> {
  const organisations: ServedOrganisationTraffic[] = [];
  const nearest: ServedTraffic['nearest'] = [];
  // One after another: nobody waits for a controller's many organisations to give the database's connections back.
  for (const organisation of served) {
    const journeys = await organisationJourneys(actor, { organisationId: organisation.id, limit: MOST_WATCHED });
    const ahead = journeys.filter(({ status }) => status === 'notStarted').map(({ pickupAt }) => pickupAt.getTime());
    organisations.push({
      ...organisation,
      onTheRoad: journeys.filter(({ isActive }) => isActive).length,
      late: journeys.filter(({ lateMinutes }) => lateMinutes > 0).length,
      next: ahead.length > 0 ? new Date(Math.min(...ahead)) : null,
    });
    nearest.push(...journeys.map((journey) => ({ ...listed(journey), organisation })));
  }
  return {
    organisations: organisations.sort((a, b) => b.late - a.late),
    nearest: nearest.sort((a, b) => a.pickupAt.getTime() - b.pickupAt.getTime()).slice(0, MOST_NEAREST),
  };
}
