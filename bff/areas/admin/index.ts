/** What the administrators' screens show. */
export { applicantListSpec, readApplicants } from './applicant-list';
export { companyListSpec, readCompanies } from './company-list';
