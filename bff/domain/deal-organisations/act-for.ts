import { hasRole, type UserActor } from '../shared/actor';
import { type ServedOrganisation, trafficControllerStore } from './traffic-controller.store';

/** Whether a traffic controller may act for an organisation: the active ones that are entered for them. */
export const actsFor = async (actor: UserActor, organisationId: number): Promise<boolean> =>
  hasRole(actor, 'TRAFFIC_CONTROLLER') && trafficControllerStore.actsFor(actor.userId, organisationId);

/** The organisations that a traffic controller may act for now, by name. */
export const servedOrganisations = async (actor: UserActor): Promise<ServedOrganisation[]> =>
  hasRole(actor, 'TRAFFIC_CONTROLLER') ? trafficControllerStore.served(actor.userId) : [];
