/** Organisations that buy by agreement: their terms, their units, and what their users may do for which. */
export { type ActedFor, actedFor, actsFor } from './act-for';
export { organisationThatAsks, organisationThatBuys, unitToBuyFor } from './buy-for-unit';
export { changeDealOrganisationStatus } from './change-deal-organisation-status';
export { createDealOrganisation, type NewDealOrganisation } from './create-deal-organisation';
export type { DealMember } from './deal-members';
export {
  type DealOrganisationDetails,
  MAX_PAYMENT_TERMS_DAYS,
  PAYMENT_OPTIONS,
  type PaymentOption,
  PLAIN_TERMS,
} from './deal-organisation-details';
export { type DealOrganisationStatus, dealOrganisationStates } from './deal-organisation-states';
export type { DealOrganisationListQuery, DealOrganisationSummary } from './deal-organisation-list.store';
export { dealOrganisationPolicy } from './deal-organisation.policy';
export type { DealOrganisation } from './deal-organisation.store';
export type { DealUnit, ReachedUnit } from './deal-unit.store';
export { DEAL_ROLES, DEAL_SCOPES, type DealRole } from './deal-roles';
export {
  dealRightsOf,
  giveDealRight,
  inviteDealUser,
  type NewDealUser,
  type ShownRight,
  takeDealRight,
  type UnitRole,
  unitRolesSeenBy,
} from './deal-rights';
export {
  addDealUnit,
  customerUnits,
  editDealUnit,
  removeDealUnit,
  seeDealUnit,
  type UnitListQuery,
  unitsForPurchase,
  unitsWithAccounts,
} from './deal-units';
export { administeredPeople, dealUserManager } from './deal-user-manager';
export { editDealContact, editDealOrganisation } from './edit-deal-organisation';
export { personalDataOfDealUsers } from './personal-data-of-deal-users';
export {
  listDealOrganisations,
  manageableUnits,
  type OwnDealOrganisation,
  ownDealOrganisation,
  organisationOfUser,
  seeDealOrganisation,
} from './see-deal-organisation';
export { controllerOrganisations, serveOrganisations } from './serve-organisations';
export { buyersServing, otherBuyersOf, type OwnBuyer, ownBuyers, peopleServed } from './unit-buyers';
