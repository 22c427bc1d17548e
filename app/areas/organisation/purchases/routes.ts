// By its path: the build reads the routes before it knows any alias.
import { KEEPS_ACCOUNTS } from '../../../../states/deal-roles';
import { screen } from '../../../screen';

const file = (name: string) => `areas/organisation/purchases/${name}`;
const folder = 'dashboard/organisation/purchases';
const facts = {
  area: 'organisation',
  roles: KEEPS_ACCOUNTS,
} as const;

export const unitPurchaseScreens = {
  unitPurchases: screen(`${folder}/list`, file('list.tsx'), facts),
  unitPurchasesFile: screen(`${folder}/list.csv`, file('list-file.ts'), facts),
  unitReceipt: screen(`${folder}/details/:id/receipt.pdf`, file('receipt.ts'), { ...facts, hidden: true }),
  unitPurchase: screen(`${folder}/details/:id`, file('details.tsx'), {
    ...facts,
    hidden: true,
    back: `${folder}/list`,
  }),
};
