import { ADMINS, all, only, sent } from '../outcomes';
import type { FormRow, PageRow } from '../rows';
import { aDealCustomer, aNewDealCustomer, anInvitingDealCustomer } from '../testing/deal-subjects';

const admins = only('SYSTEM_ADMIN', 'SYSTEM_OWNER');
/** No administrator owns an organisation: each may do it to any. */
const others = all(ADMINS, 'allowed');
const form = (more: Partial<FormRow> = {}): FormRow => ({ may: sent(admins), others, ...more });

export const rows: readonly PageRow[] = [
  { route: 'dashboard/admin/deal-customers/list', see: admins },
  { route: 'dashboard/admin/deal-customers/list.csv', see: admins },
  { route: 'dashboard/admin/deal-customers/create', see: admins, forms: { '': form({ subject: aNewDealCustomer }) } },
  {
    route: 'dashboard/admin/deal-customers/details/:id',
    subject: aDealCustomer,
    see: admins,
    others,
    forms: { invite: form({ subject: anInvitingDealCustomer }) },
  },
  {
    route: 'dashboard/admin/deal-customers/edit/:id',
    subject: aDealCustomer,
    see: admins,
    others,
    forms: { '': form() },
  },
  {
    route: 'dashboard/admin/deal-customers/status/:id',
    subject: aDealCustomer,
    query: { to: 'suspended' },
    see: admins,
    others,
    forms: { '': form() },
  },
];
