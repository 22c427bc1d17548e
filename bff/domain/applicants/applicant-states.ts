// Traces: S4-054, S4-055
import { applicantStates as states } from '@states/applicant-states';
import { enforced } from '@bff/domain/shared/transitions';

export type { ApplicantStatus } from '@states/applicant-states';
export const applicantStates = enforced('applicant', states);
