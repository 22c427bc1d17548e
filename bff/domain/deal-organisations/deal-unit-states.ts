import { dealUnitStates as states } from '@states/deal-unit-states';
import { enforced } from '../shared/transitions';

export type { DealUnitStatus } from '@states/deal-unit-states';
export const dealUnitStates = enforced('dealUnit', states);
