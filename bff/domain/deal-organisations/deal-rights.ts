// Traces: S6-027, S8-196
import { inTransaction } from '@bff/platform/transaction';
import { inviteUser, replaceRoles } from '../accounts';
import type { Actor, Language, UserActor } from '../shared/actor';
import { must } from '../shared/errors';
import { logTransition } from '../shared/event-log.store';
import { DEAL_ROLES, DEAL_SCOPES, type DealRole, scopesOf } from './deal-roles';
import { dealOrganisationPolicy } from './deal-organisation.policy';
import type { ReachedUnit } from './deal-unit.store';
import { lockManageable } from './deal-units';
import { dealUserStore } from './deal-user.store';
import { reachedUnits } from './reach';

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
 * Creates an account in the organisation, with a right, and invites its owner by mail: deal users are created by their organisation.
 * @throws DomainError `dealUnit.notFound`, `auth.noPermission`, `user.duplicateEmail`@email
 */
export async function inviteDealUser(
  actor: Actor,
  { unitId, role, ...person }: NewDealUser,
): Promise<{ userId: number }> {
  return inTransaction(async () => {
    const { organisationId } = await lockManageable(actor, unitId);
    const place = (id: number) => dealUserStore.add(id, organisationId);
    const { userId } = await inviteUser({ ...person, roles: scopesOf([role]), companyId: null, place }, actor);
    await dealUserStore.addRight({ userId, organisationId, unitId, role });
    await logRight(actor, { unitId, userId, role }, 'given');
    return { userId };
  });
}

/**
 * Gives a user of the organisation a right for a unit and all under it.
 * @throws DomainError `dealUnit.notFound`, `auth.noPermission`, `user.notFound` for somebody of another organisation
 */
export async function giveDealRight(actor: Actor, right: Right): Promise<void> {
  await inTransaction(async () => {
    const { organisationId } = await lockManageable(actor, right.unitId);
    must((await dealUserStore.organisationOf(right.userId)) === organisationId, 'user.notFound');
    const known = await dealUserStore.rightsOf(right.userId);
    if (known.some(({ unitId, role }) => unitId === right.unitId && role === right.role)) return;
    await dealUserStore.addRight({ ...right, organisationId });
    await syncScopes(right.userId);
    await logRight(actor, right, 'given');
  });
}

/**
 * Revokes a right, never one's own. The top unit keeps an active administrator.
 * @throws DomainError `dealUnit.notFound`, `auth.noPermission`, `user.notFound`, `user.self`, `dealUnit.keepsAdmin`
 */
export async function takeDealRight(actor: Actor, right: Right): Promise<void> {
  await inTransaction(async () => {
    const { organisationId, parentId } = await lockManageable(actor, right.unitId);
    must((await dealUserStore.organisationOf(right.userId)) === organisationId, 'user.notFound');
    must(actor.kind !== 'user' || actor.userId !== right.userId, 'user.self');
    const isOfTop = right.role === 'admin' && parentId === null;
    must(!isOfTop || (await dealUserStore.keepsAdmin(organisationId, right.userId)), 'dealUnit.keepsAdmin');
    if (!(await dealUserStore.removeRight(right))) return;
    await syncScopes(right.userId);
    await logRight(actor, right, 'taken');
  });
}

/** Updates a user's scopes to match their rights. */
async function syncScopes(userId: number): Promise<void> {
  const rights = await dealUserStore.rightsOf(userId);
  await replaceRoles(userId, DEAL_SCOPES, scopesOf(rights.map(({ role }) => role)));
}

const logRight = (by: Actor, { unitId, userId, role }: Right, to: 'given' | 'taken') =>
  logTransition({ entity: 'dealRight', entityId: unitId, from: null, to, by, data: { userId, role } });

/** A right as a page shows it: where, and whether the actor may revoke it. */
export interface ShownRight {
  unitId: number;
  unitName: string;
  role: DealRole;
  mayTake: boolean;
}

/** A role and the units that somebody has it for. */
export interface UnitRole {
  role: DealRole;
  units: string[];
}

/** The roles of everybody in the actor's organisation, within the actor's reach, by user; the role that may do most first. */
export async function unitRolesSeenBy(actor: UserActor): Promise<Map<number, UnitRole[]>> {
  const found = new Map<number, UnitRole[]>();
  const organisationId = await dealUserStore.organisationOf(actor.userId);
  if (organisationId === undefined) return found;
  const units = (await reachedUnits(actor.userId, organisationId)).filter((unit) =>
    dealOrganisationPolicy.see(actor, unit),
  );
  const rights = await dealUserStore.allRights(organisationId);
  for (const role of [...DEAL_ROLES].reverse())
    for (const right of rights) {
      const unit = right.role === role && units.find(({ id }) => id === right.unitId);
      if (!unit) continue;
      const roles = found.get(right.userId) ?? [];
      const known = roles.find((one) => one.role === role);
      if (known) known.units.push(unit.name);
      else found.set(right.userId, [...roles, { role, units: [unit.name] }]);
    }
  return found;
}

/**
 * The rights of a user of the actor's organisation, within the actor's reach; and where the actor may give rights.
 * @throws DomainError `user.notFound`
 */
export async function dealRightsOf(
  actor: Actor,
  userId: number,
): Promise<{ rights: ShownRight[]; givable: ReachedUnit[] }> {
  must(actor.kind === 'user', 'user.notFound');
  const organisationId = await dealUserStore.organisationOf(userId);
  const isOwn = (await dealUserStore.organisationOf(actor.userId)) === organisationId;
  must(organisationId !== undefined && isOwn, 'user.notFound');
  const units = await reachedUnits(actor.userId, organisationId);
  const seen = units.filter((unit) => dealOrganisationPolicy.see(actor, unit));
  const givable = seen.filter((unit) => dealOrganisationPolicy.manage(actor, unit));
  const rights = (await dealUserStore.rightsOf(userId)).flatMap(({ unitId, role }) => {
    const unit = seen.find(({ id }) => id === unitId);
    const mayTake = userId !== actor.userId && givable.some(({ id }) => id === unitId);
    return unit ? [{ unitId, unitName: unit.name, role, mayTake }] : [];
  });
  return { rights, givable };
}
