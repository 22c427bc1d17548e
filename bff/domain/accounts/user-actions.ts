import type { Actor } from '../shared/actor';
import { userManagers } from './user-managers';
import { type UserAction, type UserSubject, USER_ACTIONS, userPolicy } from './user.policy';

/** What the actor may do with an existing account: by the table of accounts, and by the noun that the account belongs to. */
export async function actionsFor(actor: Actor, user: UserSubject & { id: number }): Promise<UserAction[]> {
  const granted = new Set<UserAction>();
  if (actor.kind === 'user')
    for (const manager of userManagers()) for (const action of await manager.actions(actor, user)) granted.add(action);
  return USER_ACTIONS.filter(
    (action) => action !== 'create' && (userPolicy.can(actor, action, user) || granted.has(action)),
  );
}
