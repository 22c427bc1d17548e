import { type ActedFor, actedFor } from '@bff/domain/deal-organisations';
import type { UserActor } from '@bff/domain/shared/actor';
import { currentSession, keep } from './session.server';

/**
 * The organisation that the traffic controller acts for in this session, checked on every request, so that a revoked right ends
 * immediately.
 */
export async function activeOrganisation(request: Request, actor: UserActor): Promise<ActedFor> {
  return actedFor(actor, (await currentSession(request))?.data.activeOrganisationId);
}

/** Keeps the choice in the session. The caller must have checked that the actor may act for it. */
export const setActiveOrganisation = (request: Request, organisationId: number): Promise<Headers> =>
  keep(request, 'activeOrganisationId', organisationId);
