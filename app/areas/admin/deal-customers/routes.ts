// Traces: S1-023
import { screen } from '../../../screen';

const file = (name: string) => `areas/admin/deal-customers/${name}`;
const back = 'dashboard/admin/deal-customers/list';

export const dealCustomerScreens = {
  dealCustomers: screen('dashboard/admin/deal-customers/list', file('list.tsx'), { area: 'admin' }),
  dealCustomersFile: screen('dashboard/admin/deal-customers/list.csv', file('list-file.ts'), { area: 'admin' }),
  createDealCustomer: screen('dashboard/admin/deal-customers/create', file('create.tsx'), { area: 'admin', back }),
  dealCustomer: screen('dashboard/admin/deal-customers/details/:id', file('details.tsx'), { area: 'admin', back }),
  editDealCustomer: screen('dashboard/admin/deal-customers/edit/:id', file('edit.tsx'), { area: 'admin', back }),
  dealCustomerStatus: screen('dashboard/admin/deal-customers/status/:id', file('status.tsx'), { area: 'admin', back }),
};
