/** Bus companies that apply to sell their trips here, and the answers they get. */
export { applicantStates, type ApplicantStatus } from './applicant-states';
export { type Applicant, type ApplicantListQuery } from './applicant.store';
export { approveApplicant, denyApplicant } from './decide-applicant';
export { type Application, registerApplicant } from './register-applicant';
export { listApplicants, seeApplicant, waitingApplicants } from './see-applicants';
