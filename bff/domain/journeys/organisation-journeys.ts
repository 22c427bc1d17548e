// Traces: S2-175
import { actsFor } from '@bff/domain/deal-organisations';
import type { UserActor } from '@bff/domain/shared/actor';
import { must } from '@bff/domain/shared/errors';
import { MINUTE } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { isActive } from '@states/journey-states';
import { CLOSED_AFTER_MS } from './close-unreported';
import { type Arrival, arrivalFrom, plannedArrival } from './estimate-arrival';
import { journeyPolicy } from './journey.policy';
import type { JourneyRow } from './journey.store';
import { positionStore, type SharedPosition } from './position.store';
import { type WatchedJourney, watchedJourneyStore } from './watched-journey.store';

/** A journey of an organisation, as its traffic controllers watch it. Delay and arrival mean nothing once it is over. */
export interface OrganisationJourney extends WatchedJourney {
  isActive: boolean;
  /** Whole minutes behind schedule; 0 while on time. */
  lateMinutes: number;
  /** The newest that its device has shared; null if there is none, and while it is not on the road. */
  position: SharedPosition | null;
  /** Its next arrival. */
  arrival: Arrival;
}

/** Less than this does not count as late. */
const LATE_AFTER_MS = 3 * MINUTE;

/** At most this many are routed at once, to keep the page fast. */
const MOST_ROUTED = 50;

/** What has to be reported next, and when: the start, the way back, or that the bus is back. */
function nextDue(journey: JourneyRow & { return: Date | null }): Date {
  if (journey.status === 'notStarted') return journey.pickupAt;
  return journey.status === 'finished' ? (journey.return ?? journey.plannedEnd) : journey.plannedEnd;
}

const rank = ({ lateMinutes, isActive: runs }: OrganisationJourney): number => (lateMinutes > 0 ? 0 : runs ? 1 : 2);

/**
 * An organisation's journeys on the road and to come: late ones first, then running ones, then coming ones, the next first. An unreported
 * one is included until the clock closes it.
 * @throws DomainError `auth.noPermission`
 */
export async function organisationJourneys(
  actor: UserActor,
  { organisationId, limit }: { organisationId: number; limit: number },
): Promise<OrganisationJourney[]> {
  must(journeyPolicy.watch(actor, { actsForIt: await actsFor(actor, organisationId) }), 'auth.noPermission');
  const now = clock.millis();
  const found = await watchedJourneyStore.notOver(organisationId, { endAfter: new Date(now - CLOSED_AFTER_MS), limit });
  const watched = await watch(found);
  return watched.sort(
    (a, b) => rank(a) - rank(b) || b.lateMinutes - a.lateMinutes || a.pickupAt.getTime() - b.pickupAt.getTime(),
  );
}

/**
 * An organisation's journeys that a text may mean, over ones too, the closest in time first.
 * @throws DomainError `auth.noPermission`
 */
export async function findOrganisationJourneys(
  actor: UserActor,
  { organisationId, text, limit }: { organisationId: number; text: string; limit: number },
): Promise<WatchedJourney[]> {
  must(journeyPolicy.watch(actor, { actsForIt: await actsFor(actor, organisationId) }), 'auth.noPermission');
  return watchedJourneyStore.meantBy(organisationId, { text, around: clock.now(), limit });
}

/** Adds their positions, delays and arrivals. */
async function watch(found: readonly WatchedJourney[]): Promise<OrganisationJourney[]> {
  const now = clock.millis();
  const positions = await positionStore.lastOfEach(found.filter(({ status }) => isActive(status)).map(({ id }) => id));
  const running = new Set(found.filter(({ id }) => positions.has(id)).slice(0, MOST_ROUTED));
  return Promise.all(
    found.map(async (journey) => {
      const due = now - nextDue(journey).getTime();
      const position = positions.get(journey.id) ?? null;
      const driven = running.has(journey) ? await arrivalFrom(journey, position, now) : undefined;
      const late = Math.max(due, (driven?.lateMinutes ?? 0) * MINUTE);
      const lateMinutes = late > LATE_AFTER_MS ? Math.floor(late / MINUTE) : 0;
      return {
        ...journey,
        isActive: isActive(journey.status),
        lateMinutes,
        position,
        arrival: driven ?? plannedArrival(journey, lateMinutes),
      };
    }),
  );
}

/**
 * One of them, even if over or canceled.
 * @throws DomainError `journey.notFound`, also for another organisation's
 */
export async function organisationJourney(
  actor: UserActor,
  organisationId: number,
  number: string,
): Promise<OrganisationJourney> {
  const journey = await watchedJourneyStore.find(organisationId, number);
  const actsForIt = journey !== undefined && (await actsFor(actor, organisationId));
  must(journey && journeyPolicy.watch(actor, { actsForIt }), 'journey.notFound');
  const [watched] = await watch([journey]);
  return watched!;
}
