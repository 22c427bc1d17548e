// Traces: S2-140, S6-027
import type { UserManager } from '../accounts';
import { hasRole, type UserActor } from '../shared/actor';
import { must } from '../shared/errors';
import { dealOrganisationPolicy } from './deal-organisation.policy';
import { dealOrganisationStore } from './deal-organisation.store';
import { dealUserPolicy } from './deal-user.policy';
import { dealUserStore } from './deal-user.store';
import { reachedUnits } from './reach';

/** An organisation's administrators manage its users, with the same screens and verbs as a bus company's. */
export const dealUserManager: UserManager = {
  name: 'deal-organisations',

  async actions(actor, user) {
    const administered = await administeredBy(actor);
    if (!administered || (await dealUserStore.organisationOf(user.id)) !== administered.organisationId) return [];
    return dealUserPolicy.actions(actor, { ...user, rights: await dealUserStore.rightsOf(user.id) }, administered);
  },

  visibleTo: administeredPeople,

  async guard(userId) {
    const organisationId = await dealUserStore.organisationOf(userId);
    if (organisationId === undefined) return () => Promise.resolve();
    await dealOrganisationStore.lock(organisationId);
    return async () => {
      const isTopAdmin = await administersTop(organisationId, userId);
      must(!isTopAdmin || (await dealUserStore.keepsAdmin(organisationId, userId)), 'dealUnit.keepsAdmin');
    };
  },
};

/**
 * Whose accounts an administrator of an organisation sees, their own too: of everybody with a right in their units. Undefined for who administers
 * none.
 */
export async function administeredPeople(actor: UserActor): Promise<number[] | undefined> {
  const administered = await administeredBy(actor);
  if (!administered) return undefined;
  const { organisationId, units, whole } = administered;
  if (whole) return dealUserStore.usersOf(organisationId);
  const rights = await dealUserStore.allRights(organisationId);
  const within = rights.filter(({ unitId }) => units.has(unitId)).map(({ userId }) => userId);
  return [...new Set([...within, actor.userId])];
}

const administersTop = async (organisationId: number, userId: number): Promise<boolean> =>
  (await reachedUnits(userId, organisationId)).some(
    ({ parentId, roles }) => parentId === null && roles.includes('admin'),
  );

/** Where the actor is an administrator; undefined if nowhere. */
async function administeredBy(actor: UserActor) {
  if (!hasRole(actor, 'DEAL_CUSTOMER_ADMIN')) return undefined;
  const organisationId = await dealUserStore.organisationOf(actor.userId);
  if (organisationId === undefined) return undefined;
  const managed = (await reachedUnits(actor.userId, organisationId)).filter((unit) =>
    dealOrganisationPolicy.manage(actor, unit),
  );
  return {
    organisationId,
    units: new Set(managed.map(({ id }) => id)),
    whole: managed.some(({ parentId }) => parentId === null),
  };
}
