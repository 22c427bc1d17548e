import { Op } from 'sequelize';
import { User, UserRole } from '@db/models';
import type { Role } from '../shared/actor';
import { containing } from '../shared/containing';
import { holdsDigits, readSearch } from '../shared/searched-text';
import { byColumn, listPage, type Page, type PageWanted } from '../shared/list-page';
import { standingsOf, type UserStanding, whereStanding } from './user-standing.store';

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

const SORTS = { name: 'name', created: 'createdAt', lastLogin: 'lastLoginAt' };

/** Accounts that match, a page of them, and how many there are. Deleted ones are left out. */
export async function searchUsers(search: UserSearch): Promise<Page<UserSummary>> {
  const { text, role, standing, companyId, onlyRoles, onlyIds, sort, descending } = search;
  const { phone } = readSearch(text);
  const part = { [Op.like]: containing(text) };
  // Login names are stored in lower case, in a case-sensitive collation.
  const lowerPart = { [Op.like]: containing(text.toLowerCase()) };
  const page = await listPage(
    User,
    {
      where: {
        [Op.and]: [
          { pseudonymisedAt: null },
          standing === undefined ? {} : await whereStanding(standing),
          companyId === undefined ? {} : { companyId },
          onlyIds === undefined ? {} : { id: [...onlyIds] },
          // Accounts with an additional role are found by it below, and excluded.
          onlyRoles === undefined ? {} : { '$otherRoles.role$': null },
          text === ''
            ? {}
            : {
                [Op.or]: [
                  { name: part },
                  { username: lowerPart },
                  { email: lowerPart },
                  { '$company.name$': part },
                  ...(phone === undefined ? [] : [{ phone: holdsDigits(phone) }]),
                ],
              },
        ],
      },
      include: [
        { association: 'company', attributes: ['name'] },
        ...(role === undefined ? [] : [{ association: 'withRole', attributes: [], where: { role }, required: true }]),
        ...(onlyRoles === undefined
          ? []
          : [{ association: 'otherRoles', attributes: [], where: { role: { [Op.notIn]: [...onlyRoles] } }, required: false }]), // prettier-ignore
      ],
      order: byColumn(SORTS[sort], descending),
      // These joins repeat no row: a user has a role once, and those with other roles are left out.
      subQuery: false,
    },
    search,
    (user) => user,
  );
  const standingOf = await standingsOf(page.rows);
  const roles = await rolesOfUsers(page.rows.map(({ id }) => id));
  const rows = page.rows.map((user) => ({
    id: user.id,
    username: user.username,
    name: user.name,
    email: user.email,
    standing: standingOf(user),
    roles: roles.get(user.id) ?? [],
    companyId: user.companyId,
    companyName: user.company?.name ?? null,
    lastLogin: user.lastLoginAt,
    created: user.createdAt,
  }));
  return { rows, total: page.total };
}

/** In the order of the scopes. */
async function rolesOfUsers(userIds: readonly number[]): Promise<Map<number, Role[]>> {
  const found = new Map<number, Role[]>();
  if (userIds.length === 0) return found;
  for (const { userId, role } of await UserRole.findAll({ where: { userId: [...userIds] }, order: ['position'] }))
    found.set(userId, [...(found.get(userId) ?? []), role]);
  return found;
}
