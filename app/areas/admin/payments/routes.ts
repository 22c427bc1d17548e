import { screen } from '../../../screen';

const file = (name: string) => `areas/admin/payments/${name}`;
const back = 'dashboard/admin/payments/list';

export const paymentScreens = {
  payments: screen('dashboard/admin/payments/list', file('list.tsx'), { area: 'admin' }),
  paymentsFile: screen('dashboard/admin/payments/list.csv', file('list-file.ts'), { area: 'admin' }),
  payment: screen('dashboard/admin/payments/details/:id', file('details.tsx'), { area: 'admin', back }),
  handlePayment: screen('dashboard/admin/payments/handle/:id', file('handle.tsx'), { area: 'admin', back }),
};
