// Traces: S1-023
import { screen } from '../../../screen';

const file = (name: string) => `areas/admin/customers/${name}`;
const back = 'dashboard/admin/customers/list';

export const customerScreens = {
  customers: screen('dashboard/admin/customers/list', file('list.tsx'), { area: 'admin' }),
  customersFile: screen('dashboard/admin/customers/list.csv', file('list-file.ts'), { area: 'admin' }),
  createCustomer: screen('dashboard/admin/customers/create', file('create.tsx'), { area: 'admin', back }),
  editCustomer: screen('dashboard/admin/customers/edit/:id', file('edit.tsx'), { area: 'admin', back }),
  customer: screen('dashboard/admin/customers/:id', file('overview.tsx'), { area: 'admin', back }),
  sealedRecord: screen('dashboard/admin/customers/:id/sealed-record', file('sealed-record.tsx'), {
    area: 'admin',
    back,
  }),
};
