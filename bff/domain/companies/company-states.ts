// Traces: S3-042, S4-051, S4-052, S4-053
import { companyStates as states } from '@states/company-states';
import { enforced } from '@bff/domain/shared/transitions';

export type { CompanyStatus } from '@states/company-states';
export const companyStates = enforced('company', states);
