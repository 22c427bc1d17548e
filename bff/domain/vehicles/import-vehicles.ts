import type { Actor } from '../shared/actor';
import { allOrNothing, type Imported } from '../shared/all-or-nothing';
import { changedFacts } from '../shared/changed-facts';
import { must } from '../shared/errors';
import { addVehicle, editVehicle } from './keep-vehicle';
import { vehicleFacts, vehicleRevision } from './see-vehicles';
import type { VehicleDetails } from './vehicle-details';
import { vehiclePolicy } from './vehicle.policy';
import { type Vehicle, vehicleStore } from './vehicle.store';

/** All of a company's buses with all their details. @throws DomainError `auth.noPermission` */
export async function wholeFleet(actor: Actor, companyId: number): Promise<Vehicle[]> {
  must(vehiclePolicy.manage(actor, { companyId }), 'auth.noPermission');
  return vehicleStore.ofCompany(companyId);
}

interface VehicleRows {
  companyId: number;
  rows: readonly { row: number; details: VehicleDetails }[];
  /** The plan that was previewed and is confirmed; undefined for a preview. */
  seen: string | undefined;
}

/**
 * Adds the buses whose registration number the company does not have, and changes the others: all or none, by the same verbs as one at a
 * time. Buses that are not among the rows stay as they are.
 * @throws DomainError `auth.noPermission`; what a row is refused for stands at it
 */
export async function importVehicles(actor: Actor, { companyId, rows, seen }: VehicleRows): Promise<Imported> {
  must(vehiclePolicy.manage(actor, { companyId }), 'auth.noPermission');
  return allOrNothing(
    rows,
    async () => {
      const fleet = await vehicleStore.ofCompany(companyId);
      const kept = new Map(fleet.map((bus) => [bus.registrationNumber, bus]));
      return async ({ details }) => {
        const bus = kept.get(details.registrationNumber);
        if (!bus) {
          await addVehicle(actor, { companyId, details });
          return { outcome: 'added', changed: [], was: '' };
        }
        const revision = vehicleRevision(bus);
        const changed = changedFacts(vehicleFacts(bus), vehicleFacts(details));
        if (changed.length > 0) await editVehicle(actor, { id: bus.id, details, revision });
        return { outcome: changed.length > 0 ? 'changed' : 'same', changed, was: revision };
      };
    },
    seen,
  );
}
