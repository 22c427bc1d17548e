import type { ActorKind } from '../actors';
import { ADMINS, all, only, outcomes, sent, STRANGERS } from '../outcomes';
import type { PageRow } from '../rows';

/** Display settings of lists: stored in the sender's browser, shown only with the lists. */
const look = (area: string, list: string, see: PageRow['see']): PageRow => ({
  route: `dashboard/${area}/list-look`,
  see,
  shown: 204,
  forms: { '': { may: sent(see), fields: { list, dense: 'on', column: 'email' } } },
});

const ORGANISATION: readonly ActorKind[] = [
  'DEAL_CUSTOMER_ADMIN',
  'DEAL_CUSTOMER_BOOKER',
  'DEAL_CUSTOMER_FINANCE',
  'DEAL_CUSTOMER_USER',
  'train',
];
/** Quick-find of each dashboard, for its roles; what it finds is limited to what they may see (quick-find.db.test.ts). */
const find = (area: string, ...kinds: ActorKind[]): PageRow => ({
  route: `dashboard/${area}/find`,
  // One letter matches many things: a single match would redirect.
  query: { q: 'e' },
  see: only(...kinds),
});

export const rows: readonly PageRow[] = [
  // The main route sends everybody to their own.
  { route: 'dashboard/*', at: 'dashboard', see: outcomes('home', all(STRANGERS, 'login')) },
  { route: 'dashboard/company', see: only('COMPANY_ADMIN') },
  // Every area has its own page at its first address.
  find('admin', ...ADMINS),
  find('company', 'COMPANY_ADMIN'),
  find('driver', 'DRIVER'),
  find('organisation', ...ORGANISATION),
  find('train', 'train'),
  find('traffic', 'TRAFFIC_CONTROLLER'),
  look('admin', '/dashboard/admin/users', only(...ADMINS)),
  look('company', '/dashboard/company/users/list', only('COMPANY_ADMIN')),
  look('organisation', '/dashboard/organisation/users', only(...ORGANISATION)),
  look('traffic', '/dashboard/traffic/quotes', only('TRAFFIC_CONTROLLER')),
];
