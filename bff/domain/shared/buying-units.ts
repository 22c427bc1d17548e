// Traces: S5-012
import type { DealRole } from '@states/deal-roles';
import { type Actor, hasRole } from './actor';

/** Whose a purchase is, as far as it decides who may see it and do something with it. */
export interface Purchase {
  customerId: number;
  /** Who bought it. */
  userId: number;
  /** The organisation that bought it; null: a customer of their own. */
  dealOrganisationId: number | null;
  /** The unit that it is for and those above it; none as long as that is not said. */
  unitLine: readonly number[];
}

const hasRight = (actor: Actor, { dealOrganisationId, unitLine }: Purchase, roles: readonly DealRole[]): boolean =>
  actor.kind === 'user' &&
  actor.deal?.organisationId === dealOrganisationId &&
  actor.deal?.rights.some(({ unitId, role }) => unitLine.includes(unitId) && roles.includes(role)) === true;

/** Buys for an organisation at all: somewhere in its tree. */
export const buysForUnits = (actor: Actor): boolean =>
  actor.kind === 'user' && !!actor.deal && hasRole(actor, 'DEAL_CUSTOMER_ADMIN', 'DEAL_CUSTOMER_BOOKER');

/**
 * Whether the purchase is the actor's to fill in, pay and cancel: the customer; of an organisation's, the bookers and administrators of
 * the unit that it is for, and as long as that is not said, who holds it.
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

/** Who buys, and who keeps the unit's accounts. */
export const seesPurchase = (actor: Actor, purchase: Purchase): boolean =>
  isBuyer(actor, purchase) || (purchase.dealOrganisationId !== null && hasRight(actor, purchase, ['finance']));
