import { screen } from '../../../screen';

const file = (name: string) => `areas/admin/refunds/${name}`;
const back = 'dashboard/admin/refunds/list';

export const refundScreens = {
  refunds: screen('dashboard/admin/refunds/list', file('list.tsx'), { area: 'admin' }),
  refundsFile: screen('dashboard/admin/refunds/list.csv', file('list-file.ts'), { area: 'admin' }),
  refund: screen('dashboard/admin/refunds/details/:id', file('details.tsx'), { area: 'admin', back }),
  retryRefunds: screen('dashboard/admin/refunds/retry', file('retry-many.tsx'), { area: 'admin', back }),
  refundElsewhere: screen('dashboard/admin/refunds/elsewhere/:id', file('elsewhere.tsx'), { area: 'admin', back }),
};
