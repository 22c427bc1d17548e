import { type ActedFor, actedFor } from '@bff/domain/deal-organisations';
import type { UserActor } from '@bff/domain/shared/actor';
import { must } from '@bff/domain/shared/errors';
import { currentSession, keep } from './session.server';

/**
 * The organisation that the traffic controller acts for in this session, checked on every request, so that a revoked right ends
 * immediately.
 */
export async function activeOrganisation(request: Request, actor: UserActor): Promise<ActedFor> {
  return actedFor(actor, (await currentSession(request))?.data.activeOrganisationId);
}

/** Its id. @throws DomainError `unlessActive` while they act for none: to them, nothing of an organisation exists then */
export async function activeOrganisationId(
  request: Request,
  actor: UserActor,
  unlessActive: 'journey.notFound' | 'quoteRequest.notFound',
): Promise<number> {
  const { active } = await activeOrganisation(request, actor);
  must(active, unlessActive);
  return active.id;
}

/** Keeps the choice in the session. The caller must have checked that the actor may act for it. */
export const setActiveOrganisation = (request: Request, organisationId: number): Promise<Headers> =>
  keep(request, 'activeOrganisationId', organisationId);
