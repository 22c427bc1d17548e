import { type Actor, isAdmin, type Role } from '../shared/actor';
import { must } from '../shared/errors';
import type { Page } from '../shared/list-page';
import { revisionOf } from '../shared/revision';
import { type ManagedUser, managedUserStore } from './managed-user.store';
import { searchUsers, type UserSearch, type UserSummary } from './user-list.store';
import { actionsFor } from './user-actions';
import { userManagers } from './user-managers';
import { type UserAction, userPolicy } from './user.policy';

export type UserListQuery = Omit<UserSearch, 'onlyRoles' | 'onlyIds'>;

/** The roles that a company admin sees. */
const COMPANY_ROLES: readonly Role[] = ['COMPANY_ADMIN', 'DRIVER'];

/** Accounts that match: all for system administrators, their own company's or organisation's for its administrators. @throws DomainError `auth.noPermission` */
export async function findUsers(actor: Actor, query: UserListQuery): Promise<Page<UserSummary>> {
  must(actor.kind === 'user', 'auth.noPermission');
  if (isAdmin(actor)) return searchUsers(query);
  for (const manager of userManagers()) {
    const onlyIds = await manager.visibleTo(actor);
    if (onlyIds) return searchUsers({ ...query, onlyIds });
  }
  must(userPolicy.list(actor) && actor.companyId !== null, 'auth.noPermission');
  return searchUsers({ ...query, companyId: actor.companyId, onlyRoles: COMPANY_ROLES });
}

/** The account, with what the actor may do with it. @throws DomainError `user.notFound`, also when the actor may not see it */
export async function seeUser(actor: Actor, userId: number): Promise<{ user: ManagedUser; can: UserAction[] }> {
  const user = await managedUserStore.find(userId);
  const can = user ? await actionsFor(actor, user) : [];
  must(user && can.includes('see'), 'user.notFound');
  return { user, can };
}

/** The revision of what a form about the account shows; sent back with the change. */
export const userRevision = (user: ManagedUser): string => revisionOf(editableFacts(user));

export const editableFacts = ({
  name,
  email,
  phone,
  roles,
  companyId,
}: Pick<ManagedUser, 'name' | 'email' | 'phone' | 'roles' | 'companyId'>) => ({
  name,
  email,
  phone,
  roles: [...roles].sort(),
  companyId,
});
