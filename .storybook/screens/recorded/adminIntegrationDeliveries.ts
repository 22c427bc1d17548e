import Page, { type loader } from '~/areas/admin/external-integration/deliveries';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  query: {
    text: '',
    filters: {},
    sort: 'created',
    descending: true,
    plainSort: '-created',
    page: 1,
    rows: 20,
    plainRows: 20,
  },
  errors: {},
  choices: { status: ['pending', 'delivered', 'failed'] },
  look: { isDense: false, rows: 20, columns: undefined },
  saved: [],
  list: { rows: [], total: 0, page: 1, pages: 0, pageSize: 20 },
  id: 2,
  name: 'Resebyrån mwwa7nc9',
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminIntegrationDeliveries: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/external-integration/deliveries/2',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: {
    sv: { ...same, title: 'Meddelanden till Resebyrån mwwa7nc9' },
    en: { ...same, title: 'Messages to Resebyrån mwwa7nc9' },
  },
};
