// Traces: S6-033, S8-061, S8-062, S8-063
import { clock } from '@bff/platform/clock';
import { inTransaction } from '@bff/platform/transaction';
import { occupancyStore } from '../availability';
import { expireHolds } from '../bookings';
import type { Actor } from '../shared/actor';
import { must } from '../shared/errors';
import { mustManage } from './see-vehicles';
import { vehicleStates } from './vehicle-states';
import { vehicleImageStore } from './vehicle-image.store';
import { vehicleStore } from './vehicle.store';

/**
 * Takes a bus out of sale, or offers it again. What is booked or held stands.
 * @throws DomainError `vehicle.notFound`, `state.notAllowed`
 */
export async function changeVehicleStatus(
  actor: Actor,
  { id, to, reason }: { id: number; to: 'active' | 'inactive'; reason: string | null },
): Promise<void> {
  mustManage(actor, await vehicleStore.find(id));
  await inTransaction(async () => {
    // Whoever holds the bus takes this lock first, and looks at its state after that.
    await occupancyStore.lockVehicles([id]);
    const vehicle = mustManage(actor, await vehicleStore.lock(id));
    await vehicleStore.move(vehicle, to, { actor, reason });
  });
}

/** What hinders a bus from being removed; undefined: nothing does. */
async function hindrance(
  id: number,
): Promise<'vehicle.activeBookings' | 'vehicle.activeQuotes' | 'vehicle.temporaryStarts' | undefined> {
  const now = clock.now();
  if (await vehicleStore.hasTrips(id, now)) return 'vehicle.activeBookings';
  if (await vehicleStore.hasQuotes(id)) return 'vehicle.activeQuotes';
  return (await vehicleStore.hasTemporaryStarts(id, now)) ? 'vehicle.temporaryStarts' : undefined;
}

/** Why a bus could not be removed right now; undefined: it could. @throws DomainError `vehicle.notFound` */
export async function whyNotRemoved(actor: Actor, id: number) {
  mustManage(actor, await vehicleStore.find(id));
  return hindrance(id);
}

/**
 * Removes a bus for good: nobody sees or offers it any more, its registration number may be entered anew, and the trips that it has driven
 * keep it.
 * @throws DomainError `vehicle.notFound`, `vehicle.activeBookings`, `vehicle.activeQuotes`, `vehicle.temporaryStarts`
 */
export async function removeVehicle(actor: Actor, id: number): Promise<void> {
  mustManage(actor, await vehicleStore.find(id));
  // A hold whose time is over is in nobody's way.
  await expireHolds({ vehicleIds: [id] });
  await inTransaction(async () => {
    await occupancyStore.lockVehicles([id]);
    const vehicle = mustManage(actor, await vehicleStore.lock(id));
    vehicleStates.check(vehicle.status, 'removed');
    const inTheWay = await hindrance(id);
    if (inTheWay) must(false, inTheWay);
    await vehicleStore.clearStarts(id);
    await vehicleImageStore.clear(id);
    await vehicleStore.move(vehicle, 'removed', { actor, set: { externalId: null } });
  });
}
