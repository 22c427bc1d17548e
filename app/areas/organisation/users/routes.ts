import { screen } from '../../../screen';

const file = (name: string) => `areas/organisation/users/${name}`;
const folder = 'dashboard/organisation/users';
const facts = { area: 'organisation', roles: ['DEAL_CUSTOMER_ADMIN'] } as const;
const back = folder;

export const userScreens = {
  organisationUsers: screen(folder, file('list.tsx'), facts),
  organisationUsersFile: screen(`${folder}.csv`, file('list-file.ts'), facts),
  createOrganisationUser: screen(`${folder}/create`, file('create.tsx'), { ...facts, back }),
  editOrganisationUser: screen(`${folder}/edit/:id`, file('edit.tsx'), { ...facts, hidden: true, back }),
  giveRight: screen(`${folder}/give-right/:id`, file('give-right.tsx'), { ...facts, back }),
  takeRight: screen(`${folder}/take-right/:id`, file('take-right.tsx'), { ...facts, back }),
  organisationUser: screen(`${folder}/:id`, file('details.tsx'), { ...facts, hidden: true, back }),
  actOnOrganisationUser: screen(`${folder}/:id/:act`, file('act.tsx'), { ...facts, hidden: true, back }),
};
