import { screen } from '../../../screen';

const file = (name: string) => `areas/organisation/reporting/${name}`;
const folder = 'dashboard/organisation/reporting';

export const unitReportScreens = {
  unitReport: screen(`${folder}/list`, file('list.tsx'), { area: 'organisation' }),
  unitReportFile: screen(`${folder}/list.csv`, file('list-file.ts'), { area: 'organisation' }),
};
