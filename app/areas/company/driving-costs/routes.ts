// Traces: S1-009
import { screen } from '../../../screen';

const file = (name: string) => `areas/company/driving-costs/${name}`;
const folder = 'dashboard/company/driving-costs';
const facts = { area: 'company', back: `${folder}/list` } as const;

export const drivingCostScreens = {
  drivingCosts: screen(`${folder}/list`, file('list.tsx'), { area: 'company' }),
  basicDrivingCosts: screen(`${folder}/basic-details/:id`, file('basic-details.tsx'), facts),
  exceptionDrivingCosts: screen(`${folder}/exception-details/:id`, file('exception-details.tsx'), facts),
  addBasicDrivingCosts: screen(`${folder}/add-basic`, file('add-basic.tsx'), facts),
  addExceptionDrivingCosts: screen(`${folder}/add-exception`, file('add-exception.tsx'), facts),
  removeDrivingCosts: screen(`${folder}/remove/:id`, file('remove.tsx'), facts),
};
