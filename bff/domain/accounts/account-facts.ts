import type { Role } from '../shared/actor';
import { accountKey, secondFactorKey } from './login-lockout';
import { type User, userStore } from './user.store';

/** The account itself, for an export to its owner. */
export const findAccount = (userId: number): Promise<User | undefined> => userStore.find(userId);

/** In the order of the scopes. */
export const rolesOf = (userId: number): Promise<Role[]> => userStore.roles(userId);

/** The keys under which login attempts for the account are counted. */
export const tryKeysOf = (user: Pick<User, 'id'>): string[] => [accountKey(user), secondFactorKey(user.id)];
