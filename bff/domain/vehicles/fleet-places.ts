import { clock } from '@bff/platform/clock';
import type { Actor } from '../shared/actor';
import { must } from '../shared/errors';
import { type FleetPlace, readFleetPlaces } from './fleet-place.store';
import { vehiclePolicy } from './vehicle.policy';

/** Where each of a company's buses is based now. @throws DomainError `auth.noPermission` */
export async function fleetPlaces(actor: Actor, companyId: number): Promise<FleetPlace[]> {
  must(vehiclePolicy.manage(actor, { companyId }), 'auth.noPermission');
  return readFleetPlaces(companyId, clock.now());
}
