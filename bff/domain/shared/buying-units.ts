// Traces: S5-012
import type { DealRole } from '@states/deal-roles';
import { type Actor, hasRole } from './actor';

/** The part of a purchase that decides who may see it and act on it. */
export interface Purchase {
  customerId: number;
  /** Who bought it. */
  userId: number;
  /** The organisation that bought it; null for a customer's own purchase. */
  dealOrganisationId: number | null;
  /** The unit that it is for and that unit's ancestors; empty while no unit has been chosen. */
  unitLine: readonly number[];
}

const hasRight = (actor: Actor, { dealOrganisationId, unitLine }: Purchase, roles: readonly DealRole[]): boolean =>
  actor.kind === 'user' &&
  actor.deal?.organisationId === dealOrganisationId &&
  actor.deal?.rights.some(({ unitId, role }) => unitLine.includes(unitId) && roles.includes(role)) === true;

/** Whether the actor may buy for any unit of an organisation. */
export const buysForUnits = (actor: Actor): boolean =>
  actor.kind === 'user' && !!actor.deal && hasRole(actor, 'DEAL_CUSTOMER_ADMIN', 'DEAL_CUSTOMER_BOOKER');

/** Whether the actor belongs to a unit and may ask for quotes there, which whoever buys for it then chooses among. */
export const asksForUnits = (actor: Actor): boolean =>
  actor.kind === 'user' && !!actor.deal && hasRole(actor, 'DEAL_CUSTOMER_USER');

/**
 * Whether the actor may complete, pay and cancel the purchase: its customer, or, for an organisation's purchase, the bookers and
 * administrators of its unit. While no unit has been chosen, only the user who holds it.
 */
export function isBuyer(actor: Actor, purchase: Purchase): boolean {
  if (actor.kind !== 'user') return false;
  if (purchase.dealOrganisationId === null) return actor.customerId === purchase.customerId;
  if (purchase.unitLine.length > 0) return hasRight(actor, purchase, ['booker', 'admin']);
  return (
    buysForUnits(actor) &&
    actor.deal?.organisationId === purchase.dealOrganisationId &&
    actor.userId === purchase.userId
  );
}

/** Buyers, and those who keep the unit's accounts. */
export const seesPurchase = (actor: Actor, purchase: Purchase): boolean =>
  isBuyer(actor, purchase) || (purchase.dealOrganisationId !== null && hasRight(actor, purchase, ['finance']));
