// Traces: S2-073, S2-074
import { screen } from '../../../screen';

const file = (name: string) => `areas/company/post-invoicing/${name}`;
const folder = 'dashboard/company/post-invoicing';

export const postInvoicingScreens = {
  postInvoicing: screen(`${folder}/list`, file('list.tsx'), { area: 'company' }),
  companyDeviation: screen(`${folder}/details/:id`, file('details.tsx'), { area: 'company', back: `${folder}/list` }),
};
