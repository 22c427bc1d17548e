import type { Actor } from '@bff/domain/shared/actor';
import { must } from '@bff/domain/shared/errors';
import { isActive } from '@states/journey-states';
import { journeyPolicy } from './journey.policy';
import { journeyStore, type OutJourney } from './journey.store';
import { positionStore, type SharedPosition } from './position.store';

/** A journey that a bus of the company is out on. */
export interface FleetJourney extends OutJourney {
  /** The newest that its device has shared; null before that, and while it is not on the road. */
  position: SharedPosition | null;
}

/**
 * What a company's buses are out on, by the bus: on the road, or waiting for the way back.
 * @throws DomainError `auth.noPermission`
 */
export async function fleetJourneys(actor: Actor, companyId: number): Promise<Map<number, FleetJourney>> {
  must(journeyPolicy.fleet(actor, { companyId }), 'auth.noPermission');
  const out = await journeyStore.outOf(companyId);
  const positions = await positionStore.lastOfEach(out.filter(({ status }) => isActive(status)).map(({ id }) => id));
  // A bus whose last journey nobody has ended is on the one that was started last.
  return new Map(
    out.map((journey) => [journey.vehicleId, { ...journey, position: positions.get(journey.id) ?? null }]),
  );
}
