/** Cancellation fees by operator, and the minimum that the marketplace requires. A booking keeps the terms that it was made with. */
export { type CompanyTiers, seeCompanyTiers, setCompanyTiers } from './company-tiers';
export { type CompanyTiersListQuery, type CompanyTiersSummary, listCompanyTiers } from './list-company-tiers';
export { companiesWithoutTiers } from './list-company-tiers';
export { type MinimumTiers, minimumTiers, seeMinimumTiers, setMinimumTiers } from './minimum-tiers';
