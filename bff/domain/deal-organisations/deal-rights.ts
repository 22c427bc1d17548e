import { inTransaction } from '@bff/platform/transaction';
import { inviteUser, replaceRoles } from '../people';
import type { Actor, Language } from '../shared/actor';
import { must } from '../shared/errors';
import { logTransition } from '../shared/event-log.store';
import { dealOrganisationStore } from './deal-organisation.store';
import { DEAL_SCOPES, type DealRole, scopesOf } from './deal-roles';
import { lockManageable } from './deal-units';

interface Right {
  unitId: number;
  userId: number;
  role: DealRole;
}

export interface NewDealUser {
  unitId: number;
  role: DealRole;
  name: string;
  email: string;
  language: Language;
}

/**
 * Makes an account in the organisation, with a right, and invites its owner by mail: deal users are made by their organisation.
 * @throws DomainError `dealUnit.notFound`, `auth.noPermission`, `user.duplicateEmail`@email
 */
export async function inviteDealUser(
  actor: Actor,
  { unitId, role, ...person }: NewDealUser,
): Promise<{ userId: number }> {
  return inTransaction(async () => {
    const { organisationId } = await lockManageable(actor, unitId);
    const { userId } = await inviteUser({ ...person, roles: scopesOf([role]), companyId: null }, actor);
    await dealOrganisationStore.addUser(userId, organisationId);
    await dealOrganisationStore.addRight({ userId, organisationId, unitId, role });
    await logRight(actor, { unitId, userId, role }, 'given');
    return { userId };
  });
}

/**
 * Lets a user of the organisation do something for a unit and all under it.
 * @throws DomainError `dealUnit.notFound`, `auth.noPermission`, `user.notFound` for somebody of another organisation
 */
export async function giveDealRight(actor: Actor, right: Right): Promise<void> {
  await inTransaction(async () => {
    const { organisationId } = await lockManageable(actor, right.unitId);
    must((await dealOrganisationStore.organisationOf(right.userId)) === organisationId, 'user.notFound');
    const known = await dealOrganisationStore.rightsOf(right.userId);
    if (known.some(({ unitId, role }) => unitId === right.unitId && role === right.role)) return;
    await dealOrganisationStore.addRight({ ...right, organisationId });
    await syncScopes(right.userId);
    await logRight(actor, right, 'given');
  });
}

/**
 * Takes a right away. The top unit keeps an administrator.
 * @throws DomainError `dealUnit.notFound`, `auth.noPermission`, `user.notFound`, `dealUnit.keepsAdmin`
 */
export async function takeDealRight(actor: Actor, right: Right): Promise<void> {
  await inTransaction(async () => {
    const { organisationId, parentId } = await lockManageable(actor, right.unitId);
    must((await dealOrganisationStore.organisationOf(right.userId)) === organisationId, 'user.notFound');
    const isOfTop = right.role === 'admin' && parentId === null;
    const others = isOfTop ? await dealOrganisationStore.otherAdmins(right.unitId, right.userId) : 1;
    must(others > 0, 'dealUnit.keepsAdmin');
    if (!(await dealOrganisationStore.removeRight(right))) return;
    await syncScopes(right.userId);
    await logRight(actor, right, 'taken');
  });
}

/** The scopes of a user follow the rights. */
async function syncScopes(userId: number): Promise<void> {
  const rights = await dealOrganisationStore.rightsOf(userId);
  await replaceRoles(userId, DEAL_SCOPES, scopesOf(rights.map(({ role }) => role)));
}

const logRight = (by: Actor, { unitId, userId, role }: Right, to: 'given' | 'taken') =>
  logTransition({ entity: 'dealRight', entityId: unitId, from: null, to, by, data: { userId, role } });
