// Traces: S1-023
import { screen } from '../../../screen';

const file = (name: string) => `areas/admin/users/${name}`;
const back = 'dashboard/admin/users';

export const userScreens = {
  users: screen('dashboard/admin/users', file('list.tsx'), { area: 'admin' }),
  usersFile: screen('dashboard/admin/users.csv', file('list-file.ts'), { area: 'admin' }),
  createUser: screen('dashboard/admin/users/create', file('create.tsx'), { area: 'admin', back }),
  inviteUsers: screen('dashboard/admin/users/invite', file('invite-many.tsx'), { area: 'admin', back }),
  deletions: screen('dashboard/admin/users/deletions', file('deletions.tsx'), { area: 'admin', back }),
  editUser: screen('dashboard/admin/users/edit/:id', file('edit.tsx'), { area: 'admin', back }),
  userOrganisations: screen('dashboard/admin/users/organisations/:id', file('organisations.tsx'), {
    area: 'admin',
    back,
  }),
  user: screen('dashboard/admin/users/:id', file('details.tsx'), { area: 'admin', back }),
  actOnUser: screen('dashboard/admin/users/:id/:act', file('act.tsx'), { area: 'admin', back }),
};
