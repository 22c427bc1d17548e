// Traces: S1-023
import { screen } from '../../../screen';

const file = (name: string) => `areas/admin/transport-companies/${name}`;
const folder = 'dashboard/admin/transport-companies';
const facts = { area: 'admin', back: `${folder}/list` } as const;

export const companyScreens = {
  companies: screen(`${folder}/list`, file('list.tsx'), { area: 'admin' }),
  companiesFile: screen(`${folder}/list.csv`, file('list-file.ts'), { area: 'admin' }),
  addCompany: screen(`${folder}/add`, file('add.tsx'), { ...facts, uploads: true }),
  editCompany: screen(`${folder}/edit/:id`, file('edit.tsx'), { ...facts, uploads: true }),
  companyStatus: screen(`${folder}/status/:id`, file('status.tsx'), facts),
  companyCommission: screen(`${folder}/commission/:id`, file('commission.tsx'), facts),
  commissionRates: screen('dashboard/admin/commission-rates', file('commission-rates.tsx'), { area: 'admin' }),
  commissionRatesFile: screen('dashboard/admin/commission-rates.csv', file('commission-rates-file.ts'), {
    area: 'admin',
  }),
};
