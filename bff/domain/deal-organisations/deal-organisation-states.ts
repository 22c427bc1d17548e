import { dealOrganisationStates as states } from '@states/deal-organisation-states';
import { enforced } from '../shared/transitions';

export type { DealOrganisationStatus } from '@states/deal-organisation-states';
export const dealOrganisationStates = enforced('dealOrganisation', states);
