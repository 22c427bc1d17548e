// Traces: S1-016
import { screen } from '../../../screen';

const file = (name: string) => `areas/company/reporting/${name}`;
const folder = 'dashboard/company/reporting';

export const reportingScreens = {
  companyReport: screen(`${folder}/list`, file('list.tsx'), { area: 'company' }),
  companyReportFile: screen(`${folder}/list.csv`, file('list-file.ts'), { area: 'company' }),
};
