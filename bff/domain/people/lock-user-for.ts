import type { Actor } from '../shared/actor';
import { must } from '../shared/errors';
import { guardLastAdministrator } from './last-administrator';
import { type ManagedUser, managedUserStore } from './managed-user.store';
import { type UserAction, userPolicy } from './user.policy';

interface LockedUser {
  user: ManagedUser;
  /** Refuses a change that would leave a company or the system without an administrator. */
  mayBecome: (after: { active?: boolean; roles?: ManagedUser['roles']; companyId?: number | null }) => Promise<void>;
}

/**
 * The account, locked, if the actor may do that with it. Inside a transaction.
 * @throws DomainError `user.notFound` (also when the actor may not see it), `user.self`, `auth.noPermission`
 */
export async function lockUserFor(actor: Actor, action: UserAction, userId: number): Promise<LockedUser> {
  const seen = await managedUserStore.find(userId);
  must(seen && userPolicy.can(actor, 'see', seen), 'user.notFound');
  const check = await guardLastAdministrator(seen);
  const user = await managedUserStore.lock(userId);
  must(user && userPolicy.can(actor, 'see', user), 'user.notFound');
  must(actor.kind !== 'user' || actor.userId !== userId || action === 'see', 'user.self');
  must(userPolicy.can(actor, action, user), 'auth.noPermission');
  return {
    user,
    mayBecome: (after) => check(user, { active: true, roles: user.roles, companyId: user.companyId, ...after }),
  };
}
