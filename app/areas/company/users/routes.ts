// Traces: S1-017, S6-028
import { screen } from '../../../screen';

const file = (name: string) => `areas/company/users/${name}`;
const back = 'dashboard/company/users/list';

export const userScreens = {
  companyUsers: screen('dashboard/company/users/list', file('list.tsx'), { area: 'company' }),
  companyUsersFile: screen('dashboard/company/users/list.csv', file('list-file.ts'), { area: 'company' }),
  createCompanyUser: screen('dashboard/company/users/create', file('create.tsx'), { area: 'company', back }),
  editCompanyUser: screen('dashboard/company/users/edit/:id', file('edit.tsx'), { area: 'company', back }),
  companyUser: screen('dashboard/company/users/:id', file('details.tsx'), { area: 'company', back }),
  actOnCompanyUser: screen('dashboard/company/users/:id/:act', file('act.tsx'), { area: 'company', back }),
};
