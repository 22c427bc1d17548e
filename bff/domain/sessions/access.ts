// Traces: S2-008, S2-009, S2-010, S2-011, S2-012, S2-013, S2-014, S2-015, S2-016, S6-001, S6-002, S6-003, S6-004,
// S6-005, S6-006, S6-007, S6-008, S6-009, S6-010, S6-013, S6-014, S6-016, S6-018, S6-019, S6-020, S6-021
import { type Actor, isAdmin, hasRole, type UserActor } from '../shared/actor';
import type { CustomerType } from '../shared/customer-type';
import { destinations, routeAfterLogin } from './login-routing';
import { safeReturnUrl } from './return-url';
import { KEEPS_ACCOUNTS } from '@states/deal-roles';

/**
 * Parts of the product that let in different people. `open` and `account` are left alone by the redirects of the general area; `dashboard`
 * is the main route that only leads on.
 */
export const AREAS = ['general', 'open', 'account', 'dashboard', 'company', 'driver', 'admin', 'organisation', 'train', 'traffic'] as const; // prettier-ignore
export type Area = (typeof AREAS)[number];

/** The first row whose path is the address (without locale) or a folder above it. Every other path is the general area (section 2). */
const paths: readonly (readonly [path: string, area: Area])[] = [
  ['/dashboard/company', 'company'],
  ['/dashboard/driver', 'driver'],
  ['/dashboard/admin', 'admin'],
  ['/dashboard/organisation', 'organisation'],
  ['/dashboard/train', 'train'],
  ['/dashboard/traffic', 'traffic'],
  ['/dashboard', 'dashboard'],
  ['/user', 'account'],
  ['/settings/contact-info', 'account'],
  ['/settings', 'open'],
  ['/cookies', 'open'],
  ['/page', 'open'],
  ['/companies', 'open'],
  ['/404', 'open'],
  // A shared trip: anybody who has the link, whatever their roles.
  ['/trip', 'open'],
  // The texts of a section, which its script requests.
  ['/texts', 'open'],
  ['/auth', 'open'],
];

/** The area of an address with or without its locale; case does not matter, as in the router. */
export function areaOf(pathname: string): Area {
  const path = pathname
    .toLowerCase()
    .replace(/^\/(sv|en)(?=\/|$)/, '')
    .replace(/\.data$/, '');
  return paths.find(([prefix]) => path === prefix || path.startsWith(`${prefix}/`))?.[1] ?? 'general';
}

interface Rule {
  /** True: a visitor is sent to the login page. */
  login: boolean;
  allows: (actor: UserActor) => boolean;
}

const isFinance = (actor: UserActor) => hasRole(actor, 'DEAL_CUSTOMER_FINANCE');
const isCompany = (actor: UserActor) => hasRole(actor, 'COMPANY_ADMIN');

/** Who may be where (specification section 2, «Access control»). */
const rules: Record<Area, Rule> = {
  general: { login: false, allows: (actor) => !isAdmin(actor) && !isCompany(actor) && !isFinance(actor) },
  open: { login: false, allows: () => true },
  account: { login: true, allows: () => true },
  dashboard: { login: true, allows: () => false },
  company: { login: true, allows: isCompany },
  driver: { login: true, allows: (actor) => hasRole(actor, 'DRIVER') },
  admin: { login: true, allows: isAdmin },
  organisation: {
    login: true,
    allows: (actor) => hasRole(actor, ...KEEPS_ACCOUNTS, 'DEAL_CUSTOMER_USER'),
  },
  train: { login: true, allows: (actor) => actor.trainReplacementCustomer && hasRole(actor, 'DEAL_CUSTOMER_ADMIN') },
  traffic: { login: true, allows: (actor) => hasRole(actor, 'TRAFFIC_CONTROLLER') },
};

/** Where a user whose role does not belong in the general area is sent. */
function awayFromGeneral(actor: UserActor): string {
  if (isAdmin(actor)) return destinations.admin;
  return isCompany(actor) ? destinations.company : destinations.organisation;
}

export type Access = { kind: 'allowed' } | { kind: 'login' } | { kind: 'elsewhere'; path: string };

/** Whether the actor may be in that area; if not: log in first, or where to go instead (a path without locale). */
export function accessTo(area: Area, actor: Actor): Access {
  const rule = rules[area];
  if (actor.kind !== 'user') return rule.login ? { kind: 'login' } : { kind: 'allowed' };
  if (rule.allows(actor)) return { kind: 'allowed' };
  if (area === 'general') return { kind: 'elsewhere', path: awayFromGeneral(actor) };
  return { kind: 'elsewhere', path: routeAfterLogin({ ...actor, contactType: null }).path };
}

/** Where a user starts: the destination of their login, or where their role is sent from there. A path without locale. */
export function homeOf({ actor, contactType }: { actor: UserActor; contactType: CustomerType | null }): string {
  const { path } = routeAfterLogin({ ...actor, contactType });
  const access = accessTo(areaOf(path), actor);
  return access.kind === 'elsewhere' ? access.path : path;
}

/** Where a login leads: back to where it was asked for, if given and the user may be there; otherwise home. */
export function placeAfterLogin(
  person: { actor: UserActor; contactType: CustomerType | null },
  returnUrl: string | undefined,
): string {
  const back = safeReturnUrl(returnUrl);
  const mayReturn =
    back !== undefined &&
    accessTo(areaOf(new URL(back, 'http://self.invalid').pathname), person.actor).kind === 'allowed';
  return mayReturn ? back : homeOf(person);
}
