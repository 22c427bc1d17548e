// Traces: S1-023
import { screen } from '../../../screen';

const file = (name: string) => `areas/admin/applicants/${name}`;
const back = 'dashboard/admin/applicants/list';

export const applicantScreens = {
  applicants: screen('dashboard/admin/applicants/list', file('list.tsx'), { area: 'admin' }),
  applicantsFile: screen('dashboard/admin/applicants/list.csv', file('list-file.ts'), { area: 'admin' }),
  replyToApplicant: screen('dashboard/admin/applicants/reply/:id', file('reply.tsx'), { area: 'admin', back }),
  denyApplicant: screen('dashboard/admin/applicants/deny/:id', file('deny.tsx'), { area: 'admin', back }),
};
