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
 * Withdraws a bus from sale, or offers it again. Bookings and holds stand.
 * @throws DomainError `vehicle.notFound`, `state.notAllowed`
 */
export async function changeVehicleStatus(
  actor: Actor,
  { id, to, reason }: { id: number; to: 'active' | 'inactive'; reason: string | null },
): Promise<void> {
  mustManage(actor, await vehicleStore.find(id));
  await inTransaction(async () => {
    // Holding the bus takes this lock first, and checks its state after that.
    await occupancyStore.lockVehicles([id]);
    const vehicle = mustManage(actor, await vehicleStore.lock(id));
    await vehicleStore.move(vehicle, to, { actor, reason });
  });
}

/** What prevents a bus from being removed; undefined if nothing does. */
async function hindrance(
  id: number,
): Promise<'vehicle.activeBookings' | 'vehicle.activeQuotes' | 'vehicle.temporaryStarts' | undefined> {
  const now = clock.now();
  if (await vehicleStore.hasTrips(id, now)) return 'vehicle.activeBookings';
  if (await vehicleStore.hasQuotes(id)) return 'vehicle.activeQuotes';
  return (await vehicleStore.hasTemporaryStarts(id, now)) ? 'vehicle.temporaryStarts' : undefined;
}

/** Why a bus cannot be removed right now; undefined if it can. @throws DomainError `vehicle.notFound` */
export async function whyNotRemoved(actor: Actor, id: number) {
  mustManage(actor, await vehicleStore.find(id));
  return hindrance(id);
}

/**
 * Removes a bus for good: it is no longer shown or offered, its registration number can be used again, and the trips that it has driven
 * keep it.
 * @throws DomainError `vehicle.notFound`, `vehicle.activeBookings`, `vehicle.activeQuotes`, `vehicle.temporaryStarts`
 */
export async function removeVehicle(actor: Actor, id: number): Promise<void> {
  mustManage(actor, await vehicleStore.find(id));
  // An overdue hold does not prevent it.
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
