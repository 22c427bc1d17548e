import { only, outcomes, all, STRANGERS } from '../outcomes';
import type { PageRow } from '../rows';

const dashboard = (name: string, see: PageRow['see']): PageRow => ({
  route: 'dashboard/*',
  at: `dashboard/${name}`,
  see,
});

export const rows: readonly PageRow[] = [
  // The main route leads everybody on to their own.
  { route: 'dashboard/*', at: 'dashboard', see: outcomes('home', all(STRANGERS, 'login')) },
  { route: 'dashboard/company', see: only('COMPANY_ADMIN') },
  dashboard('driver', only('DRIVER')),
];
