import type { Role, UserActor } from '../shared/actor';
import type { UserAction } from './user.policy';

/**
 * A noun whose own administrators look after accounts: which ones, and what they may do, that noun's policy says, in addition to the table
 * of accounts. Nouns that know accounts register here; accounts know none of them.
 */
export interface UserManager {
  name: string;
  /** What the actor may do with the account. */
  actions(actor: UserActor, user: { id: number; roles: readonly Role[] }): Promise<readonly UserAction[]>;
  /** The accounts in the actor's list; undefined: the actor is no administrator of that noun. */
  visibleTo(actor: UserActor): Promise<readonly number[] | undefined>;
  /**
   * Before the account is locked: takes the lock that two such changes meet at, and answers the check to be made before an active account
   * is closed, which throws where the noun would be left without an administrator.
   */
  guard(userId: number): Promise<() => Promise<void>>;
}

const managers = new Map<string, UserManager>();

/** Called once, by whoever composes the product. */
export const registerUserManager = (manager: UserManager): void => void managers.set(manager.name, manager);

export const userManagers = (): readonly UserManager[] => [...managers.values()];
