import { ADMINS, all, only, sent } from '../outcomes';
import type { FormRow, PageRow } from '../rows';
import {
  aCompanyWithFees,
  aCompanyWithoutFees,
  ownCancellationFees,
  theMinimumFees,
} from '../testing/cancellation-subjects';

const admins = only('SYSTEM_ADMIN', 'SYSTEM_OWNER');
const operators = only('COMPANY_ADMIN');
/** A company's terms belong to no administrator: each may change any. */
const others = all(ADMINS, 'allowed');
const form = (more: Partial<FormRow> = {}): FormRow => ({ may: sent(admins), others, ...more });
const folder = 'dashboard/admin/configurations/cancellation-fees';

export const rows: readonly PageRow[] = [
  {
    route: 'dashboard/company/configurations/cancellation-fees/list',
    subject: ownCancellationFees,
    see: operators,
    // The address identifies nobody: each has their own.
    others: all(['COMPANY_ADMIN'], 'allowed'),
    forms: { '': { may: sent(operators), others: all(['COMPANY_ADMIN'], 'allowed') } },
  },
  { route: `${folder}/list`, see: admins },
  { route: `${folder}/create`, see: admins, forms: { '': form({ subject: aCompanyWithoutFees }) } },
  { route: `${folder}/edit/:id`, subject: aCompanyWithFees, see: admins, others, forms: { '': form() } },
  { route: `${folder}/minimum`, see: admins, forms: { '': form({ subject: theMinimumFees }) } },
];
