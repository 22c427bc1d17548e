import { Op, type WhereOptions } from 'sequelize';
import type { User } from '@db/models';
import { loginAttemptStore } from './login-attempt.store';
import { lockRule } from './login-lockout';

/**
 * The standing of an account, as administrators see it: `invited` has no password yet; `locked` cannot log in after too many attempts,
 * `partlyLocked` temporarily not from some address.
 */
export const USER_STANDINGS = ['active', 'invited', 'locked', 'partlyLocked', 'inactive'] as const;
export type UserStanding = (typeof USER_STANDINGS)[number];

/** The standings of those accounts. */
export async function standingsOf(
  users: readonly Pick<User, 'id' | 'status' | 'passwordHash'>[],
): Promise<(user: Pick<User, 'id' | 'status' | 'passwordHash'>) => UserStanding> {
  const ids = users.map(({ id }) => id);
  const locked = ids.length > 0 ? await loginAttemptStore.lockedUsers(lockRule(), ids) : new Map<number, never>();
  return ({ id, status, passwordHash }) => {
    if (status === 'inactive') return 'inactive';
    if (status === 'locked' || locked.get(id) === 'everywhere') return 'locked';
    if (passwordHash === null) return 'invited';
    return locked.has(id) ? 'partlyLocked' : 'active';
  };
}

/** The accounts with that standing. Locked ones are few: they are looked up first. */
export async function whereStanding(standing: UserStanding): Promise<WhereOptions<User>> {
  if (standing === 'inactive') return { status: 'inactive' };
  const locked = await loginAttemptStore.lockedUsers(lockRule());
  const idsOf = (where: 'everywhere' | 'somewhere') => [...locked].filter(([, how]) => how === where).map(([id]) => id);
  const everywhere = idsOf('everywhere');
  const isLocked = { [Op.or]: [{ status: 'locked' }, { status: 'active', id: everywhere }] };
  if (standing === 'locked') return isLocked;
  const isOpen = { status: 'active', id: { [Op.notIn]: everywhere } };
  if (standing === 'invited') return { ...isOpen, passwordHash: null };
  const hasPassword = { ...isOpen, passwordHash: { [Op.not]: null } };
  const isPartlyLocked = { id: { [standing === 'partlyLocked' ? Op.in : Op.notIn]: idsOf('somewhere') } };
  return { [Op.and]: [hasPassword, isPartlyLocked] };
}
