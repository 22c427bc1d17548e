/** Bus companies (operators): their details and states, and the countries that they drive in. */
export { addRating } from './add-rating.store';
export { addCompany, type FirstAdministrator } from './add-company';
export { changeLogo, logoRevision } from './change-logo';
export { changeCompanyStatus, tripsUntil } from './change-company-status';
export { type Certificate, CERTIFICATES, type CompanyDetails, companyNumbers } from './company-details';
export { companyLogos } from './company-logos';
export { type CommissionPeriod, type CommissionStep } from './commission-timeline';
export {
  commissionToday,
  type CompanyCommission,
  seeCommission,
  setCommission,
  withdrawCommission,
} from './company-commission';
export { listCommissions } from './commission-list';
export type { CommissionListQuery, CommissionSummary } from './commission-list.store';
export {
  type CompanyCounts,
  type CompanyListQuery,
  type CompanySummary,
  countCompanies,
  LISTED_PERMITS,
} from './company-list.store';
export { companyPolicy } from './company.policy';
export { companyStates, type CompanyStatus } from './company-states';
export { type Company, type CompanyAdministrator } from './company.store';
export { checkedCountries, type Country, listCountries } from './country.store';
export { editCompany, editOwnCompany, type OwnDetails } from './edit-company';
export { type PermitLack, permitLacks, permitOf, type PermitStanding } from './permit-standing';
export { isRegistered } from './is-registered';
export { newestReviews, type PublicCompany, publicCompany, sellingCompanies, sellingNames } from './public-company';
export type { Review, SellingCompany } from './public-company.store';
export { warnOfPermits } from './warn-of-permits';
export { companyAdministrators, companyContacts, hasHadTrips, listCompanies, seeCompany } from './see-company';
