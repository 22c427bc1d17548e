import { screen } from '../../../screen';

const file = (name: string) => `areas/admin/reporting/${name}`;

export const reportingScreens = {
  adminReport: screen('dashboard/admin/reporting', file('reporting.tsx'), { area: 'admin' }),
  adminReportFile: screen('dashboard/admin/reporting.csv', file('reporting-file.ts'), { area: 'admin' }),
};
