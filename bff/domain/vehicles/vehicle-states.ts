import { vehicleStates as states } from '@states/vehicle-states';
import { enforced } from '@bff/domain/shared/transitions';

export type { VehicleStatus } from '@states/vehicle-states';
export const vehicleStates = enforced('vehicle', states);
