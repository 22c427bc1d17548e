import { type Actor, hasRole, isAdmin } from '../shared/actor';
import type { DealRole } from './deal-roles';

/** A user's rights for one unit: those given there and those that reach down to it. */
export interface Reach {
  roles: readonly DealRole[];
}

const has = (reach: Reach | undefined, ...roles: DealRole[]): boolean =>
  reach?.roles.some((role) => roles.includes(role)) ?? false;

/** Who may do what with deal organisations (domain.md sections 2 and 8). A unit out of reach does not exist for the actor. */
export const dealOrganisationPolicy = {
  /** Create organisations, see all of them, and change their terms. */
  create: (actor: Actor): boolean => isAdmin(actor),
  /** See any units at all. */
  list: (actor: Actor): boolean =>
    isAdmin(actor) ||
    hasRole(actor, 'TRAFFIC_CONTROLLER', 'DEAL_CUSTOMER_USER', 'DEAL_CUSTOMER_ADMIN', 'DEAL_CUSTOMER_BOOKER', 'DEAL_CUSTOMER_FINANCE'), // prettier-ignore
  /** See units to buy for. */
  listForPurchase: (actor: Actor): boolean =>
    isAdmin(actor) || hasRole(actor, 'TRAFFIC_CONTROLLER', 'DEAL_CUSTOMER_ADMIN', 'DEAL_CUSTOMER_BOOKER'),
  see: (actor: Actor, reach: Reach | undefined): boolean => isAdmin(actor) || (reach?.roles.length ?? 0) > 0,
  /** See the organisation at all: all of its users. */
  belongsTo: (actor: Actor, reach: Reach | undefined): boolean => isAdmin(actor) || reach !== undefined,
  /** See the organisation's payment terms. */
  seeTerms: (reach: Reach | undefined): boolean => has(reach, 'finance', 'admin'),
  /** See purchases for a unit. */
  seePurchases: (reach: Reach | undefined): boolean => has(reach, 'finance', 'booker', 'admin'),
  /** Buy for a unit. */
  buy: (reach: Reach | undefined): boolean => has(reach, 'booker', 'admin'),
  /** Add, change and remove units under a unit, and assign rights there. */
  manage: (actor: Actor, reach: Reach | undefined): boolean => isAdmin(actor) || has(reach, 'admin'),
};
