import { screen } from '../../../screen';

const file = (name: string) => `areas/company/settlements/${name}`;
const folder = 'dashboard/company/settlements';
const details = `${folder}/details/:month` as const;
const back = `${folder}/list`;

export const settlementScreens = {
  companySettlements: screen(`${folder}/list`, file('list.tsx'), { area: 'company' }),
  companySettlementsFile: screen(`${folder}/list.csv`, file('list-file.ts'), { area: 'company' }),
  companySettlement: screen(details, file('details.tsx'), { area: 'company', back }),
  companySettlementCsv: screen(`${details}/statement.csv`, file('statement-csv.ts'), { area: 'company' }),
  companySettlementPdf: screen(`${details}/statement.pdf`, file('statement-pdf.ts'), { area: 'company' }),
};
