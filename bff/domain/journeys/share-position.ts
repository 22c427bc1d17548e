// Traces: S8-617
import type { Actor } from '@bff/domain/shared/actor';
import { must } from '@bff/domain/shared/errors';
import { DAY, HOUR, MINUTE } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { isActive } from '@states/journey-states';
import { journeyPolicy } from './journey.policy';
import { journeyStore } from './journey.store';
import { positionStore, type SharedPosition } from './position.store';

/** A device's clock may be slightly wrong, and delayed positions may arrive later. */
const MOST_AHEAD_MS = 2 * MINUTE;
const MOST_BEHIND_MS = HOUR;
/** As long as a dispute about a trip may need it; after that, where somebody drove is nobody's business. */
const KEPT_MS = 30 * DAY;
const BATCH = 10_000;

/**
 * Stores the position of the driver's bus while the journey is on the road. Safe to send twice.
 * @param position its instant by the device's clock; one from the future or long past is refused
 * @throws DomainError `journey.notFound`, `auth.noPermission`, `journey.notRunning`, `input.invalid`
 */
export async function sharePosition(actor: Actor, number: string, position: SharedPosition): Promise<void> {
  const journey = await journeyStore.findDriven(number);
  must(journey && journeyPolicy.see(actor, journey), 'journey.notFound');
  must(journeyPolicy.sharePosition(actor, journey), 'auth.noPermission');
  must(isActive(journey.status), 'journey.notRunning');
  const age = clock.millis() - position.at.getTime();
  must(age <= MOST_BEHIND_MS && age >= -MOST_AHEAD_MS, 'input.invalid');
  await positionStore.keep(journey.id, position);
}

/** The last position of a journey's bus, while it is on the road. Access is decided by the caller. */
export async function lastPosition(journeyId: number): Promise<SharedPosition | undefined> {
  return positionStore.last(journeyId);
}

/** Deletes positions after a month. Returns how many. */
export async function purgePositions(): Promise<number> {
  const before = new Date(clock.millis() - KEPT_MS);
  let purged = 0;
  for (let some = BATCH; some === BATCH; purged += some) some = await positionStore.purge(before, BATCH);
  return purged;
}
