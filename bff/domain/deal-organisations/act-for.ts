// Traces: S2-175
import { hasRole, type UserActor } from '../shared/actor';
import { type ServedOrganisation, trafficControllerStore } from './traffic-controller.store';

/** Whether a traffic controller may act for an organisation: an active one that is assigned to them. */
export const actsFor = async (actor: UserActor, organisationId: number): Promise<boolean> =>
  hasRole(actor, 'TRAFFIC_CONTROLLER') && trafficControllerStore.actsFor(actor.userId, organisationId);

/** The organisations that a traffic controller may act for now, by name. */
export const servedOrganisations = async (actor: UserActor): Promise<ServedOrganisation[]> =>
  hasRole(actor, 'TRAFFIC_CONTROLLER') ? trafficControllerStore.served(actor.userId) : [];

/** The organisations that a traffic controller may act for, and the current one. */
export interface ActedFor {
  served: ServedOrganisation[];
  /** The chosen one, while they may act for it; if there is only one, that one; otherwise none. */
  active: ServedOrganisation | null;
}

/** `chosenId` is what the session has stored; it is ignored once the organisation was taken away. */
export async function actedFor(actor: UserActor, chosenId: number | undefined): Promise<ActedFor> {
  const served = await servedOrganisations(actor);
  const chosen = served.find(({ id }) => id === chosenId);
  const only = served.length === 1 ? served[0] : undefined;
  return { served, active: chosen ?? only ?? null };
}
