import type { Role, UserActor } from '../shared/actor';
import type { UserAction } from './user.policy';

/**
 * A noun whose own administrators manage accounts: its policy says which ones, and what they may do, in addition to the table of accounts.
 * Nouns that know accounts register here; accounts know none of them.
 */
export interface UserManager {
  name: string;
  /** What the actor may do with the account. */
  actions(actor: UserActor, user: { id: number; roles: readonly Role[] }): Promise<readonly UserAction[]>;
  /** The accounts in the actor's list; undefined if the actor is no administrator of that noun. */
  visibleTo(actor: UserActor): Promise<readonly number[] | undefined>;
  /**
   * Before the account is locked: takes the lock that two such changes share, and returns the check to run before an active account is
   * closed, which throws if the noun would be left without an administrator.
   */
  guard(userId: number): Promise<() => Promise<void>>;
}

const managers = new Map<string, UserManager>();

/** Called once, when the product is composed. */
export const registerUserManager = (manager: UserManager): void => void managers.set(manager.name, manager);

export const userManagers = (): readonly UserManager[] => [...managers.values()];
