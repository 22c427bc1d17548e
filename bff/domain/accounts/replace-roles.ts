import { inTransaction } from '@bff/platform/transaction';
import type { Role } from '../shared/actor';
import { must } from '../shared/errors';
import { managedUserStore } from './managed-user.store';

/**
 * Gives a user other roles of one kind and keeps the rest; the new ones come last. Joins the caller's transaction; the caller's policy
 * decides whether it may be done. @throws DomainError `user.notFound`
 */
export async function replaceRoles(userId: number, ofKind: readonly Role[], roles: readonly Role[]): Promise<void> {
  await inTransaction(async () => {
    const user = await managedUserStore.lock(userId);
    must(user, 'user.notFound');
    const kept = user.roles.filter((role) => !ofKind.includes(role));
    await managedUserStore.setRoles(userId, [...kept, ...roles]);
  });
}
