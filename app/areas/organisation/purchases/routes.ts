import { screen } from '../../../screen';

const file = (name: string) => `areas/organisation/purchases/${name}`;
const folder = 'dashboard/organisation/purchases';

export const unitPurchaseScreens = {
  unitPurchases: screen(`${folder}/list`, file('list.tsx'), { area: 'organisation' }),
  unitPurchasesFile: screen(`${folder}/list.csv`, file('list-file.ts'), { area: 'organisation' }),
  unitReceipt: screen(`${folder}/details/:id/receipt.pdf`, file('receipt.ts'), { area: 'organisation' }),
  unitPurchase: screen(`${folder}/details/:id`, file('details.tsx'), { area: 'organisation', back: `${folder}/list` }),
};
