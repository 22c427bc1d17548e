import { type ActedFor, actedFor } from '@bff/domain/deal-organisations';
import type { UserActor } from '@bff/domain/shared/actor';
import { must } from '@bff/domain/shared/errors';
import { currentSession, keep } from './session.server';

/** Whom the traffic controller acts for in this session: asked for each request, so that one that was taken away has ended. */
export async function activeOrganisation(request: Request, actor: UserActor): Promise<ActedFor> {
  return actedFor(actor, (await currentSession(request))?.data.activeOrganisationId);
}

/** The same by its id. @throws DomainError `unlessActive` while they act for none: then nothing of an organisation is there for them */
export async function activeOrganisationId(
  request: Request,
  actor: UserActor,
  unlessActive: 'journey.notFound' | 'quoteRequest.notFound',
): Promise<number> {
  const { active } = await activeOrganisation(request, actor);
  must(active, unlessActive);
  return active.id;
}

/** Keeps the choice in the session. Whether the actor may act for it is the caller's to have asked. */
export const setActiveOrganisation = (request: Request, organisationId: number): Promise<Headers> =>
  keep(request, 'activeOrganisationId', organisationId);
