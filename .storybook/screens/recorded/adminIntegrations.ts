import Page, { type loader } from '~/areas/admin/external-integration/list';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  query: {
    text: '',
    filters: {},
    sort: 'name',
    descending: false,
    plainSort: 'name',
    page: 1,
    rows: 20,
    plainRows: 20,
  },
  errors: {},
  choices: { status: ['active', 'canceled'] },
  look: { isDense: false, rows: 20, columns: undefined },
  list: {
    rows: [
      {
        id: 2,
        name: 'Demobuss trafikplanering',
        status: 'active',
        keyId: 'sDqP8s3AWPgOfjWGo_5w8Q',
        companyId: 5,
        customerId: null,
        externalId: null,
        previousUntil: null,
        version: 1,
        companyName: 'Demobuss Uppsala AB',
        customerName: null,
        customerUsername: null,
        lastUsedAt: null,
        createdAt: new Date('2026-10-11T09:31:33.230Z'),
      },
      {
        id: 1,
        name: 'Kims resebokning',
        status: 'active',
        keyId: 'eA_9QqKKMmadxynpdCzE_g',
        companyId: null,
        customerId: 3,
        externalId: null,
        previousUntil: null,
        version: 1,
        companyName: null,
        customerName: 'Demo Skolan i Uppsala',
        customerUsername: 'corporate',
        lastUsedAt: null,
        createdAt: new Date('2026-10-11T09:31:33.230Z'),
      },
    ],
    total: 2,
    page: 1,
    pages: 1,
    pageSize: 20,
  },
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminIntegrations: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/external-integration/list',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: {
    sv: { ...same, title: 'Integrationer' },
    en: { ...same, title: 'Integrations' },
  },
};
