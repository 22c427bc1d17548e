// Traces: S2-081
import { type FleetQuery, type FleetTime, type FleetVehicle, fleetRevision, readFleet } from '../availability';
import type { Actor } from '../shared/actor';
import { must } from '../shared/errors';
import { vehiclePolicy } from '../vehicles';

/** A company's buses, and their occupancies in a period. @throws DomainError `auth.noPermission` */
export async function seeFleet(
  actor: Actor,
  query: FleetQuery,
): Promise<{ vehicles: FleetVehicle[]; occupancies: FleetTime[] }> {
  must(vehiclePolicy.manage(actor, query), 'auth.noPermission');
  return readFleet(query);
}

/** Changes with every change of the company's occupancies. @throws DomainError `auth.noPermission` */
export async function seeFleetRevision(actor: Actor, companyId: number): Promise<string> {
  must(vehiclePolicy.manage(actor, { companyId }), 'auth.noPermission');
  return fleetRevision(companyId);
}
