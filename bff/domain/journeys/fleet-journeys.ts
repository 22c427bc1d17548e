import type { Actor } from '@bff/domain/shared/actor';
import { must } from '@bff/domain/shared/errors';
import { isActive } from '@states/journey-states';
import { journeyPolicy } from './journey.policy';
import { journeyStore, type OutJourney } from './journey.store';
import { positionStore, type SharedPosition } from './position.store';

/** A journey that a company's bus is out on. */
export interface FleetJourney extends OutJourney {
  /** The newest that its device has shared; null if there is none, and while it is not on the road. */
  position: SharedPosition | null;
}

/**
 * The journeys that a company's buses are out on, by bus: on the road, or waiting for the way back.
 * @throws DomainError `auth.noPermission`
 */
export async function fleetJourneys(actor: Actor, companyId: number): Promise<Map<number, FleetJourney>> {
  must(journeyPolicy.fleet(actor, { companyId }), 'auth.noPermission');
  const out = await journeyStore.outOf(companyId);
  const positions = await positionStore.lastOfEach(out.filter(({ status }) => isActive(status)).map(({ id }) => id));
  // If nobody ended a bus's last journey, it is on the one that was started last.
  return new Map(
    out.map((journey) => [journey.vehicleId, { ...journey, position: positions.get(journey.id) ?? null }]),
  );
}
