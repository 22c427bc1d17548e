import { ADMINS, all, only, sent } from '../outcomes';
import type { FormRow, PageRow } from '../rows';
import { aNewProperty, aProperty } from '../testing/accessibility-subjects';

const admins = only('SYSTEM_ADMIN', 'SYSTEM_OWNER');
/** The catalogue belongs to no administrator: each may change it. */
const others = all(ADMINS, 'allowed');
const form = (more: Partial<FormRow> = {}): FormRow => ({ may: sent(admins), others, ...more });
const folder = 'dashboard/admin/configurations/accessibility';

export const rows: readonly PageRow[] = [
  { route: folder, see: admins },
  { route: `${folder}/add`, see: admins, forms: { '': form({ subject: aNewProperty }) } },
  { route: `${folder}/edit/:id`, subject: aProperty, see: admins, others, forms: { '': form() } },
  { route: `${folder}/remove/:id`, subject: aProperty, see: admins, others, forms: { '': form() } },
  { route: 'dashboard/company/configurations/accessibility', see: only('COMPANY_ADMIN') },
];
