import { screen } from '../../../screen';

const file = (name: string) => `areas/admin/settlements/${name}`;
const folder = 'dashboard/admin/settlements';
const details = `${folder}/details/:id/:month` as const;
const back = `${folder}/list`;

export const settlementScreens = {
  settlements: screen(`${folder}/list`, file('list.tsx'), { area: 'admin' }),
  settlementsFile: screen(`${folder}/list.csv`, file('list-file.ts'), { area: 'admin' }),
  settlement: screen(details, file('details.tsx'), { area: 'admin', back }),
  settlementCsv: screen(`${details}/statement.csv`, file('statement-csv.ts'), { area: 'admin' }),
  settlementPdf: screen(`${details}/statement.pdf`, file('statement-pdf.ts'), { area: 'admin' }),
};
