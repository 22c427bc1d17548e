import Page, { type loader } from '~/areas/admin/external-integration/edit';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  title: 'Demobuss trafikplanering',
  integration: {
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
  operators: [
    { id: 66, name: 'Demobuss Alingsås AB', orgNumber: '5599000667' },
    { id: 71, name: 'Demobuss Boo AB', orgNumber: '5599000717' },
    { id: 38, name: 'Demobuss Borlänge AB', orgNumber: '5599000386' },
  ],
  webhook: { url: null, events: [] },
  revision: '8-jXTcN8_e2yVtDkHcuCrY',
  draft: null,
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminEditIntegration: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/external-integration/edit/2',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: {
    sv: { ...same, now: 1795599154251 },
    en: { ...same, now: 1795599154267 },
  },
};
