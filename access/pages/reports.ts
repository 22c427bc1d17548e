import { ADMINS, all, only } from '../outcomes';
import type { PageRow } from '../rows';
import { aSettlement, ownSettlement } from '../testing/settlement-subjects';

const operators = only('COMPANY_ADMIN');
const admins = only('SYSTEM_ADMIN', 'SYSTEM_OWNER');

const company = 'dashboard/company/settlements';
const admin = 'dashboard/admin/settlements';
/** Companies belong to no administrator: each may read any. */
const others = all(ADMINS, 'allowed');

/** The address names no company: everybody sees their own one's month. */
const mine = { COMPANY_ADMIN: 'allowed' } as const;

/** Journeys, sales and what is due for them: each company its own, administrators all. */
export const rows: readonly PageRow[] = [
  { route: 'dashboard/company/reporting/list', see: operators },
  { route: 'dashboard/company/reporting/list.csv', see: operators },
  { route: 'dashboard/admin/reporting', see: admins },
  { route: 'dashboard/admin/reporting.csv', see: admins },
  { route: `${company}/list`, see: operators },
  { route: `${company}/list.csv`, see: operators },
  { route: `${company}/details/:month`, subject: ownSettlement, see: operators, others: mine },
  { route: `${company}/details/:month/statement.csv`, subject: ownSettlement, see: operators, others: mine },
  { route: `${company}/details/:month/statement.pdf`, subject: ownSettlement, see: operators, others: mine },
  { route: `${admin}/list`, see: admins },
  { route: `${admin}/list.csv`, see: admins },
  { route: `${admin}/details/:id/:month`, subject: aSettlement, see: admins, others },
  { route: `${admin}/details/:id/:month/statement.csv`, subject: aSettlement, see: admins, others },
  { route: `${admin}/details/:id/:month/statement.pdf`, subject: aSettlement, see: admins, others },
];
