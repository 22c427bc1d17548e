import { integrationStates as states } from '@states/integration-states';
import { enforced } from '../shared/transitions';

export type { IntegrationStatus } from '@states/integration-states';
export const integrationStates = enforced('integration', states);
