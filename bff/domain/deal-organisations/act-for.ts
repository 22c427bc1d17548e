import { hasRole, type UserActor } from '../shared/actor';
import { dealOrganisationStore } from './deal-organisation.store';

/** Whether a traffic controller may act for an organisation: the active ones that are entered for them. */
export const actsFor = async (actor: UserActor, organisationId: number): Promise<boolean> =>
  hasRole(actor, 'TRAFFIC_CONTROLLER') && dealOrganisationStore.controllerActsFor(actor.userId, organisationId);
