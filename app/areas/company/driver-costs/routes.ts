// Traces: S1-009
import { screen } from '../../../screen';

const file = (name: string) => `areas/company/driver-costs/${name}`;
const folder = 'dashboard/company/driver-costs';
const facts = { area: 'company', back: `${folder}/list` } as const;

export const driverCostScreens = {
  driverCosts: screen(`${folder}/list`, file('list.tsx'), { area: 'company' }),
  basicDriverCosts: screen(`${folder}/basic-details/:id`, file('basic-details.tsx'), facts),
  exceptionDriverCosts: screen(`${folder}/exception-details/:id`, file('exception-details.tsx'), facts),
  addBasicDriverCosts: screen(`${folder}/add-basic`, file('add-basic.tsx'), facts),
  addExceptionDriverCosts: screen(`${folder}/add-exception`, file('add-exception.tsx'), facts),
  removeDriverCosts: screen(`${folder}/remove/:id`, file('remove.tsx'), facts),
};
