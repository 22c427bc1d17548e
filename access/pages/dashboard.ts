import type { ActorKind } from '../actors';
import { ADMINS, all, only, outcomes, sent, STRANGERS } from '../outcomes';
import type { PageRow } from '../rows';

/** How lists look: kept by the browser of who sends it, and shown nowhere but below the lists. */
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
  'train',
];
/** Quick-find of each dashboard, for who may be there; what each finds is theirs to see (quick-find.db.test.ts). */
const find = (area: string, ...kinds: ActorKind[]): PageRow => ({
  route: `dashboard/${area}/find`,
  // Two letters of many things: the only match is gone to at once.
  query: { q: 'e' },
  see: only(...kinds),
});

export const rows: readonly PageRow[] = [
  // The main route leads everybody on to their own.
  { route: 'dashboard/*', at: 'dashboard', see: outcomes('home', all(STRANGERS, 'login')) },
  { route: 'dashboard/company', see: only('COMPANY_ADMIN') },
  // Every area has a page of its own at its first address.
  find('admin', ...ADMINS),
  find('company', 'COMPANY_ADMIN'),
  find('driver', 'DRIVER'),
  find('organisation', ...ORGANISATION),
  find('train', 'train'),
  find('traffic', 'TRAFFIC_CONTROLLER'),
  look('admin', '/dashboard/admin/users', only(...ADMINS)),
  look('company', '/dashboard/company/users/list', only('COMPANY_ADMIN')),
  look('organisation', '/dashboard/organisation/users', only(...ORGANISATION)),
];
