// Traces: S1-008, S3-029, S3-030, S3-031, S3-032, S3-035, S5-051, S8-022
import { clock } from '@bff/platform/clock';
import { inTransaction } from '@bff/platform/transaction';
import { keepAccessibility } from '../accessibility';
import { keepDepot } from '../depots';
import type { Actor } from '../shared/actor';
import { editRecord } from '../shared/edit-record';
import { must } from '../shared/errors';
import { logTransition } from '../shared/event-log.store';
import { mustManage, vehicleFacts } from './see-vehicles';
import { mustHold, type VehicleDetails } from './vehicle-details';
import { vehiclePolicy } from './vehicle.policy';
import { type Vehicle, vehicleStore } from './vehicle.store';

/**
 * Adds a bus, which is offered from now on; it starts from a depot of its company. Other starting positions are added later.
 * @throws DomainError `auth.noPermission`; each at its field: `vehicle.maxPassengers`, `vehicle.wheelchairPlaces`, `depot.notFound`,
 * `accessibility.notFound`, `vehicle.duplicateRegistration`, `vehicle.duplicateExternalId`
 */
export async function addVehicle(
  actor: Actor,
  { companyId, details }: { companyId: number; details: VehicleDetails },
): Promise<{ vehicleId: number }> {
  must(vehiclePolicy.manage(actor, { companyId }), 'auth.noPermission');
  mustHold(details);
  return inTransaction(async () => {
    const depot = await keepDepot(details.depotId, companyId, 'depotId');
    const properties = await keepAccessibility(details.accessibility, 'accessibility');
    const vehicleId = await vehicleStore.insert(companyId, details, { depot, properties });
    await logTransition({
      entity: 'vehicle',
      entityId: vehicleId,
      from: null,
      to: 'active',
      by: actor,
      data: { companyId },
    });
    return { vehicleId };
  });
}

/** Bookings keep their seats. Call it with the bus locked. @throws DomainError `vehicle.seatsNeeded`, `vehicle.wheelchairPlacesNeeded` */
async function mustCarry({ id, ...kept }: Vehicle, { seats, wheelchairPlaces }: VehicleDetails): Promise<void> {
  const now = clock.now();
  if (seats < kept.seats) {
    const trip = await vehicleStore.fullestTrip(id, 'passengers', now);
    must(!trip || trip.needs <= seats, 'vehicle.seatsNeeded', [trip?.number ?? '', trip?.needs ?? 0], 'seats');
  }
  if (wheelchairPlaces < kept.wheelchairPlaces) {
    const trip = await vehicleStore.fullestTrip(id, 'wheelchairs', now);
    const needed = [trip?.number ?? '', trip?.needs ?? 0];
    must(!trip || trip.needs <= wheelchairPlaces, 'vehicle.wheelchairPlacesNeeded', needed, 'wheelchairPlaces');
  }
}

/**
 * Changes a bus. Booked trips keep the price and route that they were sold with.
 * @throws DomainError `vehicle.notFound`, `input.changedMeanwhile`; at their fields those of `addVehicle`, `vehicle.seatsNeeded` and
 * `vehicle.wheelchairPlacesNeeded` with the booking that needs them
 */
export async function editVehicle(
  actor: Actor,
  { id, details, revision }: { id: number; details: VehicleDetails; revision?: string | undefined },
): Promise<void> {
  await editRecord<Vehicle, VehicleDetails>({
    entity: 'vehicle',
    entityId: id,
    by: actor,
    seen: revision,
    lock: async () => mustManage(actor, await vehicleStore.lock(id)),
    facts: vehicleFacts,
    change: async (kept) => {
      mustHold(details);
      await mustCarry(kept, details);
      return details;
    },
    write: async (next, { companyId }, changed) => {
      if (changed.includes('depotId'))
        await vehicleStore.setDepot(id, await keepDepot(next.depotId, companyId, 'depotId'));
      if (changed.includes('equipment')) await vehicleStore.setEquipment(id, next.equipment);
      if (changed.includes('accessibility'))
        await vehicleStore.setAccessibility(id, await keepAccessibility(next.accessibility, 'accessibility'));
      await vehicleStore.update(id, next);
    },
  });
}
