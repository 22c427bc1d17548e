// Traces: S1-009
import { screen } from '../../../screen';

const file = (name: string) => `areas/company/vehicle-costs/${name}`;
const folder = 'dashboard/company/vehicle-costs';
const facts = { area: 'company', back: `${folder}/list` } as const;

export const vehicleCostScreens = {
  vehicleCosts: screen(`${folder}/list`, file('list.tsx'), { area: 'company' }),
  basicVehicleCosts: screen(`${folder}/basic-details/:id`, file('basic-details.tsx'), facts),
  exceptionVehicleCosts: screen(`${folder}/exception-details/:id`, file('exception-details.tsx'), facts),
  addBasicVehicleCosts: screen(`${folder}/add-basic`, file('add-basic.tsx'), facts),
  addExceptionVehicleCosts: screen(`${folder}/add-exception`, file('add-exception.tsx'), facts),
  removeVehicleCosts: screen(`${folder}/remove/:id`, file('remove.tsx'), facts),
};
