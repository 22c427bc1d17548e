import { findUsers, USER_STANDINGS, userPolicy, type UserSummary } from '@bff/domain/accounts';
import { type UnitRole, unitRolesSeenBy } from '@bff/domain/deal-organisations';
import { type Actor, hasRole, type Role, ROLES, type UserActor } from '@bff/domain/shared/actor';
import { type Asked, checkCompany, listSpec, type ReadList } from '@bff/lists';

export const userListSpec = listSpec({
  sorts: ['name', 'created', 'lastLogin'],
  plainSort: 'name',
  filters: {
    role: ROLES,
    standing: USER_STANDINGS,
    company: checkCompany,
  },
});

/** An account in a list; of an organisation, with the units that its roles are for. */
export interface ListedUser extends UserSummary {
  unitRoles?: UnitRole[] | undefined;
}

export const readUsers =
  (actor: UserActor, { text, filters, sort, descending }: Asked<typeof userListSpec>): ReadList<ListedUser> =>
  async (part) => {
    const found = await findUsers(actor, {
      text,
      role: filters.role,
      standing: filters.standing,
      companyId: filters.company === undefined ? undefined : Number(filters.company),
      sort,
      descending,
      ...part,
    });
    if (!hasRole(actor, 'DEAL_CUSTOMER_ADMIN')) return found;
    const roles = await unitRolesSeenBy(actor);
    return { ...found, rows: found.rows.map((user) => ({ ...user, unitRoles: roles.get(user.id) ?? [] })) };
  };

/** The role sets that can be chosen when registering a user here, in the order of the scopes. */
export const GIVEN_ROLES = {
  driver: ['DRIVER'],
  companyAdmin: ['COMPANY_ADMIN'],
  drivingCompanyAdmin: ['DRIVER', 'COMPANY_ADMIN'],
  trafficController: ['TRAFFIC_CONTROLLER'],
  systemAdmin: ['SYSTEM_ADMIN'],
} as const satisfies Record<string, readonly Role[]>;
export type RoleSet = keyof typeof GIVEN_ROLES;

/** The role sets that the actor may give to a user of that company. */
export const givableRoleSets = (actor: Actor, companyId: number | null): RoleSet[] =>
  (Object.keys(GIVEN_ROLES) as RoleSet[]).filter((set) =>
    userPolicy.can(actor, 'create', { id: null, roles: GIVEN_ROLES[set], companyId }),
  );

/** The set that matches the roles; undefined for roles that cannot be given here. */
export const roleSetOf = (roles: readonly Role[]): RoleSet | undefined =>
  (Object.keys(GIVEN_ROLES) as RoleSet[]).find(
    (set) => GIVEN_ROLES[set].length === roles.length && GIVEN_ROLES[set].every((role) => roles.includes(role)),
  );
