// Traces: S1-017, S6-022, S6-023, S6-024, S6-028
import { type Actor, isAdmin, type Role, type UserActor } from '../shared/actor';

/** What somebody may do with another's account. `disable` is enabling too; `logOut` ends their sessions everywhere. */
export const USER_ACTIONS = ['see', 'create', 'edit', 'disable', 'unlock', 'invite', 'logOut', 'resetSecondFactor', 'delete'] as const; // prettier-ignore
export type UserAction = (typeof USER_ACTIONS)[number];

type Manager = 'SYSTEM_OWNER' | 'SYSTEM_ADMIN' | 'COMPANY_ADMIN';
type Allowed = readonly UserAction[];

const everything: Allowed = USER_ACTIONS;
const allButMaking: Allowed = USER_ACTIONS.filter((action) => action !== 'create');
/** People whose organisation made their account: helped and kept out here, neither made nor deleted. */
const help: Allowed = allButMaking.filter((action) => action !== 'delete');
/** A company's administrators run their people, but a lost second factor is looked into by somebody outside the company. */
const colleagues: Allowed = USER_ACTIONS.filter((action) => action !== 'resetSecondFactor');
const nothing: Allowed = [];

/**
 * Who may do what with an account of that role (specification section 6, decision 0160). A company administrator's column holds within
 * their own company only.
 */
const table: Readonly<Record<Role, Readonly<Record<Manager, Allowed>>>> = {
  SYSTEM_OWNER: { SYSTEM_OWNER: allButMaking, SYSTEM_ADMIN: ['see'], COMPANY_ADMIN: nothing },
  SYSTEM_ADMIN: { SYSTEM_OWNER: everything, SYSTEM_ADMIN: ['see', 'create'], COMPANY_ADMIN: nothing },
  TRAFFIC_CONTROLLER: { SYSTEM_OWNER: everything, SYSTEM_ADMIN: everything, COMPANY_ADMIN: nothing },
  COMPANY_ADMIN: { SYSTEM_OWNER: everything, SYSTEM_ADMIN: everything, COMPANY_ADMIN: colleagues },
  DRIVER: { SYSTEM_OWNER: everything, SYSTEM_ADMIN: everything, COMPANY_ADMIN: colleagues },
  DEAL_CUSTOMER_USER: { SYSTEM_OWNER: help, SYSTEM_ADMIN: help, COMPANY_ADMIN: nothing },
  DEAL_CUSTOMER_ADMIN: { SYSTEM_OWNER: help, SYSTEM_ADMIN: help, COMPANY_ADMIN: nothing },
  DEAL_CUSTOMER_BOOKER: { SYSTEM_OWNER: help, SYSTEM_ADMIN: help, COMPANY_ADMIN: nothing },
  DEAL_CUSTOMER_FINANCE: { SYSTEM_OWNER: help, SYSTEM_ADMIN: help, COMPANY_ADMIN: nothing },
  // Who made the account themselves may ask for its deletion by letter too.
  CUSTOMER: { SYSTEM_OWNER: allButMaking, SYSTEM_ADMIN: allButMaking, COMPANY_ADMIN: nothing },
  PRIVATE_CUSTOMER: { SYSTEM_OWNER: allButMaking, SYSTEM_ADMIN: allButMaking, COMPANY_ADMIN: nothing },
  CORPORATE_CUSTOMER: { SYSTEM_OWNER: allButMaking, SYSTEM_ADMIN: allButMaking, COMPANY_ADMIN: nothing },
};

/** The part of an account that access depends on. */
export interface UserSubject {
  /** Null: one that is still to be made. */
  id: number | null;
  roles: readonly Role[];
  companyId: number | null;
}

const MANAGERS: readonly Manager[] = ['SYSTEM_OWNER', 'SYSTEM_ADMIN', 'COMPANY_ADMIN'];

/** As what the actor manages people: the first that they are. */
const managerOf = (actor: UserActor): Manager | undefined => MANAGERS.find((role) => actor.roles.includes(role));

/** Who has made the account themselves. */
const CUSTOMERS: readonly Role[] = ['CUSTOMER', 'PRIVATE_CUSTOMER', 'CORPORATE_CUSTOMER'];

export const userPolicy = {
  /** Every role of the account must allow it. One's own account is only looked at here: the profile asks for the password first. */
  can(actor: Actor, action: UserAction, subject: UserSubject): boolean {
    if (actor.kind !== 'user') return false;
    const manager = managerOf(actor);
    if (!manager) return false;
    if (actor.userId === subject.id && action !== 'see') return false;
    if (manager === 'COMPANY_ADMIN') {
      const isColleague = actor.companyId !== null && actor.companyId === subject.companyId;
      if (!isColleague || subject.roles.length === 0) return false;
    }
    return subject.roles.every((role) => table[role][manager].includes(action));
  },

  /** «A user cannot delete themselves» (section 6) is about those whom others have made; customers delete their own account. */
  deleteOneself: (roles: readonly Role[]): boolean =>
    roles.length > 0 && roles.every((role) => CUSTOMERS.includes(role)),

  /** Whose deletion can wait until it is possible: those for whom trips stand in its way. */
  waitForDeletion: (roles: readonly Role[]): boolean => userPolicy.deleteOneself(roles),

  /** Look up who stood behind a deleted account (decision 0241): each time with a reason that the event log keeps. */
  openSeal: (actor: Actor): boolean => isAdmin(actor),

  /** See the list of people: all of them for administrators, one's own company's for its administrators. */
  list: (actor: Actor): boolean => actor.kind === 'user' && managerOf(actor) !== undefined,

  /** The roles that the actor may give to somebody of that company (null: of none). */
  givableRoles: (actor: Actor, companyId: number | null): Role[] =>
    (Object.keys(table) as Role[]).filter((role) =>
      userPolicy.can(actor, 'create', { id: null, roles: [role], companyId }),
    ),
};
