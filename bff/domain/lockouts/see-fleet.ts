// Traces: S2-081
import { type FleetOccupancy, type FleetQuery, type FleetVehicle, fleetRevision, readFleet } from '../availability';
import type { Actor } from '../shared/actor';
import { must } from '../shared/errors';
import { vehiclePolicy } from '../vehicles';

/** A company's buses, and all that makes them busy in a period. @throws DomainError `auth.noPermission` */
export async function seeFleet(
  actor: Actor,
  query: FleetQuery,
): Promise<{ vehicles: FleetVehicle[]; occupancies: FleetOccupancy[] }> {
  must(vehiclePolicy.manage(actor, query), 'auth.noPermission');
  return readFleet(query);
}

/** Another text whenever an occupancy of the company has changed. @throws DomainError `auth.noPermission` */
export async function seeFleetRevision(actor: Actor, companyId: number): Promise<string> {
  must(vehiclePolicy.manage(actor, { companyId }), 'auth.noPermission');
  return fleetRevision(companyId);
}
