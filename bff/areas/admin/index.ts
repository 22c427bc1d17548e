/** What the administrators' screens show. */
export { applicantListSpec, readApplicants } from './applicant-list';
export { companyListSpec, readCompanies } from './company-list';
export { adminOverview, type Figures, type Queues } from './overview';
