// Traces: S1-017, S6-022, S6-023, S6-024, S6-028
import { type Actor, isAdmin, type Role, type UserActor } from '../shared/actor';

/**
 * What a user may do with somebody else's account. `disable` includes enabling; `sendPasswordLink` mails the account's own address;
 * `logOut` ends their sessions everywhere.
 */
export const USER_ACTIONS = ['see', 'create', 'edit', 'disable', 'unlock', 'sendPasswordLink', 'invite', 'logOut', 'resetSecondFactor', 'delete'] as const; // prettier-ignore
export type UserAction = (typeof USER_ACTIONS)[number];

type Manager = 'SYSTEM_OWNER' | 'SYSTEM_ADMIN' | 'COMPANY_ADMIN';
type Allowed = readonly UserAction[];

const everything: Allowed = USER_ACTIONS;
const allButMaking: Allowed = USER_ACTIONS.filter((action) => action !== 'create');
/** Accounts created by an organisation: helped and disabled here, neither created nor deleted. */
const help: Allowed = allButMaking.filter((action) => action !== 'delete');
/** Company admins manage their people, but a lost second factor is examined by somebody outside the company. */
const colleagues: Allowed = USER_ACTIONS.filter((action) => action !== 'resetSecondFactor');
const nothing: Allowed = [];

/**
 * Who may do what with an account of that role (specification section 6, decision 0160). A company admin's column applies only within their
 * own company.
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
  // Customers may also ask for the deletion of their account by letter.
  CUSTOMER: { SYSTEM_OWNER: allButMaking, SYSTEM_ADMIN: allButMaking, COMPANY_ADMIN: nothing },
  PRIVATE_CUSTOMER: { SYSTEM_OWNER: allButMaking, SYSTEM_ADMIN: allButMaking, COMPANY_ADMIN: nothing },
  CORPORATE_CUSTOMER: { SYSTEM_OWNER: allButMaking, SYSTEM_ADMIN: allButMaking, COMPANY_ADMIN: nothing },
};

/** The part of an account that access depends on. */
export interface UserSubject {
  /** Null for an account yet to be created. */
  id: number | null;
  roles: readonly Role[];
  companyId: number | null;
}

const MANAGERS: readonly Manager[] = ['SYSTEM_OWNER', 'SYSTEM_ADMIN', 'COMPANY_ADMIN'];

/** The role in which the actor manages accounts: the first that applies. */
const managerOf = (actor: UserActor): Manager | undefined => MANAGERS.find((role) => actor.roles.includes(role));

/** Users who created their account themselves. */
const CUSTOMERS: readonly Role[] = ['CUSTOMER', 'PRIVATE_CUSTOMER', 'CORPORATE_CUSTOMER'];

export const userPolicy = {
  /** Every role of the account must allow it. One's own account can only be seen here: the profile asks for the password first. */
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

  /** «A user cannot delete themselves» (section 6) is about accounts created by others; customers delete their own account. */
  deleteOneself: (roles: readonly Role[]): boolean =>
    roles.length > 0 && roles.every((role) => CUSTOMERS.includes(role)),

  /** Whose deletion can be postponed until it is possible: users whose trips prevent it. */
  waitForDeletion: (roles: readonly Role[]): boolean => userPolicy.deleteOneself(roles),

  /** See who was behind a deleted account (decision 0241): each time with a reason that the event log keeps. */
  openSeal: (actor: Actor): boolean => isAdmin(actor),

  /** See the list of people: all for administrators, their own company's for company admins. */
  list: (actor: Actor): boolean => actor.kind === 'user' && managerOf(actor) !== undefined,

  /** The roles that the actor may give to a user of that company (null: of none). */
  givableRoles: (actor: Actor, companyId: number | null): Role[] =>
    (Object.keys(table) as Role[]).filter((role) =>
      userPolicy.can(actor, 'create', { id: null, roles: [role], companyId }),
    ),
};
