import { ADMINS, all, only } from '../outcomes';
import type { PageRow } from '../rows';
import { aSettlement, ownSettlement } from '../testing/settlement-subjects';

const operators = only('COMPANY_ADMIN');
const admins = only('SYSTEM_ADMIN', 'SYSTEM_OWNER');

const company = 'dashboard/company/settlements';
const admin = 'dashboard/admin/settlements';
/** No administrator owns a company: each may read any. */
const others = all(ADMINS, 'allowed');

/** The address names no company: everybody reads the own one's month. */
const mine = { COMPANY_ADMIN: 'allowed' } as const;

/** What was driven and sold, and what is due for it: each company its own, administrators all. */
export const rows: readonly PageRow[] = [
  { route: 'dashboard/company/reporting/list', see: operators },
  { route: 'dashboard/company/reporting/list.csv', see: operators },
  { route: 'dashboard/admin/reporting', see: admins },
  { route: 'dashboard/admin/reporting.csv', see: admins },
  { route: `${company}/list`, see: operators },
  { route: `${company}/details/:month`, subject: ownSettlement, see: operators, others: mine },
  { route: `${company}/details/:month/statement.csv`, subject: ownSettlement, see: operators, others: mine },
  { route: `${company}/details/:month/statement.pdf`, subject: ownSettlement, see: operators, others: mine },
  { route: `${admin}/list`, see: admins },
  { route: `${admin}/details/:id/:month`, subject: aSettlement, see: admins, others },
  { route: `${admin}/details/:id/:month/statement.csv`, subject: aSettlement, see: admins, others },
  { route: `${admin}/details/:id/:month/statement.pdf`, subject: aSettlement, see: admins, others },
];
