import { only } from '../outcomes';
import type { PageRow } from '../rows';

const operators = only('COMPANY_ADMIN');
const admins = only('SYSTEM_ADMIN', 'SYSTEM_OWNER');

/** What was driven and sold: each company its own, administrators all. */
export const rows: readonly PageRow[] = [
  { route: 'dashboard/company/reporting/list', see: operators },
  { route: 'dashboard/company/reporting/list.csv', see: operators },
  { route: 'dashboard/admin/reporting', see: admins },
  { route: 'dashboard/admin/reporting.csv', see: admins },
];
