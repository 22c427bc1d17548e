import { redirect } from '@remix-run/node';
import { type OwnedRecord, recordOwner } from '@bff/areas/traffic';
import type { UserActor } from '@bff/domain/shared/actor';
import { DomainError } from '@bff/domain/shared/errors';
import { activeOrganisation } from '~/http/active-organisation.server';
import { localePath } from '~/http/locale-path';
import { to } from '~/to';

/**
 * A record of the organisation that the traffic controller acts for. One of another organisation that they may act for leads to the page
 * that asks whether to: colleagues send each other such links, and the search finds them.
 * @throws DomainError `<kind>.notFound`, also for what is none of theirs
 */
export async function ofActive<Seen>(
  request: Request,
  actor: UserActor,
  { kind, number }: { kind: OwnedRecord; number: string },
  see: (organisationId: number) => Promise<Seen>,
): Promise<Seen> {
  const { served, active } = await activeOrganisation(request, actor);
  try {
    if (active) return await see(active.id);
  } catch (error) {
    if (!(error instanceof DomainError && error.status === 404)) throw error;
  }
  const others = served.filter(({ id }) => id !== active?.id);
  if (!(await recordOwner(actor, others, { kind, number }))) throw new DomainError(`${kind}.notFound`);
  throw redirect(localePath(request, `${to.actForOwner()}?${kind}=${number}`));
}
