import type { Role } from '../shared/actor';
import { containing } from '../shared/containing';
import { type PageWanted, selectPage } from '../shared/select-page.store';
import { sorted } from '../shared/sorted';

import { EVERYWHERE } from './login-attempt.store';
import { lockedSince, MAX_FROM_ADDRESS } from './login-lockout';

/**
 * How an account stands, as administrators see it: `invited` has no password yet; `locked` cannot log in after too many tries, `partlyLocked`
 * not from some address for a while.
 */
export const USER_STANDINGS = ['active', 'invited', 'locked', 'partlyLocked', 'inactive'] as const;
export type UserStanding = (typeof USER_STANDINGS)[number];

export interface UserSearch extends PageWanted {
  /** Part of a name, username, address or company. Empty: all. */
  text: string;
  role?: Role | undefined;
  standing?: UserStanding | undefined;
  companyId?: number | undefined;
  /** Only accounts that have no other roles than these. */
  onlyRoles?: readonly Role[] | undefined;
  /** Only these accounts; at least one. */
  onlyIds?: readonly number[] | undefined;
  sort: 'name' | 'created' | 'lastLogin';
  descending: boolean;
}

/** An account in a list. */
export interface UserSummary {
  id: number;
  username: string;
  name: string;
  email: string;
  standing: UserStanding;
  /** In the order of the scopes. */
  roles: Role[];
  companyId: number | null;
  companyName: string | null;
  lastLogin: Date | null;
  created: Date;
}

/** As SQL over `users u`, with `standingValues`. */
export const STANDING = `CASE WHEN u.status = 'inactive' THEN 'inactive'
  WHEN u.status = 'locked' OR EXISTS (SELECT 1 FROM login_attempts l WHERE l.user_id = u.id AND l.address = '${EVERYWHERE}') THEN 'locked'
  WHEN u.password_hash IS NULL THEN 'invited'
  WHEN EXISTS (SELECT 1 FROM login_attempts l WHERE l.user_id = u.id AND NOT l.succeeded AND l.attempted_at > :lockedSince
    GROUP BY l.account_key, l.address HAVING COUNT(*) >= ${MAX_FROM_ADDRESS}) THEN 'partlyLocked'
  ELSE 'active' END`;
export const standingValues = () => ({ lockedSince: lockedSince() });

/** As SQL over `users u`: comma separated, in order. */
export const ROLE_LIST = '(SELECT GROUP_CONCAT(r.role ORDER BY r.position) FROM user_roles r WHERE r.user_id = u.id)';

export const rolesIn = (list: string | null): Role[] => (list?.split(',') ?? []) as Role[];

const SORTS = { name: 'u.name', created: 'u.created_at', lastLogin: 'u.last_login_at' };

/** Accounts that match, a page of them, and how many there are. Deleted ones are left out. */
export async function searchUsers(search: UserSearch): Promise<{ users: UserSummary[]; total: number }> {
  const conditions = [
    'u.pseudonymised_at IS NULL',
    search.role && 'EXISTS (SELECT 1 FROM user_roles r WHERE r.user_id = u.id AND r.role = :role)',
    search.standing && `${STANDING} = :standing`,
    search.companyId !== undefined && 'u.company_id = :companyId',
    search.onlyRoles && 'NOT EXISTS (SELECT 1 FROM user_roles r WHERE r.user_id = u.id AND r.role NOT IN (:onlyRoles))',
    search.onlyIds && 'u.id IN (:onlyIds)',
    search.text && '(u.name LIKE :part OR u.username LIKE :lowerPart OR u.email LIKE :lowerPart OR o.name LIKE :part)',
  ].filter(Boolean);
  const { rows, total } = await selectPage<Omit<UserSummary, 'roles'> & { roles: string | null }>(
    {
      columns: `u.id, u.username, u.name, u.email, ${STANDING} AS standing, ${ROLE_LIST} AS roles, u.company_id AS companyId,
        o.name AS companyName, u.last_login_at AS lastLogin, u.created_at AS created`,
      from: `users u LEFT JOIN companies o ON o.id = u.company_id WHERE ${conditions.join(' AND ')}`,
      order: sorted(SORTS[search.sort], search.descending, 'u.id'),
    },
    {
      ...search,
      ...standingValues(),
      part: containing(search.text),
      // Names to log in with are stored in lower case, in a collation that tells cases apart.
      lowerPart: containing(search.text.toLowerCase()),
    },
    search,
  );
  return { users: rows.map((row) => ({ ...row, roles: rolesIn(row.roles) })), total };
}
