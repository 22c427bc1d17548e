/** Organisations that buy by contract: their units, and what their users may do for which. */
export { actsFor } from './act-for';
export { createDealOrganisation, type NewDealOrganisation } from './create-deal-organisation';
export { dealOrganisationPolicy } from './deal-organisation.policy';
export type { DealUnit } from './deal-unit.store';
export { DEAL_ROLES, type DealRole } from './deal-roles';
export { giveDealRight, inviteDealUser, type NewDealUser, takeDealRight } from './deal-rights';
export { addDealUnit, customerUnits, removeDealUnit, type UnitListQuery, unitsForPurchase } from './deal-units';
