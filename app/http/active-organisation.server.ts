import { type ActedFor, actedFor } from '@bff/domain/deal-organisations';
import type { UserActor } from '@bff/domain/shared/actor';
import { currentSession, keep } from './session.server';

/** Whom the traffic controller acts for in this session: asked for each request, so that one that was taken away has ended. */
export async function activeOrganisation(request: Request, actor: UserActor): Promise<ActedFor> {
  return actedFor(actor, (await currentSession(request))?.data.activeOrganisationId);
}

/** Keeps the choice in the session. Whether the actor may act for it is the caller's to have asked. */
export const setActiveOrganisation = (request: Request, organisationId: number): Promise<Headers> =>
  keep(request, 'activeOrganisationId', organisationId);
