import { screen } from '../../../screen';

const file = (name: string) => `areas/admin/payment-issues/${name}`;
const back = 'dashboard/admin/payment-issues/list';

export const paymentIssueScreens = {
  paymentIssues: screen('dashboard/admin/payment-issues/list', file('list.tsx'), { area: 'admin' }),
  paymentIssuesFile: screen('dashboard/admin/payment-issues/list.csv', file('list-file.ts'), { area: 'admin' }),
  paymentIssue: screen('dashboard/admin/payment-issues/details/:id', file('details.tsx'), { area: 'admin', back }),
  handlePaymentIssues: screen('dashboard/admin/payment-issues/handle', file('handle-many.tsx'), {
    area: 'admin',
    back,
  }),
  handlePaymentIssue: screen('dashboard/admin/payment-issues/handle/:id', file('handle.tsx'), { area: 'admin', back }),
};
