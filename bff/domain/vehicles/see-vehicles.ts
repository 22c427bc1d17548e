// Traces: S1-008
import { type Actor, isAdmin, type UserActor } from '../shared/actor';
import { must } from '../shared/errors';
import type { Page } from '../shared/list-page';
import { revisionOf } from '../shared/revision';
import { valuesOf, type VehicleDetails } from './vehicle-details';
import {
  findVehicles,
  type NumberedVehicle,
  type VehicleListQuery,
  type VehicleSummary,
  vehiclesNumbered,
} from './vehicle-list.store';
import { vehiclePolicy } from './vehicle.policy';
import { type Vehicle, vehicleStore } from './vehicle.store';

/** The editable facts of a bus. */
export const vehicleFacts = (vehicle: VehicleDetails) => ({
  ...valuesOf(vehicle),
  equipment: [...vehicle.equipment].sort(),
  accessibility: [...vehicle.accessibility].sort(),
  depotId: vehicle.depotId,
});

/** The revision of a bus as shown; sent back with the change. */
export const vehicleRevision = (vehicle: VehicleDetails): string => revisionOf(vehicleFacts(vehicle));

/** Another company's buses are not found. @throws DomainError `vehicle.notFound` */
export function mustManage(actor: Actor, vehicle: Vehicle | undefined): Vehicle {
  must(vehicle && vehiclePolicy.manage(actor, vehicle), 'vehicle.notFound');
  return vehicle;
}

/** @throws DomainError `vehicle.notFound` */
export async function seeVehicle(actor: Actor, id: number): Promise<{ vehicle: Vehicle; revision: string }> {
  const vehicle = mustManage(actor, await vehicleStore.find(id));
  return { vehicle, revision: vehicleRevision(vehicle) };
}

/** A page of a company's buses. @throws DomainError `auth.noPermission` */
export async function listVehicles(actor: Actor, query: VehicleListQuery): Promise<Page<VehicleSummary>> {
  must(vehiclePolicy.manage(actor, query), 'auth.noPermission');
  return findVehicles(query);
}

/**
 * The first buses whose registration number begins so: of all companies for administrators, of their own for company admins.
 * @throws DomainError `auth.noPermission`
 */
export async function vehiclesByNumber(actor: UserActor, text: string, limit: number): Promise<NumberedVehicle[]> {
  if (isAdmin(actor)) return vehiclesNumbered(text, undefined, limit);
  must(actor.companyId !== null && vehiclePolicy.manage(actor, { companyId: actor.companyId }), 'auth.noPermission');
  return vehiclesNumbered(text, actor.companyId, limit);
}
