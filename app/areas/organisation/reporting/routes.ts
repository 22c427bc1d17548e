// By its path: the build reads the routes before it knows any alias.
import { KEEPS_ACCOUNTS } from '../../../../states/deal-roles';
import { screen } from '../../../screen';

const file = (name: string) => `areas/organisation/reporting/${name}`;
const folder = 'dashboard/organisation/reporting';
const facts = {
  area: 'organisation',
  roles: KEEPS_ACCOUNTS,
} as const;

export const unitReportScreens = {
  unitReport: screen(`${folder}/list`, file('list.tsx'), facts),
  unitReportFile: screen(`${folder}/list.csv`, file('list-file.ts'), facts),
};
