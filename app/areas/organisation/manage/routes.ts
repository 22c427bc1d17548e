import { screen } from '../../../screen';

const file = (name: string) => `areas/organisation/manage/${name}`;
const folder = 'dashboard/organisation/manage';
const facts = { area: 'organisation', roles: ['DEAL_CUSTOMER_ADMIN'] } as const;
const back = folder;

export const manageScreens = {
  units: screen(folder, file('units.tsx'), facts),
  addUnit: screen(`${folder}/add-unit`, file('add-unit.tsx'), { ...facts, back }),
  editUnit: screen(`${folder}/edit-unit/:id`, file('edit-unit.tsx'), { ...facts, hidden: true, back }),
  removeUnit: screen(`${folder}/remove-unit/:id`, file('remove-unit.tsx'), { ...facts, hidden: true, back }),
};
