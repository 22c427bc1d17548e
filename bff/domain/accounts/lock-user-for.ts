// Traces: S8-031, S8-260
import type { Actor } from '../shared/actor';
import { must } from '../shared/errors';
import { guardLastAdministrator } from './last-administrator';
import { type ManagedUser, managedUserStore } from './managed-user.store';
import { actionsFor } from './user-actions';
import type { UserAction } from './user.policy';

interface LockedUser {
  user: ManagedUser;
  /** Refuses a change that would leave a company or the system without an administrator. */
  mayBecome: (after: { active?: boolean; roles?: ManagedUser['roles']; companyId?: number | null }) => Promise<void>;
}

/**
 * The account, locked, if the actor may do that to it. Inside a transaction.
 * @throws DomainError `user.notFound` (also when the actor may not see it), `user.self`, `auth.noPermission`
 */
export async function lockUserFor(actor: Actor, action: UserAction, userId: number): Promise<LockedUser> {
  const seen = await managedUserStore.find(userId);
  must(seen && (await actionsFor(actor, seen)).includes('see'), 'user.notFound');
  const check = await guardLastAdministrator(seen);
  const user = await managedUserStore.lock(userId);
  const can = user ? await actionsFor(actor, user) : [];
  must(user && can.includes('see'), 'user.notFound');
  must(actor.kind !== 'user' || actor.userId !== userId || action === 'see', 'user.self');
  must(can.includes(action), 'auth.noPermission');
  return {
    user,
    mayBecome: (after) => check(user, { active: true, roles: user.roles, companyId: user.companyId, ...after }),
  };
}
